/** One reading of a Solution worked out: which cards go and stay, or the values on its tree; and the Goal beside it. */
import { Dot } from "../board/pieces.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @param {{drawn: any}} props */
export function WorkedOut({ drawn }) {
  if (!drawn) return null;
  if (drawn.tree)
    return html`<div class="lines small"><${Branch} node=${drawn.tree} /><p>${t("worked.value", { value: drawn.value ?? "", goal: drawn.goal_value ?? "" })}</p></div>`;
  return html`<div class="lines small">${(drawn.solutions ?? []).map((/** @type {any} */ one, /** @type {number} */ place) => html`<${Cards} key=${place} one=${one} />`)}${drawn.goal && html`<p>${t("worked.goal", { goal: drawn.goal.join(", ") })}</p>`}</div>`;
}

/** @param {{one: any}} props */
function Cards({ one }) {
  return html`${one.removed.length > 0 && html`<p class="row">${t("worked.removed")} ${one.removed.map((/** @type {string} */ card) => html`<${SmallCard} key=${card} card=${card} />`)}</p>`}
    <p class="row">${t("worked.chosen", { count: one.count })} ${one.chosen.map((/** @type {string} */ card) => html`<${SmallCard} key=${card} card=${card} />`)}</p>`;
}

/** @param {{node: any}} props */
function Branch({ node }) {
  return html`<ul class="branch"><li>${node.symbol} ${node.value !== undefined && html`<b>= ${node.value}</b>`}${(node.operands ?? []).map((/** @type {any} */ one, /** @type {number} */ place) => html`<${Branch} key=${place} node=${one} />`)}</li></ul>`;
}

/** @param {{card: string}} props */
function SmallCard({ card }) {
  if (card === "-") return html`<span class="chip">${t("card.blank")}</span>`;
  return html`<span class="chip" role="img" aria-label=${t("card.named", { colors: [...card].map((one) => t(`symbol.${one}`)).join(", ") })}>${[...card].map((one) => html`<${Dot} key=${one} color=${one} />`)}</span>`;
}

/** One reading of a Solution worked out: which cards go and stay, or the values on its tree. */
import { Dot } from "../board/pieces.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @param {{drawn: any}} props */
export function WorkedOut({ drawn }) {
  if (!drawn) return null;
  if (drawn.tree)
    return html`<div class="lines small"><${Branch} node=${drawn.tree} /><p>${t("worked.value", { value: drawn.value ?? "", goal: drawn.goal_value ?? "" })}</p></div>`;
  const removed = drawn.removed ?? [];
  const chosen = drawn.chosen ?? [];
  return html`<div class="lines small">${drawn.text && html`<p>${drawn.text}</p>`}${removed.length > 0 && html`<p>${t("worked.removed")} ${removed.map((/** @type {string} */ one) => html`<${SmallCard} key=${one} card=${one} />`)}</p>`}<p>${t("worked.chosen", { count: chosen.length })} ${chosen.map((/** @type {string} */ one) => html`<${SmallCard} key=${one} card=${one} />`)}</p></div>`;
}

/** @param {{node: any}} props */
function Branch({ node }) {
  return html`<ul><li>${node.symbol} ${node.value !== undefined && html`<b>= ${node.value}</b>`}${(node.operands ?? []).map((/** @type {any} */ one, /** @type {number} */ place) => html`<${Branch} key=${place} node=${one} />`)}</li></ul>`;
}

/** @param {{card: string}} props */
function SmallCard({ card }) {
  if (card === "-") return html`<span class="chip">${t("card.blank")}</span>`;
  return html`<span class="chip" role="img" aria-label=${t("card.named", { colors: [...card].map((one) => t(`symbol.${one}`)).join(", ") })}>${[...card].map((one) => html`<${Dot} key=${one} color=${one} />`)}</span>`;
}

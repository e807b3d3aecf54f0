/** The variation sheet: everything the division plays in three columns, what the pressed one does below, blanks to fill in. */
import { Cube, cubeName, SymbolText } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink } from "../../shared/shell.js";
import { classes, html, signal } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { words as preparingWords } from "../../strings/preparing.ftl";
import { catalog, meaningOf, needCatalog } from "../state/catalog.js";
import { can, game, isAsked, isLinked, isSelfPoliced, names, shake, view } from "../state/state.js";
import { send } from "../net/sending.js";
import { chooser, variationTitle } from "../side/side.js";
import { Shelf as CommonShelf } from "./actions.js";
import { sayWhy } from "./closed_reason.js";

addWords(preparingWords);

/** @typedef {import("../../types").VariationOffer} VariationOffer */

/** What is pressed, and what its blank holds. It stays when the turn passes; once it is circled one begins with nothing. */
const draft = signal({ choice: "", name: "", filled: /** @type {string | number | null} */ (null) });

/** Which choice a variation is: of this shake, while it is circled or while it is not. @param {string} name */
function choice(name) {
  return `${shake.value?.number} ${shake.value?.variations.some((one) => one.name === name)}`;
}

/** What is pressed now. */
function chosen() {
  return draft.value.choice === choice(draft.value.name) ? draft.value : { name: "", filled: null };
}

/** @param {string} name @param {string | number | null} [filled] */
function note(name, filled = null) {
  draft.value = { choice: choice(name), name, filled };
}

/** What the division plays: as the server offers it to who chooses, else as the edition lists it. @returns {VariationOffer[]} */
function offers() {
  const offered = view.value?.legal?.variations;
  if (offered) return offered;
  const taken = new Set(shake.value?.variations.map((one) => one.name));
  return Object.values(catalog.value.variations).map((one) => ({
    name: one.name,
    title: one.title,
    blank: one.blank?.name ?? null,
    rule: one.section,
    is_chosen: taken.has(one.name) || one.is_always,
    why_not: null,
  }));
}

/** @param {VariationOffer} offer */
const isOpen = (offer) => !offer.is_chosen && (!offer.why_not || isSelfPoliced.value);

/** The sheet with its detail. */
export function Hand() {
  needCatalog();
  const now = shake.value;
  if (!now) return null;
  const { name, filled } = chosen();
  const list = offers();
  const one = list.find((offer) => offer.name === name) ?? null;
  return html`<section class=${classes("work vsheet", list.length > 12 && "vsheet--many")} aria-label=${t("variations.sheet")}>
    <div class="grid3" role="group" aria-label=${t("variations.sheet")}>${list.map((offer) => html`<${Offer} key=${offer.name} offer=${offer} isPressed=${offer.name === name} />`)}</div>
    <div class="detail" aria-live="polite"><${Detail} one=${one} />${one?.blank && isOpen(one) && isAsked("select") && html`<${FillIn} offer=${one} filled=${filled} />`}</div></section>`;
}

/** @param {{offer: VariationOffer, isPressed: boolean}} props */
function Offer({ offer, isPressed }) {
  const taken = offer.is_chosen ? shake.value?.variations.find((one) => one.name === offer.name) : null;
  const by = offer.is_chosen ? (taken && chooser(taken)) || t("variations.taken") : "";
  const act = () => note(isPressed ? "" : offer.name);
  return html`<button class="pick" aria-pressed=${String(isPressed)} aria-disabled=${isOpen(offer) ? undefined : "true"} ...${press(act)}><span><${SymbolText} text=${offer.title} /></span>
    ${by ? html`<small>${by}</small>` : html`<small class="pick__words"><${SymbolText} text=${meaningOf(offer.name)} /></small>`}</button>`;
}

/** What the pressed variation does, or why it may not be circled. @param {{one: VariationOffer | null}} props */
function Detail({ one }) {
  if (!one) return html`<p><b>${t("variations.press")}</b> ${rich("variations.beware")}</p>`;
  const title = html`<b><${SymbolText} text=${one.title} />.</b>`;
  if (one.why_not && !isOpen(one)) return html`<p>${title} ${said(one.why_not, names.value)} <${RuleLink} rule=${one.why_not.rule} book=${game.value} /></p>`;
  const taken = shake.value?.variations.find((other) => other.name === one.name);
  return html`<p>${title} <${SymbolText} text=${meaningOf(one.name)} /> ${taken && chooser(taken) && t("variation.by", { name: chooser(taken) })} <${RuleLink} rule=${one.rule} book=${game.value} /></p>`;
}

/** @param {{offer: VariationOffer, filled: string | number | null}} props */
function FillIn({ offer, filled }) {
  const now = shake.value;
  const blank = offer.blank ?? "";
  const faces = [...new Set((now?.resources ?? []).map((cube) => cube.replace(/^[rbgk](?=.)/, "")))];
  const choices = catalog.value.variations[offer.name]?.blank?.choices ?? [];
  const symbols = choices.length > 0 ? choices.filter((one) => faces.includes(String(one))) : faces;
  const fill = (/** @type {string | number} */ value) => note(offer.name, value);
  /** @param {string | number} value @param {any} drawn @param {string} spoken */
  const key = (value, drawn, spoken) =>
    html`<button key=${value} class=${typeof drawn === "string" ? "key key--plain" : "key"} aria-label=${spoken} aria-pressed=${String(filled === value)} ...${press(() => fill(value))}>${drawn}</button>`;
  const keys =
    blank === "cube"
      ? symbols.map((one) =>
          key(one, html`<${Cube} cube=${String(one)} state=${filled === one ? "is-selected" : ""} isHidden=${true} />`, cubeName(String(one))),
        )
      : blank === "card"
        ? (now?.universe ?? []).map((card) => key(card, card === "-" ? t("card.blank") : card, card === "-" ? t("card.blank") : card))
        : choices.length > 0 && blank !== "set"
          ? choices.map((one) => key(one, String(one), String(one)))
          : null;
  if (keys) return html`<div class="detail__keys" role="group" aria-label=${t("variations.fill-in", { blank: t(`blank.${blank}`) })}>${keys}</div>`;
  return html`<label class="field detail__field"><span>${t(`blank.${blank}`)}</span><input class="input" autocomplete="off" value=${filled ?? ""} onInput=${(/** @type {any} */ event) => fill(event.target.value)} /></label>`;
}

/** Circle it; where one may stop, that too. */
export function Shelf() {
  if (!isAsked("select")) return html`<${CommonShelf} between=${html`<${Circled} />`} />`;
  const { name, filled } = chosen();
  const one = offers().find((offer) => offer.name === name) ?? null;
  const isReady = isLinked.value && one !== null && isOpen(one) && (!one.blank || (filled !== null && filled !== ""));
  const label = one
    ? t("variations.circle", { title: one.blank && filled !== null && filled !== "" ? t("variation.filled", { title: one.title, filled }) : one.title })
    : t("variations.choose");
  const act = () => {
    if (isReady && one) send({ do: "select", name: one.name, ...(one.blank ? { filled_in: filled } : {}) });
    else sayWhy(one?.why_not, t(!one ? "why.circle" : one.is_chosen ? "why.taken" : "why.fill-in", { title: one?.title }), "selecting-order");
  };
  const pass = can("pass-variation") && html`<button class="btn" ...${press(() => send({ do: "pass-variation" }))}>${t("variations.pass")}</button>`;
  return html`<${CommonShelf} main=${{ label: html`<${SymbolText} text=${label} />`, name: label, act, isOpen: isReady }} between=${pass || html`<${Circled} />`} />`;
}

/** What is circled so far. */
function Circled() {
  const list = shake.value?.variations ?? [];
  return html`<span class="shelf__note">${list.length === 0 ? t("variations.none-yet") : html`<${SymbolText} text=${list.map(variationTitle).join(", ")} />`}</span>`;
}

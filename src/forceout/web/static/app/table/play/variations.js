/** The variation sheet: paper over the table, with the roll in view and blanks to fill in. */
import { Card, Cube, cubeName, Icon, SymbolText } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink } from "../../shared/shell.js";
import { classes, html, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { words as preparingWords } from "../../strings/preparing.ftl";
import { catalog, meaningOf, needCatalog, titleOf } from "../state/catalog.js";
import { can, events, game, isAsked, isLinked, isSelfPoliced, mySeat, names, shake, view } from "../state/state.js";
import { send } from "../net/sending.js";
import { SmallTimer } from "./timer.js";
import { Shelf } from "./actions.js";
import { sayWhy } from "./closed_reason.js";

addWords(preparingWords);

/** @typedef {import("../../types").VariationOffer} VariationOffer */

/** The sheet, while one chooses. */
export function VariationSheet() {
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const [filled, setFilled] = useState(/** @type {string | number | null} */ (null));
  needCatalog();
  const now = shake.value;
  const offers = view.value?.legal?.variations ?? [];
  if (!now || !isAsked("select")) return null;
  const one = offers.find((offer) => offer.name === chosen) ?? null;
  const isReady = isLinked.value && one !== null && (!one.why_not || isSelfPoliced.value) && (!one.blank || (filled !== null && filled !== ""));
  const label = one
    ? t("variations.circle", { title: one.blank && filled !== null ? t("variation.filled", { title: one.title, filled }) : one.title })
    : t("variations.choose");
  const act = () => {
    if (isReady && one) send({ do: "select", name: one.name, ...(one.blank ? { filled_in: filled } : {}) });
    else sayWhy(one?.why_not, t(one ? "why.fill-in" : "why.circle"), "selecting-order");
  };
  const pick = (/** @type {VariationOffer} */ offer) => {
    setChosen(offer.name === chosen ? null : offer.name);
    setFilled(null);
  };
  return html`<section class="sheetpaper" aria-labelledby="variations-title">
    <div class="spread"><div><h2 class="sheet__title" id="variations-title">${t("variations.sheet")}</h2><p class="quiet small">${t("variations.what")}</p></div><${SmallTimer} isAlways=${true} /></div>
    <${Turns} />
    <div class="rolled" role="group" aria-label=${t("variations.rolled")}><div class="rolled__row">${now.resources.map((cube, place) => html`<${Cube} key=${place} cube=${cube} size="sm" />`)}</div>
      ${now.universe && html`<ul class="rolled__row">${now.universe.map((card) => html`<${Card} key=${card} card=${card} />`)}</ul>`}</div>
    <ol class="vlist">${offers.map((offer, place) => html`<${Offer} key=${offer.name} offer=${offer} number=${place + 1} isChosen=${offer.name === chosen} filled=${filled} onPick=${() => pick(offer)} onFill=${setFilled} />`)}</ol>
    <div class="endbar"><p class="small quiet">${t("variations.beware")}</p>
      ${can("pass-variation") && html`<button class="btn" ...${press(() => send({ do: "pass-variation" }))}>${t("variations.pass")}</button>`}
      <button class="btn btn--primary btn--big not-phone" aria-disabled=${String(!isReady)} ...${press(act)}>${label}</button></div>
    <${Shelf} main=${{ label, act, isOpen: isReady }} middle=${html`<span></span>`} /></section>`;
}

/** Who chose what, and who is next. */
function Turns() {
  const now = shake.value;
  if (!now) return null;
  const selected = events.value.slice(events.value.findLastIndex((one) => one.do === "roll") + 1).filter((one) => one.do === "select");
  return html`<ol class="turns" aria-label=${t("variations.order")}>
    ${selected.map((one) => html`<li key=${one.seq} class="chip"><${Icon} name="check" /> ${t("variations.chose", { name: names.value[one.by ?? ""] ?? "", title: titleOf(one.name ?? "") })}</li>`)}
    ${now.turn === mySeat.value && html`<li class="chip chip--accent"><${Icon} name="pencil" /> ${t("variations.you-choose", { name: names.value[now.turn ?? ""] ?? "" })}</li>`}</ol>`;
}

/** @param {{offer: VariationOffer, number: number, isChosen: boolean, filled: string | number | null, onPick: () => void, onFill: (value: string | number) => void}} props */
function Offer({ offer, number, isChosen, filled, onPick, onFill }) {
  const taken = offer.is_chosen;
  const isOpen = !taken && (!offer.why_not || isSelfPoliced.value);
  const means = meaningOf(offer.name);
  return html`<li class=${classes("var", taken && "var--taken")}>
    <button class="var__row" aria-pressed=${isOpen ? String(isChosen) : undefined} aria-disabled=${isOpen ? undefined : "true"} ...${press(() => (isOpen ? onPick() : sayWhy(offer.why_not, t("why.taken", { title: offer.title }), "selecting-order")))}>
      <span class="var__n">${number}</span>
      <span class="var__name">${(isChosen || taken) && html`<svg class="ring" viewBox="0 0 200 60" preserveAspectRatio="none" aria-hidden="true"><path d="M22 34C18 12 70 5 112 6c48 1 76 11 74 26-2 17-52 24-92 23C48 54 8 46 15 27 20 14 58 7 96 5" /></svg>`}
        <b><${SymbolText} text=${offer.title} /></b>${offer.blank && html`<span class="blank">${isChosen && filled !== null ? String(filled) : "\u00a0"}</span>`}</span>
      <span class="var__words"><${SymbolText} text=${means} /></span>
      ${isChosen && html`<span class="chip chip--accent">${t("variations.yours")}</span>`}${taken && html`<span class="chip">${t("variations.taken")}</span>`}</button>
    ${isOpen && isChosen && html`<p class="var__why">${t("variations.rule")} <${RuleLink} rule=${offer.rule} book=${game.value} /></p>`}
    ${!isOpen && !taken && offer.why_not && html`<p class="var__why">${said(offer.why_not, names.value)} <${RuleLink} rule=${offer.why_not.rule} book=${game.value} /></p>`}
    ${isChosen && offer.blank && html`<${FillIn} offer=${offer} filled=${filled} onFill=${onFill} />`}</li>`;
}

/** @param {{offer: VariationOffer, filled: string | number | null, onFill: (value: string | number) => void}} props */
function FillIn({ offer, filled, onFill }) {
  const now = shake.value;
  const blank = offer.blank ?? "";
  const faces = [...new Set((now?.resources ?? []).map((cube) => cube.replace(/^[rbgk](?=.)/, "")))];
  const choices = catalog.value.variations[offer.name]?.blank?.choices ?? [];
  const symbols = choices.length > 0 ? choices.filter((one) => faces.includes(String(one))) : faces;
  /** @param {string | number} value @param {any} drawn @param {string} spoken */
  const key = (value, drawn, spoken) =>
    html`<button key=${value} class=${typeof drawn === "string" ? "key key--plain" : "key"} aria-label=${spoken} aria-pressed=${String(filled === value)} ...${press(() => onFill(value))}>${drawn}</button>`;
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
  return html`<div class="var__open"><span class="small"><b>${t("variations.fill-in")}</b> ${t(`blank.${blank}`)}</span>
    ${keys ? html`<div class="row">${keys}</div>` : html`<label class="field"><span>${t(`blank.${blank}`)}</span><input class="input" value=${filled ?? ""} onInput=${(/** @type {any} */ event) => onFill(event.target.value)} /></label>`}</div>`;
}

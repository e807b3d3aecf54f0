/** The side of the table: variations in force, the doors to what is folded. */
import { Icon, SymbolText } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { meaningOf, ruleOf, titleOf } from "../state/catalog.js";
import { events, game, mySeat, names, sheet, shake } from "../state/state.js";

/** @typedef {import("../../types").Shake["variations"][number]} InForceNow */

/**
 * What a variation is called, with its blank filled in.
 * @param {InForceNow} one
 */
export function variationTitle(one) {
  const title = one.title ?? titleOf(one.name);
  const filled = Object.entries(one).find(([name]) => ["cube", "card", "set", "k", "base", "color"].includes(name));
  return filled ? t("variation.filled", { title, filled: String(filled[1]) }) : title;
}

/**
 * Who chose a variation.
 * @param {InForceNow} one
 */
export function chooser(one) {
  const event = events.value.findLast((other) => other.do === "select" && other.name === one.name);
  const seat = one.by ?? event?.by;
  return seat ? (names.value[seat] ?? "") : "";
}

/** The variations in force, in sentences. */
export function VariationList() {
  const list = shake.value?.variations ?? [];
  if (list.length === 0) return html`<p class="small quiet">${t("variations.none")}</p>`;
  return html`<ul class="vars">${list.map(
    (
      one,
    ) => html`<li key=${one.name}><b><${SymbolText} text=${variationTitle(one)} /></b><${RuleLink} rule=${one.rule ?? ruleOf(one.name)} book=${game.value} />
      <span><${SymbolText} text=${one.words ?? meaningOf(one.name)} /> ${chooser(one) && html`<span class="quiet">${t("variation.by", { name: chooser(one) })}</span>`}</span></li>`,
  )}</ul>`;
}

/** The variations in force on a panel. */
export function VariationsPanel() {
  return html`<section class="panel panel--vars"><div class="panel__head"><h2>${rich("variations.title")}</h2></div><${VariationList} /></section>`;
}

/** The variations in force in a line each, where a phone on its side has room for them. */
export function InForce() {
  const list = shake.value?.variations ?? [];
  if (list.length === 0) return null;
  return html`<ul class="inforce only-flat" aria-label=${t("variations.title")}>${list.map((one) => html`<li key=${one.name}><b><${SymbolText} text=${variationTitle(one)} /></b> <${SymbolText} text=${one.words ?? meaningOf(one.name)} /></li>`)}</ul>`;
}

/** The door to the variations in force, where there is no row of tabs. */
export function VariationsDoor() {
  const count = shake.value?.variations.length ?? 0;
  if (count === 0) return null;
  return html`<button class="iconbtn bar__door not-side" aria-haspopup="dialog" aria-label=${t("tabs.variations", { count })} ...${press(() => (sheet.value = "variations"))}><${Icon} name="print" /></button>`;
}

/** The door to the scratch pad, on a laptop. */
export function ScratchDoor() {
  if (!mySeat.value || !shake.value) return null;
  return html`<button class="btn full rail__pad" title=${t("scratch.what")} ...${press(() => (sheet.value = "scratch"))}><${Icon} name="pencil" /> ${t("scratch.open")} <kbd class="kbd">P</kbd></button>`;
}

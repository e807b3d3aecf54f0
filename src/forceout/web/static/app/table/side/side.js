/** The side of the table: variations in force, the scratch pad's door, the log. */
import { Icon, SymbolText } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { meaningOf, ruleOf, titleOf } from "../state/catalog.js";
import { events, game, names, sheet, shake } from "../state/state.js";

/** @typedef {import("../../types").Shake["variations"][number]} InForce */

/**
 * What a variation is called, with its blank filled in.
 * @param {InForce} one
 */
export function variationTitle(one) {
  const title = one.title ?? titleOf(one.name);
  const filled = Object.entries(one).find(([name]) => ["cube", "card", "set", "k", "base", "color"].includes(name));
  return filled ? t("variation.filled", { title, filled: String(filled[1]) }) : title;
}

/** @param {InForce} one */
function chooser(one) {
  const event = events.value.findLast((other) => other.do === "select" && other.name === one.name);
  const seat = one.by ?? event?.by;
  return seat ? (names.value[seat] ?? "") : "";
}

/** The variations in force, in sentences. */
export function VariationsPanel() {
  const list = shake.value?.variations ?? [];
  return html`<section class="panel not-phone"><div class="panel__head"><h2>${rich("variations.title")}</h2></div>
    ${
      list.length === 0
        ? html`<p class="small quiet">${t("variations.none")}</p>`
        : html`<ul class="vars">${list.map(
            (
              one,
            ) => html`<li key=${one.name}><b><${SymbolText} text=${variationTitle(one)} /></b><${RuleLink} rule=${one.rule ?? ruleOf(one.name)} book=${game.value} />
      <span><${SymbolText} text=${one.words ?? meaningOf(one.name)} /> ${chooser(one) && html`<span class="quiet">${t("variation.by", { name: chooser(one) })}</span>`}</span></li>`,
          )}</ul>`
    }</section>`;
}

/** The variations in force as chips, for small screens. */
export function VariationChips() {
  const list = shake.value?.variations ?? [];
  if (list.length === 0) return null;
  return html`<div class="row only-phone vars-line" role="group" aria-label=${t("variations.title")}>${list.map((one) => html`<button key=${one.name} class="chip" ...${press(() => (sheet.value = "variations"))}><${SymbolText} text=${variationTitle(one)} /></button>`)}</div>`;
}

/** The door to the scratch pad. */
export function ScratchDoor() {
  return html`<div class="panel not-small"><div class="panel__head"><h2>${t("scratch.title")}</h2><span class="chip"><${Icon} name="lock" /> ${t("scratch.only-you")}</span></div>
    <p class="small quiet scratch__what">${t("scratch.what")}</p>
    <button class="btn full" ...${press(() => (sheet.value = "scratch"))}><${Icon} name="pencil" /> ${t("scratch.open")} <kbd class="kbd">P</kbd></button></div>`;
}

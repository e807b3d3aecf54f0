/** What a worksheet comes to: its conditions, each with its clause, and what follows. */
import { Icon } from "../board/pieces.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Clause } from "./screen.js";

/** @param {{result: any, game: string}} props */
export function SheetResult({ result, game }) {
  if (!result) return null;
  return html`<section class="panel" aria-live="polite"><h2 class="h-sec">${t("sheet.answer")}</h2>
    ${(result.lines ?? []).map((/** @type {any} */ one, /** @type {number} */ place) => html`<div key=${place} class=${`check check--${one.is_met ? "ok" : "bad"}`}><${Icon} name=${one.is_met ? "check" : "cross"} /><div>${one.asks} <b>${one.says}</b> <${Clause} rule=${one.rule} game=${game} /></div></div>`)}
    ${result.why && html`<p>${result.why}</p>`}<p><b>${result.says}</b></p>${result.goes_back && html`<p>${result.goes_back}</p>`}
    ${result.points > 0 && html`<p class="minus">−${result.points}</p>`}
    <p class="row">${(result.rules ?? []).map((/** @type {string} */ one) => html`<${Clause} key=${one} rule=${one} game=${game} />`)}</p></section>`;
}

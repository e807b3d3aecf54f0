/** The lot: each rolls a cube to see who sets the first Goal; a tie is a picture of what was rolled. */
import { Cube } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { can, names, view } from "../state/state.js";
import { send } from "../net/sending.js";

/** What was rolled so far, in the round before where that was a tie, and the roll. */
export function LotPanel() {
  const now = view.value;
  if (!now || now.shake) return null;
  const { rolled = {}, before = {}, contenders = [] } = now.lot ?? {};
  /** @param {string} face */
  const drawn = (face) => html`<${Cube} cube=${now.settings.game === "equations" && !/^[rbgk]/.test(face) ? `b${face}` : face} />`;
  const told = Object.entries({ ...before, ...rolled });
  /** @param {string} seat */
  const note = (seat) => (seat in rolled || !(seat in before) ? "" : t(contenders.includes(seat) ? "lot.again" : "lot.out"));
  return html`<section class="panel lot"><div class="panel__head"><h2>${t("lot.title")}</h2></div><p>${t("lot.what")}</p>
    <ul class="row lot__rolled">${told.map(([seat, face]) => html`<li key=${seat} class=${classes(note(seat) && (contenders.includes(seat) ? "is-tied" : "is-out"))}>${drawn(face)} ${names.value[seat] ?? seat} <span class="small quiet">${note(seat)}</span></li>`)}</ul>
    ${can("lot") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "lot" }))}>${t("lot.roll")}</button>`}
    ${can("shake") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "shake" }))}>${t("shake.first")}</button>`}</section>`;
}

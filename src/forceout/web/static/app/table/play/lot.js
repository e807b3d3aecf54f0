/** The lot: each rolls a cube to see who sets the first Goal. */
import { Cube } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { can, names, view } from "../state/state.js";
import { send } from "../net/sending.js";

/** What was rolled so far, and the roll. */
export function LotPanel() {
  const now = view.value;
  if (!now || now.shake) return null;
  const rolled = Object.entries(now.lot?.rolled ?? {});
  return html`<section class="panel lot"><div class="panel__head"><h2>${t("lot.title")}</h2></div><p>${t("lot.what")}</p>
    <ul class="row lot__rolled">${rolled.map(([seat, face]) => html`<li key=${seat}><${Cube} cube=${now.settings.game === "equations" && !/^[rbgk]/.test(face) ? `b${face}` : face} /> ${names.value[seat] ?? seat}</li>`)}</ul>
    ${can("lot") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "lot" }))}>${t("lot.roll")}</button>`}
    ${can("shake") && html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "shake" }))}>${t("shake.first")}</button>`}</section>`;
}

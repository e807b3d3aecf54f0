/** The door to a judge: an entry of the table's menu. */
import { press } from "../../shared/press.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { mySeat, sheet, view } from "../state/state.js";

const SPRITE = new URL("../../../pieces-hall.svg", import.meta.url).pathname;

/** The raised hand, for whoever plays; it shows whether they have called. */
export function CallEntry() {
  const now = view.value;
  const mine = now?.calls.find((one) => one.seat !== null && one.seat === mySeat.value);
  if (!mine && !now?.you.call) return null;
  return html`<button class="btn" aria-pressed=${String(Boolean(mine))} ...${press(() => (sheet.value = "call"))}><svg class="icon" aria-hidden="true"><use href=${`${SPRITE}#i-hand`} /></svg> <span>${t("call.title")}</span></button>`;
}

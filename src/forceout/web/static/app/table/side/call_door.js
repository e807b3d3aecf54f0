/** The door to a judge: a raised hand beside the other tools of the table. */
import { press } from "../../shared/press.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { mySeat, sheet, view } from "../state/state.js";

const SPRITE = new URL("../../../pieces-hall.svg", import.meta.url).pathname;

/** The raised hand; it shows whether somebody comes. */
export function CallDoor() {
  const now = view.value;
  if (!now || now.status !== "playing" || !mySeat.value) return null;
  const mine = now.calls.find((one) => one.seat === mySeat.value);
  if (!mine && !now.you.call) return null;
  const state = mine ? (mine.state === "here" ? "is-here" : "is-up") : "";
  return html`<button class=${`iconbtn iconbtn--call ${state}`} aria-label=${t("call.title")} aria-pressed=${String(Boolean(mine))} ...${press(() => (sheet.value = "call"))}><svg class="icon" aria-hidden="true"><use href=${`${SPRITE}#i-hand`} /></svg></button>`;
}

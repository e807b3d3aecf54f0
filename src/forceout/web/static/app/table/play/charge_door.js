/** The door to what may be charged, where the players see to the rules themselves. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { isAsked, mySeat, sheet } from "../state/state.js";

/** The door to the sheet: there whatever happened, so that it tells nothing. @param {{isFolded?: boolean}} props */
export function ChargeDoor({ isFolded = false }) {
  if (!mySeat.value || !isAsked("charge")) return null;
  return html`<button class=${classes("iconbtn charge__door", isFolded && "only-desk")} aria-haspopup="dialog" ...${press(() => (sheet.value = "charge"))}><${Icon} name="flag" /><span>${t("charge.open")}</span></button>`;
}

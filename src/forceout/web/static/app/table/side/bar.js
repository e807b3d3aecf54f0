/** The bar at the top of the table: the way out, where one is, the switches and the table's menu. */
import { Icon } from "../../board/pieces.js";
import { isMissed } from "../../shared/leaving.js";
import { isDark, prefer, preferences, toggleTheme } from "../../shared/preferences.js";
import { press } from "../../shared/press.js";
import { Mark } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { isLinked, sheet, view } from "../state/state.js";
import { RoundChip } from "../play/timer.js";

/** Whether somebody is asked before they leave: who plays is, but not while the line is cut, when the question could not be fetched. */
const mayAsk = () => isMissed(view.value) && isLinked.value;

const askToLeave = () => (sheet.value = "leave");

/** @param {Event} event */
function leaving(event) {
  if (!mayAsk()) return;
  event.preventDefault();
  askToLeave();
}

/**
 * The bar; `tools` are what a stage adds to it.
 * @param {{tools?: import("../../../vendor/preact").Child}} props
 */
export function Bar({ tools }) {
  const now = view.value;
  const { sound } = preferences.value;
  if (!now) return null;
  return html`<header class="bar">${mayAsk() ? html`<button class="iconbtn bar__back" aria-label=${t("table.leave")} aria-haspopup="dialog" ...${press(askToLeave)}><${Icon} name="back" /></button>` : html`<a class="iconbtn bar__back" href="/" aria-label=${t("table.leave")}><${Icon} name="back" /></a>`}
    <a class="topbar__name" href="/" aria-label=${t("shell.home")} onClick=${leaving}><${Mark} /><span>Forceout</span></a>
    <div class="bar__where"><b>${t(`game.${now.settings.game}`)}</b> <span>${rich("table.where", { division: rich(`division.${now.settings.division}`), shake: now.shake ? rich("table.shake", { number: now.shake.number }) : "" })}</span></div>
    ${tools}<${RoundChip} />
    <button class="iconbtn bar__sound" aria-label=${t("shell.sound")} aria-pressed=${String(sound)} ...${press(() => prefer({ sound: !sound }))}><${Icon} name="sound" kind=${sound ? "" : "is-muted"} /></button>
    <button class="iconbtn only-desk" aria-label=${isDark() ? t("shell.to-light") : t("shell.to-dark")} ...${press(toggleTheme)}><${Icon} name="theme" /></button>
    <button class="iconbtn only-desk" aria-label=${t("shell.help")} aria-haspopup="dialog" ...${press(() => (sheet.value = "help"))}><${Icon} name="help" /></button>
    <button class="iconbtn bar__menu" aria-label=${t("table.menu")} aria-haspopup="dialog" aria-expanded=${String(sheet.value === "menu")} ...${press(() => (sheet.value = "menu"))}><${Icon} name="menu" /></button></header>`;
}

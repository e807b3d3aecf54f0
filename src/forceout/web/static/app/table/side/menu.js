/** The menu of the table: what concerns everybody at it, what is for this person alone, and help. */
import { Icon } from "../../board/pieces.js";
import { Company } from "../../shared/company.js";
import { isMissed } from "../../shared/leaving.js";
import { isDark, prefer, preferences, toggleTheme } from "../../shared/preferences.js";
import { press } from "../../shared/press.js";
import { Dialog } from "../../shared/shell.js";
import { html, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as menuWords } from "../../strings/menu.ftl";
import { mayPause, sheet, view } from "../state/state.js";
import { ask } from "../net/sending.js";
import { askedOfMe } from "../play/your_turn.js";
import { CallEntry } from "./call_door.js";
import { JudgeCode } from "./judge_code.js";

addWords(menuWords);

/** Further entries about the table, each a component: calling a judge stands here. */
export const TABLE_ENTRIES = /** @type {any[]} */ ([CallEntry, JudgeCode]);

/** @param {{icon: string, act: () => void, isOn?: boolean, kind?: string, children?: any}} props */
export function Entry({ icon, act, isOn, kind = "", children }) {
  return html`<button class=${`btn ${kind}`} aria-pressed=${isOn === undefined ? undefined : String(isOn)} ...${press(act)}><${Icon} name=${icon} /> <span>${children}</span></button>`;
}

/** The menu. @param {{onClose: () => void}} props */
export function Menu({ onClose }) {
  const now = view.value;
  const { sound, contrast, motion } = preferences.value;
  if (!now) return null;
  /** @param {string} name */
  const open = (name) => () => (sheet.value = name);
  const isRunning = now.status === "playing";
  return html`<${Dialog} title=${t("menu.title")} kind="sheet--menu" onClose=${onClose}>
    ${isRunning && askedOfMe(now) && now.deadlines.length > 0 && html`<p class="small quiet" role="status">${t("menu.runs-on")}</p>`}
    <div class="menu" role="group" aria-labelledby="menu-table"><h3 id="menu-table">${t("menu.table")}</h3>
      ${isRunning && html`<${PauseEntry} onClose=${onClose} />`}<${BreakOffEntry} onClose=${onClose} />
      ${TABLE_ENTRIES.map((One, place) => html`<${One} key=${place} onClose=${onClose} />`)}
      ${now.you.is_host && html`<${Entry} icon="eye" isOn=${now.is_watchable} act=${() => ask("watching", { allowed: !now.is_watchable })}>${t(now.is_watchable ? "help.watchable" : "help.not-watchable")}<//>`}
      ${now.scoresheet && html`<${Entry} icon="print" act=${open("scoresheet")}>${t("menu.scoresheet")}<//>`}
      <${Entry} icon="back" act=${open("leave")}>${t(isMissed(now) ? "menu.leave-seat" : "menu.leave")}<//></div>
    <${Company} view=${now} />
    <div class="menu" role="group" aria-labelledby="menu-you"><h3 id="menu-you">${t("menu.you")}</h3>
      <${Entry} icon="sound" isOn=${sound} act=${() => prefer({ sound: !sound })}>${t("menu.sound")}<//>
      <${Entry} icon="theme" act=${toggleTheme}>${t(isDark() ? "shell.to-light" : "shell.to-dark")}<//>
      <${Entry} icon="turn" isOn=${motion === "less"} act=${() => prefer({ motion: motion === "less" ? "system" : "less" })}>${t("menu.motion")}<//>
      <${Entry} icon="eye" isOn=${contrast === "more"} act=${() => prefer({ contrast: contrast === "more" ? "system" : "more" })}>${t("menu.contrast")}<//></div>
    <div class="menu" role="group" aria-labelledby="menu-help"><h3 id="menu-help">${t("menu.help")}</h3>
      <${Entry} icon="log" act=${open("help")}>${t("menu.keys")}<//>
      <a class="btn" href="/learn" target="_blank"><${Icon} name="learn" /> <span>${t("menu.rules")}</span></a></div></${Dialog}>`;
}

/** @param {{onClose: () => void}} props */
function PauseEntry({ onClose }) {
  const isPaused = view.value?.is_paused;
  if (!mayPause.value) return html`<p class="menu__note small quiet">${t("menu.who-pauses")}</p>`;
  const act = () => {
    onClose();
    ask(isPaused ? "resume" : "pause");
  };
  return html`<${Entry} icon="clock" act=${act}>${t(isPaused ? "menu.resume" : "menu.pause")}<//>`;
}

/** Breaking off ends the match for everybody, so it is asked about once more. @param {{onClose: () => void}} props */
function BreakOffEntry({ onClose }) {
  const now = view.value;
  const [isSure, setSure] = useState(false);
  if (!now?.you.is_host || now.status === "over" || now.status === "abandoned") return null;
  const breakOff = () => {
    onClose();
    ask("abandon", { why: "players-agree" });
  };
  return html`<${Entry} icon="stop" kind=${isSure ? "btn--bad" : ""} act=${() => (isSure ? breakOff() : setSure(true))}>${t(isSure ? "help.abandon-sure" : "help.abandon")}<//>`;
}

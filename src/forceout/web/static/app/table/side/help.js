/** The sheets that lie over the table: the menu, keys and settings, the log, the variations, leaving. */
import { LeaveDialog } from "../../shared/leaving.js";
import { press } from "../../shared/press.js";
import { prefer, preferences } from "../../shared/preferences.js";
import { Dialog, toast } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as menuWords } from "../../strings/menu.ftl";
import { words as preparingWords } from "../../strings/preparing.ftl";
import { game, sheet, view } from "../state/state.js";
import { ChargeSheet } from "../play/charges.js";
import { askToNotify, canNotify } from "../../shared/turn_signals.js";
import { Log } from "./log.js";
import { Menu } from "./menu.js";
import { VariationsPanel } from "./side.js";
import { ScoresheetTable } from "../check/scored.js";

addWords(preparingWords);
addWords(menuWords);

const KEYS = [
  ["R P F", "place"],
  ["M", "bonus"],
  ["Esc", "back"],
  ["C", "challenge"],
  ["N I", "words"],
  ["S", "goal"],
  ["U T", "turn"],
  ["P", "scratch"],
  ["L K", "panels"],
  ["1 … 9", "jump"],
  ["← → ↑ ↓", "arrows"],
  ["Enter", "enter"],
  ["?", "help"],
];
/** The letters of On-Sets' cubes are keys too. */
const FACES = "B R G Y V";
const CHOICES = /** @type {const} */ ({
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
  size: ["system", "projector"],
  motion: ["system", "less", "full"],
  confirm: ["phone", "always", "never"],
});

/** The sheet that is open, if any. */
export function Sheets() {
  const close = () => (sheet.value = null);
  switch (sheet.value) {
    case "menu":
      return html`<${Menu} onClose=${close} />`;
    case "leave":
      return view.value && html`<${LeaveDialog} view=${view.value} onStay=${close} />`;
    case "charge":
      return html`<${ChargeSheet} onClose=${close} />`;
    case "help":
      return html`<${Help} onClose=${close} />`;
    case "log":
      return html`<${Dialog} title=${t("log.title")} onClose=${close}><${Log} /></${Dialog}>`;
    case "variations":
      return html`<${Dialog} title=${t("variations.title")} kind="sheet--panels" onClose=${close}><${VariationsPanel} /></${Dialog}>`;
    case "scoresheet":
      return html`<${Dialog} title=${t("sheet.title")} kind="sheet--panels" onClose=${close}><${ScoresheetTable} /></${Dialog}>`;
    default:
      return null;
  }
}

/** @param {{onClose: () => void}} props */
function Help({ onClose }) {
  const now = preferences.value;
  const keys = game.value === "on-sets" ? KEYS.map(([key, what]) => [what === "jump" ? `${FACES} 1 … 5` : key, what]) : KEYS;
  return html`<${Dialog} title=${t("help.title")} kind="sheet--wide" onClose=${onClose}>
    <div class="help"><section><h3>${t("help.keys")}</h3><dl class="help__keys">${keys.map(([key, what]) => html`<dt key=${what}><kbd class="kbd">${key}</kbd></dt><dd>${t(`help.key.${what}`)}</dd>`)}</dl>
      <label class="row help__check"><input type="checkbox" checked=${now.letters} onChange=${(/** @type {any} */ event) => prefer({ letters: event.target.checked })} /> ${t("help.letters")}</label>
      <h3>${t("help.words")}</h3><p class="small quiet">${t("help.words.how")}</p><p class="help__words">${rich("help.words.both")}, ${rich(`help.words.${game.value}`)}</p></section>
    <section><h3>${t("help.settings")}</h3>
      ${Object.entries(CHOICES).map(([name, values]) => html`<div key=${name} class="field"><span id=${`set-${name}`}>${t(`set.${name}`)}</span><div class="seg" role="group" aria-labelledby=${`set-${name}`}>${values.map((value) => html`<button key=${value} aria-pressed=${String(now[/** @type {"theme"} */ (name)] === value)} ...${press(() => prefer({ [name]: value }))}>${t(`set.${name}.${value}`)}</button>`)}</div></div>`)}
      <${TurnSettings} />
      <div class="row"><a class="btn" href="/learn" target="_blank">${t("help.learn")}</a><a class="btn" href="/glossary" target="_blank">${t("help.glossary")}</a>
      ${view.value?.scoresheet && html`<button class="btn" ...${press(() => (sheet.value = "scoresheet"))}>${t("menu.scoresheet")}</button>`}
      <button class="btn" ...${press(() => (sheet.value = "menu"))}>${t("menu.title")}</button></div></section></div></${Dialog}>`;
}

/** How "your turn" is told; a notification is asked for only by a press here. */
function TurnSettings() {
  const { sound, vibrate, notify } = preferences.value;
  const isAllowed = notify && canNotify() && Notification.permission === "granted";
  const switchNotices = async () => {
    if (isAllowed) prefer({ notify: false });
    else if (await askToNotify()) prefer({ notify: true });
    else toast(t("set.notify.refused"));
  };
  return html`<div class="field"><span id="set-turn">${t("set.turn")}</span><div class="seg" role="group" aria-labelledby="set-turn">
    <button aria-pressed=${String(sound)} ...${press(() => prefer({ sound: !sound }))}>${t("menu.sound")}</button>
    <button aria-pressed=${String(vibrate)} ...${press(() => prefer({ vibrate: !vibrate }))}>${t("set.vibrate")}</button>
    ${canNotify() && html`<button aria-pressed=${String(isAllowed)} ...${press(switchNotices)}>${t("set.notify")}</button>`}</div></div>`;
}

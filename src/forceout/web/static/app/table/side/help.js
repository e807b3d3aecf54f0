/** The sheets that lie over the table: keys and settings, the log, the variations. */
import { press } from "../../shared/press.js";
import { prefer, preferences } from "../../shared/preferences.js";
import { Dialog } from "../../shared/shell.js";
import { html, useState } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as preparingWords } from "../../strings/preparing.ftl";
import { game, mayPause, sheet, view } from "../state/state.js";
import { ChargeSheet } from "../play/charges.js";
import { Log } from "./log.js";
import { VariationsPanel } from "./side.js";
import { ask } from "../net/sending.js";
import { ScoresheetTable } from "../check/scored.js";
import { JudgeCode } from "./judge_code.js";

addWords(preparingWords);

const KEYS = [
  ["R P F", "place"],
  ["B", "bonus"],
  ["Esc", "back"],
  ["C", "challenge"],
  ["N I", "words"],
  ["G", "goal"],
  ["U T", "turn"],
  ["S", "scratch"],
  ["L V", "panels"],
  ["1 … 9", "jump"],
  ["← → ↑ ↓", "arrows"],
  ["Enter", "enter"],
  ["?", "help"],
];
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
  const [isClosing, setClosing] = useState(false);
  return html`<${Dialog} title=${t("help.title")} kind="sheet--wide" onClose=${onClose}>
    <div class="help"><section><h3>${t("help.keys")}</h3><dl class="help__keys">${KEYS.map(([keys, what]) => html`<dt key=${what}><kbd class="kbd">${keys}</kbd></dt><dd>${t(`help.key.${what}`)}</dd>`)}</dl>
      <label class="row help__check"><input type="checkbox" checked=${now.letters} onChange=${(/** @type {any} */ event) => prefer({ letters: event.target.checked })} /> ${t("help.letters")}</label>
      <h3>${t("help.words")}</h3><p class="small quiet">${t("help.words.how")}</p><p class="help__words">${rich("help.words.both")}, ${rich(`help.words.${game.value}`)}</p></section>
    <section><h3>${t("help.settings")}</h3>
      ${Object.entries(CHOICES).map(([name, values]) => html`<div key=${name} class="field"><span id=${`set-${name}`}>${t(`set.${name}`)}</span><div class="seg" role="group" aria-labelledby=${`set-${name}`}>${values.map((value) => html`<button key=${value} aria-pressed=${String(now[/** @type {"theme"} */ (name)] === value)} ...${press(() => prefer({ [name]: value }))}>${t(`set.${name}.${value}`)}</button>`)}</div></div>`)}
      <div class="row"><a class="btn" href="/learn" target="_blank">${t("help.learn")}</a><a class="btn" href="/glossary" target="_blank">${t("help.glossary")}</a>
      ${view.value?.scoresheet && html`<button class="btn" ...${press(() => (sheet.value = "scoresheet"))}>${t("sheet.title")}</button>`}
      ${
        mayPause.value &&
        view.value?.status === "playing" &&
        !view.value.is_paused &&
        html`<button class="btn" ...${press(() => {
          onClose();
          ask("pause");
        })}>${t("table.pause")}</button>`
      }
      <${JudgeCode} />
      ${view.value?.you.is_host && html`<button class="btn" aria-pressed=${String(view.value.is_watchable)} ...${press(() => ask("watching", { allowed: !view.value?.is_watchable }))}>${t(view.value.is_watchable ? "help.watchable" : "help.not-watchable")}</button>`}
      ${view.value?.you.is_host && view.value.status !== "over" && view.value.status !== "abandoned" && html`<button class="btn btn--bad" ...${press(() => (isClosing ? ask("abandon", { why: "players-agree" }) : setClosing(true)))}>${t(isClosing ? "help.abandon-sure" : "help.abandon")}</button>`}</div></section></div></${Dialog}>`;
}

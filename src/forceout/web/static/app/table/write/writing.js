/** Writing a Solution: paper, the cubes as keys, how it reads, and handing it in. */
import { press } from "../../shared/press.js";
import { Dialog } from "../../shared/shell.js";
import { classes, html, signal } from "../../shared/ui.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { can, game, isReadingTold, mayWord, names, sending, sheet as openSheet, shake, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { ChartSheet } from "./chart.js";
import { Editor, isTyping, paper } from "./editor.js";
import { KeyTray, keysShown, Tools } from "./keypad.js";
import { bareGoal } from "./notation_on_paper.js";
import { oneLine } from "./reading.js";
import { Thirds, hasWord } from "./third_party.js";
import { Shelf as CommonShelf } from "../play/actions.js";
import { Strip } from "../play/tray_in_play.js";
import { sayWhy } from "../play/closed_reason.js";

addWords(writingWords);

/** @typedef {import("./editor.js").PaperSignal} PaperSignal */

/** @type {{id: string, list: PaperSignal[]}} The sheets of this shake: one, or two where two Solutions are asked for. */
let sheets = { id: "", list: [] };
const current = signal(0);
/** The Goal that somebody says there is. */
const goal = signal("");
/** Whether the paper shows how it reads. */
const isRead = signal(false);
/** Whether the Universe chart lies in the place of the paper. */
const isChart = signal(false);
/** What is asked once more. */
const question = signal(/** @type {"" | "decline"} */ (""));
/** The shake in which the Third Party has opened the paper without a word. */
const opened = signal(0);

const isTwo = () => Boolean(shake.value?.variations.some((one) => one.name === "two-solutions"));

/** The sheets to write on, kept over a reload. */
function papers() {
  const id = `${view.value?.match}.${shake.value?.number}`;
  const count = isTwo() ? 2 : 1;
  if (sheets.id !== id || sheets.list.length !== count) sheets = { id, list: Array.from({ length: count }, (_, place) => paper(`${id}.${place + 1}`)) };
  return sheets.list;
}

/** What is written, as it would be handed in. */
function written() {
  return papers()
    .map((one) => oneLine(one.value.text))
    .filter(Boolean)
    .join(" || ");
}

const needsGoal = () => shake.value?.contest?.end === "no-goal" || (!shake.value?.goal && shake.value?.contest !== null);

/** Whether the Third Party is still asked what they say, before any paper. */
const isThird = () => hasWord() && opened.value !== shake.value?.number;

/** The paper and the keys; for a Third Party first what they may say. */
export function Hand() {
  const now = shake.value;
  if (!now) return null;
  if (isThird()) return html`<${Thirds} /><${Strip} />`;
  if (isChart.value) return html`<${ChartSheet} onClose=${() => (isChart.value = false)} />`;
  const list = papers();
  const place = Math.min(current.value, list.length - 1);
  const one = /** @type {PaperSignal} */ (list[place]);
  const label = list.length > 1 ? t("writing.nth", { number: place + 1 }) : t("writing.yours");
  return html`<div class="keypad"><div class="work">
    ${list.length > 1 && html`<div class="seg papers" role="group" aria-label=${t("writing.which")}>${list.map((_, other) => html`<button key=${other} aria-pressed=${String(other === place)} ...${press(() => (current.value = other))}>${t("writing.nth", { number: other + 1 })}</button>`)}</div>`}
    ${needsGoal() && html`<label class="field goalfield"><span>${t("writing.goal")}</span><input class="input" autocomplete="off" value=${goal.value} placeholder=${game.value === "on-sets" ? "row 3 2" : "2×3"} onInput=${(/** @type {any} */ event) => (goal.value = event.target.value)} /></label>`}
    <${Editor} key=${place} sheet=${one} label=${label} isRead=${isRead.value}><${Tools} sheet=${one} goal=${now.goal && game.value === "equations" ? bareGoal(now.goal) : null} hasMore=${true} /></${Editor}></div>
    <${KeyTray} sheet=${one} more=${html`<${More} />`} /></div><${Question} />`;
}

/** What is folded behind ⋯: typing, variations, the log, and handing in nothing. */
function More() {
  /** @param {() => void} act */
  const then = (act) => () => {
    keysShown.value = "cubes";
    act();
  };
  /** @param {string} label @param {() => void} act @param {string} [kind] */
  const door = (label, act, kind) => html`<button class=${classes("pick", kind)} ...${press(then(act))}>${label}</button>`;
  return html`<div class="grid3">${door(t("keypad.type"), () => (isTyping.value = !isTyping.peek()))}
    ${door(t("variations.open"), () => (openSheet.value = "variations"))}${door(t("tabs.log"), () => (openSheet.value = "log"))}
    ${game.value === "on-sets" && door(t("tabs.chart"), () => (isChart.value = true), "not-desk")}
    ${hasWord() && door(t("third.title"), () => (opened.value = 0))}
    ${can("decline") && door(t("writing.decline-door"), () => (question.value = "decline"), "pick--bad")}</div>`;
}

/** Whether really nothing is handed in. */
function Question() {
  if (question.value !== "decline") return null;
  const close = () => (question.value = "");
  const decline = () => {
    close();
    send({ do: "decline" });
  };
  return html`<${Dialog} title=${t("writing.decline-sure")} onClose=${close}><div class="row">
    <button class="btn btn--bad" ...${press(decline)}>${t("writing.decline")}</button><button class="btn" ...${press(close)}>${t("writing.write-on")}</button></div></${Dialog}>`;
}

/** How it reads, and handing in. */
export function Shelf() {
  if (isThird()) {
    const writer = shake.value?.contest?.challenger;
    const main = { label: t("third.write"), act: () => (opened.value = shake.peek()?.number ?? 0), isOpen: true };
    return html`<${CommonShelf} main=${main} between=${html`<span class="shelf__note">${t("shelf.waits", { what: "write", name: names.value[writer ?? ""] ?? "", count: 1 })}</span>`} />`;
  }
  const text = written();
  const isReady = Boolean(text) && mayWord("present") && (!needsGoal() || Boolean(goal.value)) && !sending.value;
  const missing = !text ? "why.write-first" : needsGoal() && !goal.value ? "why.goal-missing" : "why.wait";
  const why = () => sayWhy(mayWord("present") ? null : whyNot("present"), t(missing), "presenting");
  const act = () => (isReady ? void send({ do: "present", solution: text, goal: needsGoal() ? goal.peek() : null }) : why());
  const reads = html`<button class="btn" aria-pressed=${String(isRead.value)} ...${press(() => (isRead.value = !isRead.peek()))}>${rich(isReadingTold("solution") ? "writing.reads" : "writing.grouped")}</button>`;
  return html`<${CommonShelf} main=${{ label: t("writing.hand-in"), act, isOpen: isReady }} between=${reads} />`;
}

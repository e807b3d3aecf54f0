/** Universe charts to mark: nobody else sees them, and nothing is marked in advance but the deal. */
import { press } from "../../shared/press.js";
import { classes, html, signal } from "../../shared/ui.js";
import { Icon } from "../../board/pieces.js";
import { addWords, rich, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { shake } from "../state/state.js";
import { sayWhy } from "../play/closed_reason.js";

addWords(writingWords);

/** @type {import("../../../vendor/signals").Signal<{shake: number, kind: string, marks: Record<string, string>}>} */
const chart = signal({ shake: 0, kind: "square", marks: {} });

const ROWS = ["B", "BG", "G", ""];
const COLUMNS = ["R", "RY", "Y", ""];
const KINDS = ["square", "all", "dealt"];
const NEXT = /** @type {Record<string, string>} */ ({ "": "cut", cut: "ringed", ringed: "" });

/** @param {string} dots */
const cardOf = (dots) => [..."BRGY"].filter((one) => dots.includes(one)).join("") || "-";

/** The chart with the choice of its kind. */
export function Chart() {
  const now = shake.value;
  const dealt = now?.universe;
  if (!now || !dealt) return null;
  const { kind } = chart.value;
  const marks = chart.value.shake === now.number ? chart.value.marks : {};
  /** @param {string} card */
  const mark = (card) => (chart.value = { shake: now.number, kind, marks: { ...marks, [card]: NEXT[marks[card] ?? ""] ?? "" } });
  /** @param {string} card @param {string} [number] */
  const cell = (card, number) =>
    html`<${Cell} key=${card} card=${card} number=${number} isDealt=${dealt.includes(card)} mark=${marks[card] ?? ""} onMark=${() => mark(card)} />`;
  return html`<section class="panel"><div class="panel__head"><h2>${rich("chart.title")}</h2><span class="chip"><${Icon} name="pencil" /> ${t("chart.yours")}</span></div>
    <div class="seg chartpick" role="group" aria-label=${t("chart.kind")}>${KINDS.map((one) => html`<button key=${one} aria-pressed=${String(one === kind)} ...${press(() => (chart.value = { ...chart.value, kind: one }))}>${t(`chart.${one}`)}</button>`)}</div>
    <table class="chart"><caption class="vh">${t("chart.caption")}</caption><tbody>${kind === "square" ? square(cell) : kind === "all" ? inRows(sixteen(), cell) : inRows(dealt, cell, true)}</tbody></table>
    <p class="tiny quiet">${t("chart.help")}</p></section>`;
}

/** The chart in the place of paper and keys. @param {{onClose: () => void}} props */
export function ChartSheet({ onClose }) {
  return html`<div class="work work--paper folded" role="dialog" aria-label=${t("tabs.chart")}><div class="folded__head"><h2>${t("tabs.chart")}</h2><button class="iconbtn" aria-label=${t("shell.close")} ...${press(onClose)}><${Icon} name="cross" /></button></div><div class="folded__body"><${Chart} /></div></div>`;
}

/** @param {(card: string) => any} cell */
function square(cell) {
  return html`<tr><td class="is-void"></td><th colspan="2" scope="colgroup">R</th><th colspan="2" scope="colgroup">R'</th><td class="is-void"></td></tr>
    ${ROWS.map(
      (row, place) => html`<tr key=${row}>${place % 2 === 0 && html`<th rowspan="2" scope="rowgroup">${place === 0 ? "B" : "B'"}</th>`}
      ${["R", "RY", "Y", ""].map((column) => cell(cardOf(row + column)))}
      ${place === 0 ? html`<th scope="row">G'</th>` : place === 1 ? html`<th rowspan="2" scope="rowgroup">G</th>` : place === 3 ? html`<th scope="row">G'</th>` : null}</tr>`,
    )}
    <tr><td class="is-void"></td><th>Y'</th><th colspan="2">Y</th><th>Y'</th></tr>`;
}

function sixteen() {
  const every = ROWS.flatMap((row) => COLUMNS.map((column) => cardOf(row + column)));
  return every.sort((a, b) => size(b) - size(a) || order(a).localeCompare(order(b)));
}

/** @param {string} card */
const size = (card) => (card === "-" ? 0 : card.length);
/** @param {string} card */
const order = (card) => [...card].map((one) => "BRGY".indexOf(one)).join("");

/** @param {string[]} cards @param {(card: string, number?: string) => any} cell @param {boolean} [isNumbered] */
function inRows(cards, cell, isNumbered = false) {
  const rows = [];
  for (let start = 0; start < cards.length; start += 4) rows.push(cards.slice(start, start + 4));
  return rows.map(
    (row, place) => html`<tr key=${place}>${row.map((card, column) => cell(card, isNumbered ? String(place * 4 + column + 1) : undefined))}</tr>`,
  );
}

/** @param {{card: string, number?: string, isDealt: boolean, mark: string, onMark: () => void}} props */
function Cell({ card, number, isDealt, mark, onMark }) {
  const spoken = t("chart.cell", { card: card === "-" ? t("card.blank") : card, state: isDealt ? t(`chart.state.${mark || "dealt"}`) : t("chart.state.out") });
  return html`<td class=${classes(!isDealt && "is-out", mark && isDealt && `is-${mark}`)}><button class="chart__cell" aria-label=${spoken} aria-disabled=${String(!isDealt)} ...${press(() => (isDealt ? onMark() : sayWhy(null, t("why.not-dealt"), "deal")))}>${number && html`<small>${number}</small>`}${card === "-" ? "–" : card}</button></td>`;
}

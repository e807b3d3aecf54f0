/** A sheet of paper to write on: the text drawn in ink, a caret, brackets matched, a field for typing. */
import { canonical, partners, tokens } from "../../shared/notation.js";
import { Ink } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html, signal, useLayoutEffect, useRef } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game } from "../state/state.js";
import { Boxes } from "./reading.js";

/** @typedef {import("../../shared/notation.js").Token} Token */
/** @typedef {{text: string, caret: number}} Paper */
/** @typedef {import("../../../vendor/signals").Signal<Paper>} PaperSignal */

/** @type {Map<string, Paper[]>} */
const histories = new Map();

/**
 * A sheet of paper that outlives a reload.
 * @param {string} name
 * @returns {PaperSignal}
 */
export function paper(name) {
  const key = `forceout.paper.${name}`;
  let kept = "";
  try {
    kept = sessionStorage.getItem(key) ?? "";
  } catch {
    /* without storage the sheet lives as long as the page */
  }
  const sheet = signal({ text: kept, caret: kept.length });
  sheet.subscribe(({ text }) => {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      /* as above */
    }
  });
  return sheet;
}

/**
 * Write at the caret.
 * @param {PaperSignal} sheet
 * @param {string} added
 */
export function write(sheet, added) {
  const { text, caret } = sheet.peek();
  remember(sheet);
  sheet.value = { text: text.slice(0, caret) + added + text.slice(caret), caret: caret + added.length };
}

/** @param {PaperSignal} sheet */
function remember(sheet) {
  const before = histories.get(idOf(sheet)) ?? [];
  histories.set(idOf(sheet), [...before.slice(-80), sheet.peek()]);
}

const ids = new WeakMap();
/** @param {PaperSignal} sheet @returns {string} */
function idOf(sheet) {
  if (!ids.has(sheet)) ids.set(sheet, `sheet ${Math.random()}`);
  return ids.get(sheet);
}

/**
 * Delete what stands before the caret.
 * @param {PaperSignal} sheet
 */
export function rub(sheet) {
  const { text, caret } = sheet.peek();
  const last = tokens(text.slice(0, caret), game.peek()).at(-1);
  if (!last) return;
  remember(sheet);
  sheet.value = { text: text.slice(0, last.start) + text.slice(caret), caret: last.start };
}

/**
 * Take back the last change.
 * @param {PaperSignal} sheet
 */
export function undo(sheet) {
  const before = histories.get(idOf(sheet))?.pop();
  if (before) sheet.value = before;
}

/** Whether one types: on a laptop at once, elsewhere when it is asked for. */
export const isTyping = signal(matchMedia("(pointer: fine) and (min-width: 1000px) and (min-height: 520px)").matches);

/** How many lines a sheet shows at least. */
const LINES = { "on-sets": 3, equations: 1 };

/**
 * The paper with its ink, or the field for typing; `isRead` draws boxes for what is grouped, `tag` names every line.
 * @param {{sheet: PaperSignal, label: string, tag?: string, isRead?: boolean, children?: import("../../../vendor/preact").Child}} props
 */
export function Editor({ sheet, label, tag, isRead = false, children }) {
  const { text, caret } = sheet.value;
  const list = tokens(text, game.value);
  const drawn = lines(list);
  const longest = Math.max(8, ...drawn.map((line) => line.length));
  const empty = Math.max(0, (LINES[/** @type {"on-sets"} */ (game.value)] ?? 1) - drawn.length);
  return html`<section class=${classes("sheetlet", isTyping.value && "is-typing")} aria-label=${label}>
    <div class="sheetlet__lines" style=${{ "--n": longest }}>${drawn.map(
      (line, place) => html`<div class="sheetlet__line" key=${place}><span class="sheetlet__kind" aria-hidden="true">${tag ?? kindOf(line)}</span>
      ${
        isRead
          ? html`<${Boxes} text=${line
              .filter(({ token }) => token.kind !== "break")
              .map(({ token }) => token.text)
              .join("")} />`
          : html`${(line.length === 0 || caretStarts(line, caret, place)) && caretIn(line, caret, text) && html`<i class="caret"></i>`}
      ${line.map((one) => html`<${Drawn} key=${one.token.start} list=${list} one=${one} caret=${caret} onTap=${() => (sheet.value = { text, caret: one.token.end })} />`)}`
      }</div>`,
    )}${Array.from({ length: empty }, (_, place) => html`<div class="sheetlet__line" key=${`empty ${place}`}></div>`)}</div>
    ${isTyping.value && html`<${Typed} sheet=${sheet} label=${label} />`}${children}</section>`;
}

/** @param {{sheet: PaperSignal, label: string}} props */
function Typed({ sheet, label }) {
  const { text, caret } = sheet.value;
  const field = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  // The keys move the caret of the field; who types has moved it already, and perhaps further by now.
  useLayoutEffect(() => {
    const box = field.current;
    if (box && document.activeElement === box && box.value === text && box.selectionStart !== caret) box.setSelectionRange(caret, caret);
  }, [text, caret]);
  return html`<label class="sheetlet__typed"><span class="vh">${t("writing.type", { label })}</span>
      <textarea class="input" rows="1" ref=${field} spellcheck=${false} autofocus=${matchMedia("(pointer: fine)").matches} autocomplete="off" autocapitalize="off" placeholder=${t("writing.placeholder")} value=${text}
        onInput=${(/** @type {any} */ event) => {
          remember(sheet);
          sheet.value = { text: event.target.value, caret: event.target.selectionStart };
        }}
        onSelect=${(/** @type {any} */ event) => event.target.selectionStart !== sheet.peek().caret && ((sheet.value = { text: event.target.value, caret: event.target.selectionStart }))}></textarea></label>`;
}

/** @typedef {{token: Token, index: number}} Placed */

/**
 * The tokens line by line; what separates statements ends a line.
 * @param {Token[]} list
 * @returns {Placed[][]}
 */
function lines(list) {
  /** @type {Placed[][]} */
  const found = [[]];
  list.forEach((token, index) => {
    found.at(-1)?.push({ token, index });
    if (token.kind === "break") found.push([]);
  });
  return found;
}

/** @param {Placed[]} line */
function kindOf(line) {
  if (game.value !== "on-sets") return t("writing.equation");
  if (line.length === 0) return "";
  const isRestriction = line.some(({ token }) => ["=", "⊆"].includes(canonical(token.text, "on-sets")));
  const isRemark = line.some(({ token }) => token.kind === "remark");
  return isRemark ? t("writing.blank") : isRestriction ? t("writing.restriction") : t("writing.set");
}

/** @param {Placed[]} line @param {number} caret @param {number} place */
function caretStarts(line, caret, place) {
  const first = line[0]?.token;
  return Boolean(first) && caret === first?.start && (place === 0 || caret > 0);
}

/** @param {Placed[]} line @param {number} caret @param {string} text */
function caretIn(line, caret, text) {
  return line.length === 0 ? caret === text.length : true;
}

/** @param {{list: Token[], one: Placed, caret: number, onTap: () => void}} props */
function Drawn({ list, one, caret, onTap }) {
  const { token, index } = one;
  if (token.kind === "space") return caret === token.end ? html`<i class="caret"></i>` : html`<span class="writing__space"></span>`;
  const partner = token.kind === "open" || token.kind === "close" ? partners(list).get(index) : undefined;
  const near = list.findLastIndex((other) => other.end <= caret);
  const isMatch = partner !== undefined && partner >= 0 && (near === index || near === partner);
  const shown =
    token.kind === "symbol"
      ? html`<${Ink} symbol=${/^.$/u.test(token.text) ? canonical(token.text, game.value) : token.text} game=${game.value} />`
      : html`<span class=${classes("sym", (token.kind === "open" || token.kind === "close") && "sym--paren", isMatch && "is-match", partner === -1 && "is-alone")}>${token.kind === "break" ? (token.text === "\n" ? "" : token.text) : token.text}</span>`;
  return html`<span class="writing__mark" ...${press(onTap)}>${shown}</span>${caret === token.end && token.kind !== "break" && html`<i class="caret"></i>`}`;
}

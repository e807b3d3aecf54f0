/** The keys to write with: the cubes on the table, grouped by section, and what paper needs beside them. */
import { canonical, readCube, readGoal, tokens } from "../../shared/notation.js";
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html, signal } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { game, shake } from "../state/state.js";
import { isTyping, rub, undo, write } from "./editor.js";

/** @typedef {import("./editor.js").PaperSignal} PaperSignal */

/** What variations let one write beside the cubes' own symbols. */
const WRITTEN = /** @type {Record<string, string[]>} */ ({
  "upside-down": ["~"],
  sideways: [">"],
  factorial: ["!"],
  "decimal-point": ["."],
  "decimal-in-goal": ["."],
  lcm: ["lcm"],
  gcf: ["gcf"],
  imaginary: ["i"],
  exponent: ["↑"],
  percent: ["%"],
  remainder: ["rem"],
  log: ["log"],
  base: ["T", "E"],
  "union-intersection-interchangeable": ["∪", "∩"],
  "universe-null-interchangeable": ["V", "Λ"],
});
/** What a wild cube may stand for. */
const SYMBOLS = /** @type {Record<string, string[]>} */ ({ "on-sets": [..."BRGY∪∩-'VΛ=⊆"], equations: [..."0123456789+-×÷*√"] });

/** What lies in the place of the keys: the cubes, symbols beside the cubes, or what is folded behind ⋯. */
export const keysShown = signal(/** @type {"cubes" | "symbols" | "more"} */ ("cubes"));

/** @param {"symbols" | "more"} name */
export const toggleKeys = (name) => (keysShown.value = keysShown.peek() === name ? "cubes" : name);

/** How many keys fit beside each other on a phone: below the paper, and in a row of the tray. */
const MOST_TOOLS = 8;
const PER_ROW = 8;

/** What may be written beside the cubes' own symbols, by the variations in force. */
function extraSymbols() {
  const now = shake.value;
  if (!now) return [];
  const onCubes = new Set([...now.required, ...now.permitted, ...now.resources].map((cube) => readCube(cube).symbol));
  const written = now.variations.flatMap((one) => WRITTEN[one.name] ?? (/^wild/.test(one.name) ? (SYMBOLS[game.value] ?? []) : []));
  return [...new Set(written)].filter((one) => !onCubes.has(one));
}

const isStandingIn = () => Boolean(shake.value?.variations.some((one) => /wild|powers/.test(one.name)));
const hasBlankCard = () => Boolean(shake.value?.variations.some((one) => one.name === "blank-card-wild"));

/**
 * The keys below the paper: brackets, what paper needs beside cubes, and the doors to the rest.
 * @param {{sheet: PaperSignal, goal?: string | null, hasMore?: boolean}} props
 */
export function Tools({ sheet, goal, hasMore = false }) {
  const isOnSets = game.value === "on-sets";
  const extras = extraSymbols();
  const isMany = extras.length > 1 || hasBlankCard();
  const keys = [
    ...["(", ")"].map((one) => plain(sheet, one, one)),
    !isOnSets && plain(sheet, "=", "=", t("symbol.=")),
    !isOnSets && goal && html`<button class="key key--plain key--word" ...${press(() => write(sheet, ` = ${goal}`))}>= ${t("section.goal")}</button>`,
    isStandingIn() && plain(sheet, "@", "@", t("keypad.stands-for")),
    !isMany && extras[0] && symbolKey(sheet, extras[0]),
    isMany &&
      html`<button class="key key--plain" aria-label=${t("keypad.symbols")} aria-pressed=${String(keysShown.value === "symbols")} ...${press(() => toggleKeys("symbols"))}>${extras.slice(0, 2).join("") || "…"}</button>`,
    isOnSets && html`<button class="key key--plain" aria-label=${t("keypad.line")} ...${press(() => write(sheet, "\n"))}><${Icon} name="enter" /></button>`,
    html`<button class="key key--plain" aria-label=${t("keypad.delete")} ...${press(() => rub(sheet))}><${Icon} name="delete" /></button>`,
    html`<button class="key key--plain" aria-label=${t("keypad.undo")} ...${press(() => undo(sheet))}><${Icon} name="undo" /></button>`,
    html`<button class="key key--plain key--word key--type" aria-label=${t("keypad.type")} aria-pressed=${String(isTyping.value)} ...${press(() => (isTyping.value = !isTyping.peek()))}>${t("keypad.type-short")}</button>`,
    hasMore &&
      html`<button class="key key--plain" aria-label=${t("keypad.more")} aria-expanded=${String(keysShown.value === "more")} ...${press(() => toggleKeys("more"))}>⋯</button>`,
  ].filter(Boolean);
  return html`<div class=${classes("sheetlet__tools", keys.length > MOST_TOOLS && "sheetlet__tools--many")} role="group" aria-label=${t("keypad.paper")}>${keys}</div>`;
}

/** @param {PaperSignal} sheet @param {string} text @param {string} shown @param {string} [label] */
function plain(sheet, text, shown, label) {
  return html`<button key=${text} class="key key--plain" aria-label=${label ?? text} ...${press(() => write(sheet, text))}>${shown}</button>`;
}

/** @param {PaperSignal} sheet @param {string} one */
const symbolKey = (sheet, one) => plain(sheet, one, one, t(SYMBOLS[game.value]?.includes(one) ? `symbol.${one}` : `key.${one}`));

/**
 * The tray as a keyboard: Required, Permitted, Resources, and in Equations the Goal's own cubes.
 * @param {{sheet: PaperSignal, more?: import("../../../vendor/preact").Child}} props
 */
export function KeyTray({ sheet, more }) {
  const now = shake.value;
  if (!now) return null;
  if (keysShown.value === "more" && more) return html`<div class="work work--paper morekeys">${more}</div>`;
  if (keysShown.value === "symbols") return html`<${Symbols} sheet=${sheet} />`;
  const used = countUsed(sheet.value.text);
  const isOne = now.contest?.end === "now";
  const goal = game.value === "equations" && now.goal ? readGoal(now.goal, "equations").cubes.map((one) => one.text) : [];
  const inGoal = countUsed(sheet.value.text, true);
  return html`<section class="tray tray--keys" aria-label=${t("keypad.label")}><div class="tray__wells">
    ${[
      { kind: "req", title: t("keypad.required"), cubes: now.required, used },
      { kind: "per", title: t("section.permitted"), cubes: now.permitted, used },
      { kind: "res", title: t(isOne ? "keypad.one-resource" : "section.resources"), cubes: now.resources, used },
      { kind: "goal", title: t("section.goal"), cubes: goal, used: inGoal },
    ].map((group, place, all) =>
      groupKeys(
        group,
        all.slice(0, place).reduce((sum, one) => sum + one.cubes.length, 0),
        sheet,
      ),
    )}</div></section>`;
}

/**
 * The keys of a section; its name stands over the first, as long as the keys below it in that row.
 * @param {{kind: string, title: string, cubes: string[], used: Map<string, number>}} group
 * @param {number} start
 * @param {PaperSignal} sheet
 */
function groupKeys({ kind, title, cubes, used }, start, sheet) {
  const span = Math.min(cubes.length, PER_ROW - (start % PER_ROW));
  const shown = span > 1 ? title : t(`keypad.short.${kind}`);
  return cubes.map((cube, place) => {
    const face = readCube(cube);
    const written = kind === "goal" ? `${face.isSideways ? ">" : ""}${face.isUpsideDown ? "~" : ""}${face.symbol}` : face.symbol;
    const left = used.get(face.symbol) ?? 0;
    if (left > 0) used.set(face.symbol, left - 1);
    const name = left > 0 ? t("keypad.used", { cube: cubeName(cube) }) : cubeName(cube);
    return html`<button key=${`${kind} ${place}`} class=${classes("well", `well--${kind}`, left > 0 && "is-used")} data-group=${place === 0 ? shown : undefined} style=${place === 0 ? { "--g": span } : undefined} aria-label=${name} data-key=${kind === "goal" ? undefined : face.symbol} ...${press(() => write(sheet, written))}><${Cube} cube=${cube} isHidden=${true} /></button>`;
  });
}

/** Symbols that lie on no cube, and dots for the blank card. @param {{sheet: PaperSignal}} props */
function Symbols({ sheet }) {
  return html`<div class="work work--paper morekeys"><div class="morekeys__row">${extraSymbols().map((one) => symbolKey(sheet, one))}</div>
    ${isStandingIn() && html`<p class="tiny quiet">${t("keypad.stands-for.help")}</p>`}${hasBlankCard() && html`<${BlankCard} sheet=${sheet} />`}
    <button class="btn" ...${press(() => (keysShown.value = "cubes"))}>${t("keypad.cubes")}</button></div>`;
}

/**
 * How often each symbol is written so far, on the Solution's side or on the Goal's; for a cube that stands for another, the cube counts.
 * @param {string} text
 * @param {boolean} [isGoal]
 */
function countUsed(text, isGoal = false) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const [left = "", ...rest] = game.value === "equations" ? text.split("=") : [text];
  const list = tokens(isGoal ? rest.join("=") : left, game.value);
  list.forEach((token, place) => {
    if (token.kind !== "symbol" || list[place + 1]?.kind === "stands-for") return;
    const bare = readCube(token.text).symbol;
    const symbol = canonical(bare, game.value);
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  });
  return counts;
}

/** Dots for the blank card, by tapping. @param {{sheet: PaperSignal}} props */
function BlankCard({ sheet }) {
  const { text } = sheet.value;
  const found = /blank\s*[:=]\s*([BRGY]*)/i.exec(text);
  const dots = found?.[1] ?? "";
  /** @param {string} color */
  const toggle = (color) => {
    const next = [..."BRGY"].filter((one) => (one === color ? !dots.includes(one) : dots.includes(one))).join("");
    const rest = text.replace(/\n?blank\s*[:=]\s*[BRGY]*/i, "");
    const whole = next ? `${rest}\nblank: ${next}` : rest;
    sheet.value = { text: whole, caret: rest.length };
  };
  return html`<div class="morekeys__row" role="group" aria-label=${t("keypad.blank-card")}><span class="tiny">${rich("keypad.blank-card")}</span>${[..."BRGY"].map((one) => html`<button key=${one} class="key" aria-pressed=${String(dots.includes(one))} aria-label=${t("keypad.dot", { color: t(`symbol.${one}`) })} ...${press(() => toggle(one))}><${Cube} cube=${one} state=${dots.includes(one) ? "is-selected" : ""} isHidden=${true} /></button>`)}</div>`;
}

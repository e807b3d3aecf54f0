/** The keys to write with: the cubes on the table, grouped by section, and what paper needs beside them. */
import { tokens, canonical, readCube } from "../../shared/notation.js";
import { Cube, cubeName, Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game, shake } from "../state/state.js";
import { rub, undo, write } from "./editor.js";

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

/**
 * The keypad of a sheet.
 * @param {{sheet: PaperSignal, goal?: string | null}} props
 */
export function Keypad({ sheet, goal }) {
  const now = shake.value;
  if (!now) return null;
  const used = countUsed(sheet.value.text);
  const isOnSets = game.value === "on-sets";
  const isStandingIn = now.variations.some((one) => /wild|powers/.test(one.name));
  const onCubes = new Set([...now.required, ...now.permitted, ...now.resources].map((cube) => readCube(cube).symbol));
  const written = now.variations.flatMap((one) => WRITTEN[one.name] ?? (/^wild/.test(one.name) ? (SYMBOLS[game.value] ?? []) : []));
  const extras = [...new Set(written)].filter((one) => !onCubes.has(one));
  return html`<section class="panel keypad" aria-label=${t("keypad.label")}>
    <${Group} title=${t("section.required")} note=${t("keypad.use-all")} cubes=${now.required} used=${used} sheet=${sheet} />
    <${Group} title=${t("section.permitted")} cubes=${now.permitted} used=${used} sheet=${sheet} />
    ${now.resources.length > 0 && html`<${Group} title=${t("section.resources")} note=${now.contest?.end === "now" ? t("keypad.one-at-most") : ""} cubes=${now.resources} used=${used} sheet=${sheet} />`}
    <div class="keypad__group"><span class="tiny">${t("keypad.paper")}</span><div class="keys-in">
      ${["(", ")"].map((one) => plain(sheet, one, one))}
      ${!isOnSets && plain(sheet, "=", "=", t("symbol.="))}
      ${!isOnSets && goal && html`<button class="key key--plain" ...${press(() => write(sheet, ` = ${goal}`))}>= ${t("section.goal")}</button>`}
      ${extras.map((one) => plain(sheet, one, one, t(SYMBOLS[game.value]?.includes(one) ? `symbol.${one}` : `key.${one}`)))}
      ${isStandingIn && plain(sheet, "@", "@", t("keypad.stands-for"))}
      ${isOnSets && html`<button class="key key--plain" aria-label=${t("keypad.line")} ...${press(() => write(sheet, "\n"))}><${Icon} name="enter" /></button>`}
      <button class="key key--plain" aria-label=${t("keypad.delete")} ...${press(() => rub(sheet))}><${Icon} name="delete" /></button>
      <button class="key key--plain" aria-label=${t("keypad.undo")} ...${press(() => undo(sheet))}><${Icon} name="undo" /></button></div></div>
    ${isStandingIn && html`<p class="tiny quiet full">${t("keypad.stands-for.help")}</p>`}
    ${now.variations.some((one) => one.name === "blank-card-wild") && html`<${BlankCard} sheet=${sheet} />`}</section>`;
}

/** @param {PaperSignal} sheet @param {string} text @param {string} shown @param {string} [label] */
function plain(sheet, text, shown, label) {
  return html`<button key=${text} class="key key--plain" aria-label=${label ?? text} ...${press(() => write(sheet, text))}>${shown}</button>`;
}

/** @param {{title: string, note?: string, cubes: string[], used: Map<string, number>, sheet: PaperSignal}} props */
function Group({ title, note, cubes, used, sheet }) {
  if (cubes.length === 0) return null;
  return html`<div class="keypad__group"><span class="tiny">${title} ${note && html`<b>${note}</b>`}</span><div class="keys-in">${cubes.map((cube, place) => {
    const { symbol } = readCube(cube);
    const left = used.get(symbol) ?? 0;
    if (left > 0) used.set(symbol, left - 1);
    const name = left > 0 ? t("keypad.used", { cube: cubeName(cube) }) : cubeName(cube);
    return html`<button key=${place} class=${classes("key", left > 0 && "is-used")} aria-label=${name} data-key=${symbol} ...${press(() => write(sheet, symbol))}><${Cube} cube=${cube} isHidden=${true} /></button>`;
  })}</div></div>`;
}

/**
 * How often each symbol is written so far; for a cube that stands for another, the cube counts.
 * @param {string} text
 */
function countUsed(text) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const side = game.value === "equations" ? (text.split("=")[0] ?? "") : text;
  const list = tokens(side, game.value);
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
  return html`<div class="keypad__group"><span class="tiny">${t("keypad.blank-card")}</span><div class="keys-in">${[..."BRGY"].map((one) => html`<button key=${one} class="key" aria-pressed=${String(dots.includes(one))} aria-label=${t("keypad.dot", { color: t(`symbol.${one}`) })} ...${press(() => toggle(one))}><${Cube} cube=${one} state=${dots.includes(one) ? "is-selected" : ""} isHidden=${true} /></button>`)}</div></div>`;
}

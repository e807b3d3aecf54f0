/** The pieces of the hall: icons of its own sprite, the wooden plate of a table, a number to step, a button to hold. */
import { html, useEffect, useRef, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @typedef {import("../../vendor/preact").Child} Child */
/** @typedef {import("../types").DeskTable} DeskTable */

const SPRITE = new URL("../../pieces-hall.svg", import.meta.url).pathname;
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX"];

/**
 * An icon of the hall.
 * @param {{name: string}} props
 */
export function HallIcon({ name }) {
  return html`<svg class="icon" aria-hidden="true"><use href=${`${SPRITE}#i-${name}`} /></svg>`;
}

/**
 * The number of a table as its plate has it.
 * @param {number} number
 */
export function plateNumber(number) {
  return ROMAN[number] ?? String(number);
}

/**
 * A table's plate: section and number, or what is played where it stands in no hall.
 * @param {{table: DeskTable, kind?: string}} props
 */
export function Plate({ table, kind = "" }) {
  const { place } = table;
  return html`<span class=${`plate ${kind}`} aria-hidden="true">${
    place ? html`<small>${place.section}</small><b>${plateNumber(place.number)}</b>` : html`<small>${t("desk.online")}</small><b>${table.match.slice(0, 2)}</b>`
  }</span>`;
}

/**
 * What a table is called aloud and in headings.
 * @param {DeskTable} table
 */
export function tableName(table) {
  return table.place
    ? t("desk.table", { section: table.place.section, number: plateNumber(table.place.number) })
    : t("desk.table-online", { names: table.names.join(", ") });
}

/**
 * A number that is stepped by taps.
 * @param {{label: string, value: number, least?: number, most?: number, shown?: (value: number) => string, onValue: (value: number) => void}} props
 */
export function Stepper({ label, value, least = 1, most = 99, shown = String, onValue }) {
  return html`<div class="num" role="group" aria-label=${label}>
    <button type="button" aria-label=${t("desk.less", { label })} aria-disabled=${value <= least ? "true" : null} onClick=${() => value > least && onValue(value - 1)}>−</button>
    <output>${shown(value)}</output>
    <button type="button" aria-label=${t("desk.more", { label })} aria-disabled=${value >= most ? "true" : null} onClick=${() => value < most && onValue(value + 1)}>+</button></div>`;
}

/**
 * A choice among a few, as large keys; `columns` puts them beside each other.
 * @param {{label: string, value: string | null, options: {value: string, title: Child, note?: Child, rule?: Child, isOff?: boolean}[], columns?: number, isSeat?: boolean, onValue: (value: string) => void}} props
 */
export function Choice({ label, value, options, columns = 1, isSeat, onValue }) {
  return html`<div class=${`choice${columns > 1 ? ` choice--${columns}` : ""}`} role="group" aria-label=${label}>${options.map(
    (
      one,
    ) => html`<button type="button" key=${one.value} class=${isSeat ? "opt opt--seat" : "opt"} aria-pressed=${String(value === one.value)} aria-disabled=${one.isOff ? "true" : null} onClick=${() => !one.isOff && onValue(one.value)}>
      <b>${one.title}</b>${one.note && html`<small>${one.note}</small>`}${one.rule && html`<span class="rule">${one.rule}</span>`}</button>`,
  )}</div>`;
}

/**
 * A button that does something when it was held for so long; a key held does it too.
 * @param {{label: Child, spoken?: string, seconds?: number, kind?: string, isBusy?: boolean, onHeld: () => void}} props
 */
export function Hold({ label, spoken, seconds = 0.8, kind = "", isBusy, onHeld }) {
  const [held, setHeld] = useState(0);
  const began = useRef(0);
  const frame = useRef(0);
  const stop = () => {
    cancelAnimationFrame(frame.current);
    began.current = 0;
    setHeld(0);
  };
  const step = () => {
    if (!began.current) return;
    const part = (performance.now() - began.current) / (seconds * 1000);
    if (part >= 1) {
      stop();
      onHeld();
      return;
    }
    setHeld(part);
    frame.current = requestAnimationFrame(step);
  };
  const begin = () => {
    if (began.current || isBusy) return;
    began.current = performance.now();
    frame.current = requestAnimationFrame(step);
  };
  useEffect(() => stop, []);
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    begin();
  };
  return html`<button type="button" class=${`btn hold ${kind}`} style=${{ "--held": held }} aria-label=${spoken} aria-disabled=${isBusy ? "true" : null} aria-description=${t("desk.hold-how", { seconds })}
    onPointerDown=${begin} onPointerUp=${stop} onPointerLeave=${stop} onPointerCancel=${stop} onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    onKeyDown=${key} onKeyUp=${stop} onBlur=${stop}>${label}</button>`;
}

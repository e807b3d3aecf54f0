/** Who sits together in the next lesson: by dragging, by two taps, or mixed at once. */
import { Icon } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { announce } from "../shared/shell.js";
import { classes, html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { realName } from "./real_names.js";
import { act, room } from "./room_state.js";

/** @typedef {import("../types").RoomStudent} RoomStudent */

/** Everybody in an order that chance makes. @template T @param {T[]} things @returns {T[]} */
function mixed(things) {
  const left = [...things];
  for (let place = left.length - 1; place > 0; place -= 1) {
    const other = Math.floor(Math.random() * (place + 1));
    [left[place], left[other]] = [/** @type {T} */ (left[other]), /** @type {T} */ (left[place])];
  }
  return left;
}

/**
 * As many tables as are needed, all full but for the last few.
 * @param {string[]} labels
 * @param {number} seats
 */
export function planned(labels, seats) {
  const count = Math.max(1, Math.ceil(labels.length / seats));
  const tables = Array.from({ length: count }, () => /** @type {string[]} */ ([]));
  labels.forEach((label, place) => tables[place % count]?.push(label));
  return tables;
}

const FAR = 12;
/** @type {{x: number, y: number} | null} Where a drag began: the page may be drawn anew while it goes on. */
let from = null;

/**
 * What makes a chip be dragged by mouse or finger to a table, and picked by a tap or a key.
 * @param {() => void} onPick
 * @param {(place: number) => void} onDrop
 */
function dragged(onPick, onDrop) {
  /** @param {PointerEvent} event */
  const gone = (event) => (from ? Math.hypot(event.clientX - from.x, event.clientY - from.y) : 0);
  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    },
    /** @param {PointerEvent} event */
    onPointerMove(event) {
      const chip = /** @type {HTMLElement} */ (event.currentTarget);
      if (from && gone(event) > FAR) chip.style.translate = `${event.clientX - from.x}px ${event.clientY - from.y}px`;
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      const chip = /** @type {HTMLElement} */ (event.currentTarget);
      const isDrag = gone(event) > FAR;
      chip.style.translate = "";
      if (!from) return;
      from = null;
      if (!isDrag) {
        onPick();
        return;
      }
      chip.style.pointerEvents = "none";
      const box = document.elementFromPoint(event.clientX, event.clientY)?.closest(".seatbox");
      chip.style.pointerEvents = "";
      if (box instanceof HTMLElement) onDrop(Number(box.dataset.place));
    },
    /** @param {MouseEvent} event */
    onClick(event) {
      if (event.detail === 0) onPick();
    },
  };
}

export function SeatPlan() {
  const now = room.value;
  const [picked, setPicked] = useState("");
  const students = /** @type {RoomStudent[]} */ (now.students).filter((one) => one.state === "inside");
  if (students.length < 2) return null;
  const seats = now.settings.seats;
  const names = Object.fromEntries(students.map((one) => [one.label, one.name]));
  const plan = /** @type {string[][]} */ (now.plan).map((one) => one.filter((label) => label in names));
  const free = students.filter((one) => !plan.some((table) => table.includes(one.label)));
  const mix = () => act("arrange", { tables: planned(mixed(students.map((one) => one.label)), seats) });
  /** @param {string} label @param {number} place */
  const put = (label, place) => {
    const others = plan.map((table) => table.filter((one) => one !== label));
    const table = others[place];
    setPicked("");
    if (!table || table.length >= seats) {
      announce(t("coach.plan.full", { number: place + 1 }));
      return;
    }
    table.push(label);
    act("arrange", { tables: others });
  };
  /** @param {string} label */
  const Person = (label) =>
    html`<button key=${label} class="seatchip" aria-pressed=${String(picked === label)} ...${dragged(
      () => setPicked(picked === label ? "" : label),
      (place) => put(label, place),
    )}>${names[label]}${realName(label) && html` <small>${realName(label)}</small>`}</button>`;
  return html`<section class="panel"><div class="panel__head"><h2>${t("coach.plan")}</h2></div><p class="small quiet">${t("coach.plan.what")}</p>
    <div class="row"><button class="btn" ...${press(mix)}><${Icon} name="turn" /> ${t("coach.plan.mix")}</button>${plan.length > 0 && html`<button class="btn btn--quiet" ...${press(() => act("arrange", { tables: [] }))}>${t("coach.plan.clear")}</button>`}</div>
    ${plan.length > 0 && free.length > 0 && html`<div class="seatfree" aria-label=${t("coach.plan.free")}>${free.map((one) => Person(one.label))}</div>`}
    <ol class="seatplan">${plan.map(
      (table, place) =>
        html`<li key=${place} class=${classes("seatbox", picked && "is-open")} data-place=${place}><b>${place + 1}</b>${table.map(Person)}${picked && !table.includes(picked) && table.length < seats && html`<button class="btn btn--quiet" ...${press(() => put(picked, place))}>${t("coach.plan.here", { name: names[picked] ?? "" })}</button>`}</li>`,
    )}</ol></section>`;
}

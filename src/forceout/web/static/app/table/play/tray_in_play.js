/** The tray while a shake is played: cubes are taken from it, by fingers and by keys. */
import { Cube, cubeName } from "../../board/pieces.js";
import { Tray } from "../../board/tray.js";
import { classes, html, useRef, useState } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { held, shake, wells } from "../state/state.js";
import { closedWells } from "../state/tray_wells.js";
import { takable } from "./cube_in_hand.js";
import { useFresh } from "./fresh.js";

/**
 * The tray; `onTap` takes a cube for something else than holding it, `label` says what the cubes are for.
 * @param {{onTap?: (cube: string, well: number) => void, isUsed?: (well: number) => boolean, label?: import("../../../vendor/preact").Child}} props
 */
export function TrayInPlay({ onTap, isUsed, label }) {
  const now = shake.value;
  const [focused, setFocused] = useState(0);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const isRolling = useFresh(now ? `${now.number}` : "", Boolean(now && now.resources.length > 0));
  if (!now) return null;
  const list = wells.value;
  const taken = list.map((cube, place) => (closedWells.value.has(place) ? undefined : isUsed?.(place) ? null : cube));
  const first = taken[focused] ? focused : taken.findIndex(Boolean);
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    const steps = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: perRow(row.current), ArrowUp: -perRow(row.current) });
    const step = steps[event.key];
    if (!step || !row.current) return;
    event.preventDefault();
    const there = next(taken, first, step);
    setFocused(there);
    /** @type {HTMLElement | null} */ (row.current.querySelector(`[data-well="${there}"]`))?.focus();
  };
  const count = taken.filter(Boolean).length;
  return html`<${Tray} wells=${taken} label=${t("tray.label", { count })} title=${rich("section.resources")} most=${8} isRolling=${isRolling}
    note=${html`<span>${label ?? t("board.left", { count })}</span>${now.phase === "last-cube" && html`<span class="chip chip--warn">${rich("tray.last-cube")}</span>`}`}
    empty=${list.length === 0 && html`<p class="tray__empty">${t("tray.empty")}</p>`} row=${{ ref: row, role: "toolbar", "aria-label": t("section.resources"), onKeyDown: keys }}
    well=${(/** @type {string} */ cube, /** @type {number} */ place) => html`<${Well} key=${place} cube=${cube} place=${place} isFirst=${place === first} onTap=${onTap} onFocus=${() => setFocused(place)} />`} />`;
}

/** @param {{cube: string, place: number, isFirst: boolean, onTap?: (cube: string, well: number) => void, onFocus: () => void}} props */
function Well({ cube, place, isFirst, onTap, onFocus }) {
  const isHeld = held.value?.from === "resources" && held.value.well === place;
  const events = takable({ cube, from: "resources", well: place }, onTap && (() => onTap(cube, place)));
  return html`<button class=${classes("well", isHeld && "is-selected")} data-well=${place} data-cube=${cube} style=${{ "--i": place }}
    tabindex=${isFirst ? 0 : -1} aria-label=${t("tray.cube", { cube: cubeName(cube) })} aria-pressed=${String(isHeld)} onFocus=${onFocus} ...${events}>
    <${Cube} cube=${cube} isHidden=${true} /></button>`;
}

/** The cubes in Resources where they are looked at and not taken. */
export function Strip() {
  const now = shake.value;
  if (!now) return null;
  const isRolled = now.phase === "selecting";
  return html`<section class=${classes("tray tray--strip", now.resources.length > 10 && "tray--many")} style=${{ "--n": now.resources.length }} aria-label=${t("tray.label", { count: now.resources.length })}><h2 class="label label--tray"><b>${isRolled ? t("tray.rolled") : rich("section.resources")}</b></h2>${now.resources.map((cube, place) => html`<${Cube} key=${place} cube=${cube} size="strip" />`)}</section>`;
}

/**
 * The next well with a cube, some steps away.
 * @param {(string | null | undefined)[]} list
 * @param {number} from
 * @param {number} step
 */
function next(list, from, step) {
  for (let tries = 1, place = from + step; tries <= list.length; tries += 1, place += Math.abs(step) > 1 ? Math.sign(step) : step) {
    const wrapped = (place + list.length * 2) % list.length;
    if (list[wrapped]) return wrapped;
  }
  return from;
}

/** @param {HTMLElement | null} row */
function perRow(row) {
  return row ? getComputedStyle(row).gridTemplateColumns.split(" ").length : 8;
}

/** The tray of Resources, with its wells, and the Universe above it. */
import { Card, Cube, cubeName } from "../pieces.js";
import { press } from "../press.js";
import { classes, html, useEffect, useRef, useState } from "../ui.js";
import { rich, t } from "../words.js";
import { game, held, mayWord, shake, view, wells } from "./state.js";
import { takable } from "./holding.js";
import { send } from "./sending.js";
import { sayWhy } from "./why.js";

/**
 * The tray; `onTap` takes a cube for something else than holding it, `label` says what the cubes are for.
 * @param {{onTap?: (cube: string, well: number) => void, isUsed?: (well: number) => boolean, label?: import("../../vendor/preact").Child}} props
 */
export function Tray({ onTap, isUsed, label }) {
  const now = shake.value;
  const [focused, setFocused] = useState(0);
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const isRolling = useFresh(now ? `${now.number}` : "", Boolean(now && now.resources.length > 0));
  if (!now) return null;
  const list = wells.value;
  const taken = list.map((cube, place) => (isUsed?.(place) ? null : cube));
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
  return html`<section class="tray" aria-label=${t("tray.label", { count })}>
    <h2 class="label label--tray"><b>${rich("section.resources")}</b> <span>${label ?? t("tray.left", { count })}</span>${now.phase === "last-cube" && html`<span class="chip chip--warn">${rich("tray.last-cube")}</span>`}</h2>
    ${list.length === 0 ? html`<${EmptyTray} />` : html`<div ref=${row} class=${classes("tray__wells", isRolling && "is-rolling")} role="toolbar" aria-label=${t("section.resources")} style=${{ "--per-row": list.length > 18 ? 8 : 9 }} onKeyDown=${keys}>
      ${taken.map((cube, place) => (cube
        ? html`<${Well} key=${place} cube=${cube} place=${place} isFirst=${place === first} onTap=${onTap} onFocus=${() => setFocused(place)} />`
        : html`<span key=${place} class="well well--empty"></span>`))}</div>`}</section>`;
}

/** @param {{cube: string, place: number, isFirst: boolean, onTap?: (cube: string, well: number) => void, onFocus: () => void}} props */
function Well({ cube, place, isFirst, onTap, onFocus }) {
  const isHeld = held.value?.from === "resources" && held.value.well === place;
  const events = takable({ cube, from: "resources", well: place }, onTap && (() => onTap(cube, place)));
  return html`<button class=${classes("well", isHeld && "is-selected")} data-well=${place} data-cube=${cube} style=${{ "--i": place }}
    tabindex=${isFirst ? 0 : -1} aria-label=${t("tray.cube", { cube: cubeName(cube) })} aria-pressed=${String(isHeld)} onFocus=${onFocus} ...${events}>
    <${Cube} cube=${cube} isHidden=${true} /></button>`;
}

/** The tray before the roll. */
function EmptyTray() {
  const mayRoll = mayWord("roll");
  return html`<div class="tray__empty">${mayRoll
    ? html`<button class="btn btn--primary btn--big" ...${press(() => send({ do: "roll" }))}>${t("tray.roll")}</button>`
    : html`<p class="tray__note">${t("tray.empty")}</p>`}</div>`;
}

/**
 * The next well with a cube, some steps away.
 * @param {(string | null)[]} list
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

/**
 * Whether something came to be a moment ago, so that it may move into place once.
 * @param {string} key
 * @param {boolean} isThere
 */
function useFresh(key, isThere) {
  const [fresh, setFresh] = useState("");
  const seen = useRef(isThere ? key : "");
  useEffect(() => {
    if (!isThere || seen.current === key) return undefined;
    seen.current = key;
    setFresh(key);
    const done = setTimeout(() => setFresh(""), 1600);
    return () => clearTimeout(done);
  }, [key, isThere]);
  return fresh === key && key !== "";
}

/** The cards of the Universe; before the deal, the button that deals them. */
export function Universe() {
  const now = shake.value;
  const cards = now?.universe ?? [];
  const isDealing = useFresh(now ? `${now.number}` : "", cards.length > 0);
  if (game.value !== "on-sets" || !now) return null;
  if (cards.length === 0) return html`<${Dealing} />`;
  return html`<section class=${classes("universe", cards.length > 10 && "universe--many")} aria-label=${t("universe.label", { count: cards.length })}>
    <h2 class="label not-phone"><b>${rich("universe.title")}</b> ${t("universe.count", { count: cards.length })}</h2>
    <ul class=${classes("universe__cards", isDealing && "is-dealing")}>${cards.map((card, place) => html`<${Card} key=${card} card=${card} place=${place} />`)}</ul></section>`;
}

function Dealing() {
  const bounds = view.value?.legal?.deal;
  const [count, setCount] = useState(0);
  if (!mayWord("deal")) return null;
  // Unless all agreed to be told, how many are due is for the dealer to know.
  const fewest = bounds?.fewest ?? 1;
  const most = bounds?.most ?? 16;
  const wanted = count || (bounds ? Math.min(most, Math.max(fewest, 10)) : 0);
  return html`<section class="panel stack dealing" aria-label=${t("universe.title")}>
    <p>${bounds ? t("universe.how-many", { fewest, most }) : t("universe.deal-how-many")}</p>
    <div class="row">${Array.from({ length: most - fewest + 1 }, (_, step) => fewest + step).map((one) => html`<button key=${one} class="btn" aria-pressed=${String(one === wanted)} ...${press(() => setCount(one))}>${one}</button>`)}
      <button class="btn btn--primary" aria-disabled=${String(wanted === 0)} ...${press(() => (wanted === 0 ? sayWhy(null, t("universe.choose"), { "on-sets": "II-B" }) : send({ do: "deal", count: wanted })))}>${wanted === 0 ? t("universe.deal-some") : t("universe.deal", { count: wanted })}</button></div></section>`;
}

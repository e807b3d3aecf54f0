/** The keyboard: a complete way to play, with letters that can be switched off. */
import { preferences } from "../../shared/preferences.js";
import { readCube } from "../../shared/notation.js";
import { goalSayer, held, layDown, mayWord, mySeat, sheet, shake, toConfirm, wells } from "../state/state.js";
import { confirm, put, toggleBonus } from "./cube_in_hand.js";
import { holdsBlock, pickUp, say } from "./block.js";

/** Where a cube in hand goes by its letter; without one in hand these letters are cubes' faces, as all that lie in the tray. */
const SECTIONS = /** @type {Record<string, string>} */ ({ r: "required", p: "permitted", f: "forbidden" });
/** Sheets by their key: no letter that is on a cube. */
const SHEETS = /** @type {Record<string, string>} */ ({ p: "scratch", l: "log", k: "variations" });

/** Listen to the keys of the table. */
export function listen() {
  addEventListener("keydown", onKey);
}

/** @param {KeyboardEvent} event */
export function onKey(event) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, textarea, select, [contenteditable]")) return;
  if (event.key === "Escape") {
    if (held.peek() || toConfirm.peek()) layDown();
    return;
  }
  if (!preferences.peek().letters || event.repeat) return;
  const isHandled = act(event.key.length === 1 ? event.key.toLowerCase() : event.key, event.key);
  if (isHandled) event.preventDefault();
}

/**
 * Do what a key is for; whether it was for anything.
 * @param {string} key
 * @param {string} typed
 * @returns {boolean}
 */
function act(key, typed) {
  const now = shake.peek();
  if (key === "?") return open("help");
  if (holdsBlock()) {
    if (key === "n") say("now");
    else if (key === "i") say("impossible");
    else return false;
    return true;
  }
  if (document.querySelector("dialog[open]")) return false;
  const section = SECTIONS[key];
  if (held.peek() && section) {
    put(section, { isSure: true });
    return true;
  }
  if (key === "Enter" && toConfirm.peek() && document.activeElement === document.body) {
    confirm();
    return true;
  }
  const name = SHEETS[key];
  if (name) return open(name);
  switch (key) {
    case "c":
      pickUp();
      return true;
    case "m":
      if (now?.turn === mySeat.peek()) toggleBonus();
      return true;
    case "s":
      if (mayWord("goal")) goalSayer.peek()?.();
      return mayWord("goal");
    default:
      return jump(typed);
  }
}

/** @param {string} name */
function open(name) {
  sheet.value = sheet.peek() === name ? null : name;
  return true;
}

/**
 * Go to the next cube in the tray with this face: a letter is a colour, small or large.
 * @param {string} typed
 */
function jump(typed) {
  const symbol = { "/": "÷", x: "×", "^": "*" }[typed] ?? typed.toUpperCase();
  const places = wells
    .peek()
    .map((cube, place) => (cube && readCube(cube).symbol === symbol ? place : -1))
    .filter((place) => place >= 0);
  if (places.length === 0) return false;
  const here = Number(document.activeElement?.getAttribute("data-well") ?? -1);
  const place = places.find((one) => one > here) ?? places[0] ?? 0;
  /** @type {HTMLElement | null} */ (document.querySelector(`[data-well="${place}"]`))?.focus();
  return true;
}

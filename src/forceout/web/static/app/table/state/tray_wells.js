/** The tray's wells: a cube that leaves the tray leaves an empty well, and nothing else moves. */
import { computed } from "../../shared/ui.js";
import { events, game, held, shake, wells } from "./state.js";
import { readGoal } from "../../shared/notation.js";

/** @typedef {import("../../types").Shake} Shake */

let shakeShown = 0;
let isAsRolled = false;

/**
 * The wells after a new view: filled in the order of the roll, emptied where cubes left.
 * @param {Shake | null} now
 * @param {string} game
 */
export function fillWells(now, game) {
  if (!now) {
    shakeShown = 0;
    wells.value = [];
    return;
  }
  const total =
    now.resources.length + now.required.length + now.permitted.length + now.forbidden.length + (now.goal ? readGoal(now.goal, game).cubes.length : 0);
  // After a reload the roll may come a moment later than the view: then the cubes go back to where they lay.
  const isLate = !isAsRolled && held.peek() === null && rollOf(total) !== null;
  const isSame = !isLate && shakeShown === now.number && wells.peek().length >= total && wells.peek().length > 0;
  shakeShown = now.number;
  const before = isSame ? wells.peek() : firstWells(now, total);
  wells.value = emptied(before, now.resources);
}

/**
 * The wells of a shake seen for the first time: as rolled, where the roll is known.
 * @param {Shake} now
 * @param {number} total
 * @returns {(string | null)[]}
 */
function firstWells(now, total) {
  const roll = rollOf(total);
  isAsRolled = roll !== null;
  if (roll) return [...roll];
  return [...now.resources, ...Array(Math.max(0, total - now.resources.length)).fill(null)];
}

/**
 * The cubes of this shake's roll, where it is known.
 * @param {number} total
 * @returns {string[] | null}
 */
function rollOf(total) {
  const list = events.peek();
  const began = list.findLastIndex((one) => one.do === "shake");
  const roll = list.slice(began + 1).findLast((one) => one.do === "roll" && Array.isArray(one.cubes));
  return roll?.cubes && total > 0 && roll.cubes.length >= total ? roll.cubes : null;
}

/**
 * Wells that hold exactly these cubes, each where it was.
 * @param {(string | null)[]} before
 * @param {string[]} resources
 */
function emptied(before, resources) {
  const left = [...resources];
  const mine = held.peek();
  // Of equal cubes the one in the hand is the one that left, so the others are kept first.
  const order = before.map((_, place) => place).sort((a, b) => Number(mine?.well === a) - Number(mine?.well === b));
  /** @type {(string | null)[]} */
  const after = before.map(() => null);
  for (const place of order) {
    const found = left.indexOf(before[place] ?? "");
    if (found >= 0) after[place] = left.splice(found, 1)[0] ?? null;
  }
  for (const cube of left) {
    const free = after.indexOf(null);
    if (free >= 0) after[free] = cube;
    else after.push(cube);
  }
  return after;
}

/** Whether a held cube is still where it was taken from. */
export function isStillThere() {
  const one = held.peek();
  if (!one) return true;
  if (one.from === "permitted") return Boolean(shake.peek()?.permitted.includes(one.cube));
  return wells.peek()[one.well] === one.cube;
}

/** Wells that are drawn no more: those of digits, which have all left Resources once a Goal of them is set. */
export const closedWells = computed(() => {
  const now = shake.value;
  const list = wells.value;
  const rolled = events.value.findLast((one) => one.do === "roll" && Array.isArray(one.cubes))?.cubes ?? [];
  const isSet = game.value === "on-sets" && Boolean(now?.goal) && rolled.length === list.length;
  return new Set(isSet ? list.flatMap((cube, place) => (cube === null && /^\d$/.test(rolled[place] ?? "") ? [place] : [])) : []);
});

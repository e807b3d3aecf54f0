/** Sets that work without a network: their puzzles are kept in this browser, and answers wait here until they can be judged, each
 * sent once. What is right is not kept: only the server knows. */
import { get, post, Problem } from "../shared/api.js";

const PUZZLES = "forceout.practice.kept";
const ANSWERS = "forceout.practice.waiting";
const MOST_KEPT = 80;
const MOST_WAITING = 100;

/** @typedef {{name: string, answer: Record<string, unknown>, hinted: boolean, code: string | null}} Waiting */

/**
 * @template T
 * @param {string} place
 * @param {T} otherwise
 * @returns {T}
 */
function read(place, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} place @param {unknown} what */
function keep(place, what) {
  try {
    localStorage.setItem(place, JSON.stringify(what));
    return true;
  } catch {
    // A browser that keeps nothing works with a network only.
    return false;
  }
}

/** What was kept under an address; nothing where it was not. @param {string} path @returns {any} */
export const keptAnswer = (path) => read(PUZZLES, /** @type {Record<string, any>} */ ({}))[path];

/** Where a puzzle is asked for. @param {string} name */
export const puzzlePath = (name) => `/api/practice/puzzles/${encodeURIComponent(name)}`;

/**
 * Keep a set with all its puzzles, in the place of what was kept before.
 * @param {string} path
 * @param {{puzzles: string[]}} found
 */
export async function keepSet(path, found) {
  /** @type {Record<string, unknown>} */
  const kept = { [path]: found };
  for (const name of found.puzzles.slice(0, MOST_KEPT)) kept[puzzlePath(name)] = await get(puzzlePath(name));
  return keep(PUZZLES, kept);
}

/** Have an answer wait; the first to each puzzle counts. @param {Waiting} answer */
export function wait(answer) {
  const waiting = read(ANSWERS, /** @type {Waiting[]} */ ([]));
  if (waiting.some((one) => one.name === answer.name)) return true;
  return waiting.length < MOST_WAITING && keep(ANSWERS, [...waiting, answer]);
}

/** How many answers wait. */
export const countWaiting = () => read(ANSWERS, /** @type {Waiting[]} */ ([])).length;

let isSending = false;

/**
 * Send what waits, each answer once, the oldest first; what the server refuses is given up.
 * @returns {Promise<{sent: number, right: number}>}
 */
export async function sendWaiting() {
  let sent = 0;
  let right = 0;
  if (isSending) return { sent, right };
  isSending = true;
  try {
    const all = () => read(ANSWERS, /** @type {Waiting[]} */ ([]));
    for (let one = all()[0]; one; one = all()[0]) {
      try {
        const { answer, hinted, code } = one;
        const verdict = await post(`${puzzlePath(one.name)}/answer`, { answer, hinted, code });
        sent += 1;
        right += verdict.right ? 1 : 0;
      } catch (problem) {
        if (!(problem instanceof Problem)) break;
      }
      keep(ANSWERS, all().slice(1));
    }
  } finally {
    isSending = false;
  }
  return { sent, right };
}

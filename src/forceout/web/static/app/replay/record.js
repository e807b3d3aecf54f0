/** A replayed match: its moments in order, each with the table as it then was. */
import { get, post } from "../shared/api.js";

/** @typedef {import("../types").Action} Action */
/** @typedef {import("../types").Shake} Shake */
/** @typedef {{solution: string | null, chosen?: string[], removed?: string[], tree?: import("../types").ReadingNode, value?: string}} Drawn */
/** @typedef {Drawn & {exists: boolean | null}} Answer */
/** @typedef {{now: Answer, possible: Answer}} Standing */
/** @typedef {{number: number, action: Action, before: Standing | null, after: Standing, safer?: Action | null}} Review */
/** @typedef {{index: number, action: Action, shake: Shake | null, shakeNumber: number, seconds: number, refusal: import("../own_types").WhyNot | null}} Moment */
/** @typedef {{header: {game: "on-sets" | "equations", edition: string, division: string, form: string, players: string[]}, edition: import("../types").EditionFacts, moments: Moment[], names: Record<string, string>, rolls: Record<number, string[]>}} Replayed */

const MOVES = ["goal", "move", "shift", "bonus"];

/**
 * Whether an action changes the mat.
 * @param {Moment} moment
 */
export function isMove(moment) {
  return MOVES.includes(moment.action.do) && moment.refusal === null;
}

/**
 * The moments of an answer of the server: everything but time passing.
 * @param {any} answer
 * @returns {Replayed}
 */
export function readReplay(answer) {
  /** @type {Moment[]} */
  const moments = [];
  /** @type {Record<number, string[]>} */
  const rolls = {};
  let shakeNumber = 0;
  answer.actions.forEach((/** @type {any} */ action, /** @type {number} */ index) => {
    const refusal = action.refusal ?? null;
    if (action.do === "shake" && !refusal) shakeNumber += 1;
    if (action.do === "roll" && !refusal) rolls[shakeNumber] = action.cubes;
    if (action.do === "tick") return;
    const frame = answer.frames[index];
    const shake = frame && "shake" in frame ? frame.shake : frame;
    moments.push({ index, action, shake: shake && { ...shake, number: shakeNumber }, shakeNumber, seconds: answer.times[index] ?? 0, refusal });
  });
  return { header: answer.header, edition: answer.edition, moments, names: answer.names, rolls };
}

/**
 * The replay of a record.
 * @param {string} record
 */
export async function replayText(record) {
  return readReplay(await post("/api/replay", { record }));
}

/**
 * The replay of a match that was played here.
 * @param {string} match
 */
export async function replayMatch(match) {
  return readReplay(await get(`/api/matches/${match}/replay`));
}

/**
 * What was true at every move of a shake, by the action's place in the log.
 * @param {string | null} match
 * @param {string} record
 * @param {number} shake
 * @returns {Promise<Map<number, Review>>}
 */
export async function reviewsOf(match, record, shake) {
  const answer = match ? await get(`/api/matches/${match}/analysis?shake=${shake}`) : await post(`/api/analysis?shake=${shake}`, { record });
  return new Map(answer.moves.map((/** @type {Review} */ one) => [one.number, one]));
}

/**
 * Some Solutions for the table after a move, those with few cubes first.
 * @param {string | null} match
 * @param {string} record
 * @param {number} number
 * @returns {Promise<Drawn[]>}
 */
export async function solutionsAfter(match, record, number) {
  const answer = match ? await get(`/api/matches/${match}/solutions?number=${number}`) : await post(`/api/solutions?number=${number}`, { record });
  return answer.solutions;
}

/**
 * Seconds as minutes and seconds.
 * @param {number} seconds
 */
export function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

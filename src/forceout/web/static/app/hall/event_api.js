/** An event's addresses: what is asked and what is done, each act with a key, so that a repetition is known as one. */
import { get, newKey, post, remove } from "../shared/api.js";
import { learnTime } from "../shared/clock.js";

/** @typedef {import("./event_types").EventView} EventView */
/** @typedef {import("./event_types").RoundView} RoundView */
/** @typedef {import("./event_types").StandingsView} StandingsView */
/** @typedef {import("./event_types").SheetCheck} SheetCheck */

/** @param {string} event */
export const addressOf = (event) => `/api/tournaments/${event}`;

/**
 * Ask, and learn the server's time from the answer.
 * @param {string} path
 */
async function timed(path) {
  const sentAt = Date.now();
  const found = await get(path);
  if (found.now) learnTime(found.now, sentAt);
  return found;
}

/** @param {string} event @returns {Promise<EventView>} */
export const loadEvent = (event) => timed(addressOf(event));
/** Without people and settings. @param {string} event @returns {Promise<EventView>} */
export const loadEventBriefly = (event) => timed(`${addressOf(event)}?brief=true`);
/** @param {string} event @param {string} competition @param {number} round @returns {Promise<RoundView>} */
export const loadRound = (event, competition, round) => timed(`${addressOf(event)}/rounds/${competition}/${round}`);
/** The event in brief, and the tables of the rounds that are on. @param {string} event @returns {Promise<{event: EventView, rounds: RoundView[]}>} */
export const loadBoard = (event) => get(`${addressOf(event)}/board`);
/** @param {string} event @returns {Promise<StandingsView>} */
export const loadStandings = (event) => get(`${addressOf(event)}/standings`);
/** @param {string} event @returns {Promise<{seq: number, now: number}>} */
export const loadHead = (event) => timed(`${addressOf(event)}/head`);

/**
 * Do something in an event; `base` is what was seen, for what is done upon a look, and `key` an older key for a repetition.
 * @param {string} event
 * @param {Record<string, unknown>} act
 * @param {{base?: number, key?: string, name?: string}} [how]
 * @returns {Promise<{seq: number, at: number}>}
 */
export const doAct = (event, act, { base, key, name } = {}) =>
  post(`${addressOf(event)}/acts`, { act, key: key ?? newKey(), base: base ?? null, name: name ?? null });

/** @param {string} event @param {{competition: string, round: number, table: string, sheet: any}} typed @returns {Promise<SheetCheck>} */
export const checkSheet = (event, typed) => post(`${addressOf(event)}/checks`, typed);
/** @param {string} event */
export const deleteNames = (event) => remove(`${addressOf(event)}/names`);
/** @param {string} event */
export const deleteEvent = (event) => remove(addressOf(event));

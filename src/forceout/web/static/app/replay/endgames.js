/** Perfect play over a shake, and the Goals of its roll, as the server tells them. */
import { get, post } from "../shared/api.js";
import { useEffect, useState } from "../shared/ui.js";

/** @typedef {import("./record.js").Drawn} Drawn */
/** @typedef {"safe" | "forceout" | "now" | "impossible" | "unknown"} Outcome */
/** @typedef {{safe: number, unknown: number, legal: number}} Room */
/** @typedef {{do: string, cube: string, to: string, cubes: string[], outcome: Outcome, leaves: Room | null, solutions: string[], is_made: boolean}} Choice */
/** @typedef {{by: string, do: string, cube: string, to: string, leaves: Room}} LineStep */
/** @typedef {{outcome: Outcome, turn: string | null, room: Room, moves: Choice[], line: LineStep[], line_end: string, guarantee: Record<string, number | null>, proof: string | null}} Before */
/** @typedef {{number: number, action: import("../types").Action, outcome: Outcome, is_mistake: boolean, is_seen_to_end: boolean, before: Before | null, why: {claim: string, solutions: Drawn[], reason: string | null} | null}} Played */
/** @typedef {Record<string, number>} ByRole */
/** @typedef {{moves: Played[], points: {forceout: number, now: ByRole, impossible: ByRole} | null, is_whole: boolean}} Endgames */
/** @typedef {{goal: string, values: string[], ways: number, outcome: Outcome, room: Room | null, fewest: number | null, is_fewest: boolean, solutions: number | null, has_reached_most: boolean, spoilers: string[] | null, is_unspoiled: boolean | null}} GoalFound */
/** @typedef {{goals: GoalFound[], are_all: boolean, is_whole: boolean, set: string | null, resources: string[]}} Goals */

/**
 * What is asked of a match that was played here, or of a record.
 * @param {string | null} match
 * @param {string} record
 * @param {string} what
 */
function asked(match, record, what) {
  return match ? get(`/api/matches/${match}/${what}`) : post(`/api/${what}`, { record });
}

/**
 * The whole shake, asked for once; one of its moves further, where the time was too short for it.
 * @param {string | null} match
 * @param {string} record
 * @param {number} shake
 * @param {number | null} number
 * @returns {{endgames: Endgames | null, isComing: boolean}}
 */
export function useEndgames(match, record, shake, number) {
  const [known, setKnown] = useState(/** @type {Record<number, Endgames | null>} */ ({}));
  const [looked, setLooked] = useState(/** @type {number[]} */ ([]));
  const found = known[shake] ?? null;
  useEffect(() => {
    if (shake < 1 || shake in known) return;
    const keep = (/** @type {Endgames | null} */ one) => setKnown((before) => ({ ...before, [shake]: one }));
    asked(match, record, `endgames?shake=${shake}`).then(keep, () => keep(null));
  }, [shake]);
  const here = found?.moves.find((one) => one.number === number);
  const isShort = Boolean(here?.before && !here.is_seen_to_end && found && !found.is_whole);
  useEffect(() => {
    if (!isShort || number === null || looked.includes(number)) return;
    setLooked((before) => [...before, number]);
    asked(match, record, `endgames?shake=${shake}&number=${number}`).then(
      (/** @type {Endgames} */ further) =>
        setKnown((before) => {
          const whole = before[shake];
          const one = further.moves[0];
          return whole && one ? { ...before, [shake]: { ...whole, moves: whole.moves.map((old) => (old.number === number ? one : old)) } } : before;
        }),
      () => undefined,
    );
  }, [isShort, number]);
  return { endgames: found, isComing: shake > 0 && !(shake in known) };
}

/**
 * The Goals of a shake's roll.
 * @param {string | null} match
 * @param {string} record
 * @param {number} shake
 * @returns {{goals: Goals | null, isComing: boolean}}
 */
export function useGoals(match, record, shake) {
  const [known, setKnown] = useState(/** @type {Record<number, Goals | null>} */ ({}));
  useEffect(() => {
    if (shake < 1 || shake in known) return;
    const keep = (/** @type {Goals | null} */ one) => setKnown((before) => ({ ...before, [shake]: one }));
    asked(match, record, `goals?shake=${shake}`).then(keep, () => keep(null));
  }, [shake]);
  return { goals: known[shake] ?? null, isComing: shake > 0 && !(shake in known) };
}

/**
 * Whether certainly no challenge is right.
 * @param {Outcome} outcome
 */
export function isSafe(outcome) {
  return outcome === "safe" || outcome === "forceout";
}

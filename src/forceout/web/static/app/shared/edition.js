/** How the edition of this page speaks: its words, and where it speaks of what is done. The page brings it. */
import { signal } from "./ui.js";
import { speakAs } from "./words.js";

/** @typedef {import("../types").EditionFacts} EditionFacts */

/** @type {import("../../vendor/signals").Signal<EditionFacts | null>} */
export const edition = signal(null);

/**
 * Take note of how an edition speaks.
 * @param {EditionFacts} facts
 */
export function learnEdition(facts) {
  speakAs(facts);
  edition.value = facts;
}

/**
 * The section on an action or an occasion.
 * @param {string} what
 */
export function cited(what) {
  return edition.value?.cites[what] ?? null;
}

/**
 * The name of a claim as the edition has it: what it calls impossible may have another word.
 * @param {string} claim
 */
export function claimName(claim) {
  return claim === "impossible" ? (edition.value?.impossible.toLowerCase() ?? claim) : claim;
}

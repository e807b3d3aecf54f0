/** Every sentence of the interface, by its key, with named slots. */
import { words as sharedWords } from "../strings/shared.ftl";
import { chosen, filledIn, partsOf } from "./sentences.js";
import { Term } from "./terms.js";
import { html } from "./ui.js";

/** @typedef {import("../own_types").Slots} Slots */
/** @typedef {import("../own_types").Pattern} Pattern */
/** @typedef {import("../../vendor/preact").Child} Child */

/** @type {Record<string, Pattern>} */
const sentences = { ...sharedWords };
const plurals = new Intl.PluralRules(document.documentElement.lang || "en");
/** @type {Slots} What sentences may choose by, besides their own slots: how the edition speaks. */
let ofEdition = {};

/**
 * Add the sentences of another page.
 * @param {Record<string, Pattern>} more
 */
export function addWords(more) {
  Object.assign(sentences, more);
}

/**
 * Speak as an edition does, which may have other words.
 * @param {import("../types").EditionFacts} facts
 */
export function speakAs(facts) {
  ofEdition = {
    impossible: facts.impossible.toLowerCase(),
    third_party: facts.third_party_takes_side ? "takes-side" : "may-present",
    judge: facts.judge_can_be_asked ? "can-be-asked" : "asks-nobody",
  };
}

/**
 * Whether there is a sentence with this key.
 * @param {string} key
 */
export function hasWords(key) {
  return key in sentences;
}

/**
 * The sentence of a key with its choices made; the slots are still in it.
 * @param {string} key
 * @param {Slots} slots
 */
function sentence(key, slots) {
  return chosen(sentences[key] ?? key, { ...ofEdition, ...slots }, plurals);
}

/**
 * A sentence as text.
 * @param {string} key
 * @param {Slots} [slots]
 * @returns {string}
 */
export function t(key, slots = {}) {
  return filledIn(sentence(key, slots), slots);
}

/**
 * A sentence whose slots may hold drawn pieces, and whose [words|slug] explain themselves; elsewhere these are plain.
 * @param {string} key
 * @param {Record<string, Child>} [slots]
 * @returns {Child[]}
 */
export function rich(key, slots = {}) {
  const parts = partsOf(sentence(key, /** @type {Slots} */ (slots)));
  return parts.map((part, place) => {
    if (place % 2 === 0) return parts[place - 1]?.startsWith("[") ? part.slice(mark(part).length) : part;
    return part.startsWith("{") ? (slots[part.slice(1, -1)] ?? null) : word(part, mark(parts[place + 1] ?? ""));
  });
}

/** The mark that a text begins with, which must not begin a line. @param {string} text */
const mark = (text) => /^[\u00a0\u202f]*[.,:;!?…]*/.exec(text)?.[0] ?? "";

/** @param {string} marked @param {string} end */
function word(marked, end) {
  const [shown, slug] = marked.slice(1, -1).split("|");
  const term = html`<${Term} slug=${slug}>${shown}<//>`;
  return end ? html`<span class="tied">${term}${end}</span>` : term;
}

/**
 * Several things in a row, as the page's language lists them.
 * @param {string[]} things
 */
export function listed(things) {
  return new Intl.ListFormat(document.documentElement.lang || "en").format(things);
}

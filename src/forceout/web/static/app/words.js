/** Every sentence of the interface, by its key, with named slots. */
import { english } from "./strings/en.js";
import { Term } from "./terms.js";
import { html } from "./ui.js";

/** @typedef {import("./types").Slots} Slots */
/** @typedef {import("../vendor/preact").Child} Child */

/** @type {Record<string, string>} */
const sentences = { ...english };
let edition = "";
const plurals = new Intl.PluralRules(document.documentElement.lang || "en");

/**
 * Add the sentences of another page.
 * @param {Record<string, string>} more
 */
export function addWords(more) {
  Object.assign(sentences, more);
}

/**
 * Speak as a rulebook does that has other words: sentences under `key game edition` come before those under `key`.
 * @param {string} named
 */
export function speakAs(named) {
  edition = named;
}

/**
 * Whether there is a sentence with this key.
 * @param {string} key
 */
export function hasWords(key) {
  return key in sentences;
}

/**
 * The sentence of a key; with a `count` slot, the form `key.one` or `key.other` where there is one.
 * @param {string} key
 * @param {Slots} slots
 */
function sentence(key, slots) {
  if (typeof slots.count === "number") {
    const form = sentences[`${key}.${plurals.select(slots.count)}`] ?? sentences[`${key}.other`];
    if (form !== undefined) return form;
  }
  return sentences[`${key} ${edition}`] ?? sentences[key] ?? key;
}

/**
 * A sentence as text.
 * @param {string} key
 * @param {Slots} [slots]
 * @returns {string}
 */
export function t(key, slots = {}) {
  return sentence(key, slots).replace(/\{(\w+)\}|\[([^|\]]*)\|[^\]]*\]/g, (_, name, shown) => shown ?? String(slots[name] ?? ""));
}

/**
 * A sentence whose slots may hold drawn pieces, and whose [words|slug] explain themselves; elsewhere these are plain.
 * @param {string} key
 * @param {Record<string, Child>} [slots]
 * @returns {Child[]}
 */
export function rich(key, slots = {}) {
  const parts = sentence(key, /** @type {Slots} */ (slots)).split(/(\{\w+\}|\[[^|\]]*\|[^\]]*\])/);
  return parts.map((part, place) => (place % 2 === 0 ? part : part.startsWith("{") ? slots[part.slice(1, -1)] ?? null : word(part)));
}

/** @param {string} marked */
function word(marked) {
  const [shown, slug] = marked.slice(1, -1).split("|");
  return html`<${Term} slug=${slug}>${shown}<//>`;
}

/**
 * Seats in a text from the server, replaced by the names of those who sit there.
 * @param {string} text
 * @param {Record<string, string>} names
 */
export function withNames(text, names) {
  return text.replace(/\bP[123]\b/g, (seat) => names[seat] ?? seat);
}

/** Sentences as the server sends them: their choices are made, and their slots filled in. */

/** @typedef {import("../own_types").Slots} Slots */
/** @typedef {import("../own_types").Pattern} Pattern */
/** @typedef {import("../own_types").Choice} Choice */

/**
 * A sentence with its choices made; the slots are still in it.
 * @param {Pattern} pattern
 * @param {Slots} slots
 * @param {Intl.PluralRules} plurals
 * @returns {string}
 */
export function chosen(pattern, slots, plurals) {
  if (typeof pattern === "string") return pattern;
  return pattern.map((part) => (typeof part === "string" ? part : chosen(part[1][variant(part, slots, plurals)] ?? "", slots, plurals))).join("");
}

/**
 * Which variant a slot asks for: the one of its name, of a number also the one of its plural category.
 * @param {Choice} choice
 * @param {Slots} slots
 * @param {Intl.PluralRules} plurals
 */
function variant([by, variants, otherwise], slots, plurals) {
  const value = slots[by];
  const names = typeof value === "number" ? [String(value), plurals.select(value)] : [String(value)];
  return names.find((one) => one in variants) ?? otherwise;
}

/**
 * A sentence as text: its slots filled in, its [words|slug] plain.
 * @param {string} text
 * @param {Slots} slots
 */
export function filledIn(text, slots) {
  return text.replace(/\{(\w+)\}|\[([^|\]]*)\|[^\]]*\]/g, (_, name, shown) => shown ?? String(slots[name] ?? ""));
}

/**
 * A sentence in parts: text, and at every second place a {slot} or [words|slug].
 * @param {string} text
 */
export function partsOf(text) {
  return text.split(/(\{\w+\}|\[[^|\]]*\|[^\]]*\])/);
}

/**
 * What the server says of something, with the names of those whom it speaks of.
 * @param {{message: string, parts?: (string | {seat: string})[]}} told
 * @param {Record<string, string>} names
 */
export function said({ message, parts }, names) {
  return parts ? parts.map((part) => (typeof part === "string" ? part : (names[part.seat] ?? part.seat))).join("") : message;
}

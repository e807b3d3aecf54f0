/** What the edition says of its variations and words, fetched once for the table. */
import { get } from "../api.js";
import { signal } from "../ui.js";
import { addWords, hasWords, t } from "../words.js";
import { view } from "./state.js";

/** @typedef {{name: string, title: string, book: string, section: string, words: string, is_always?: boolean, blank: {name: string, choices: (string | number)[]} | null}} Described */

/** @type {import("../../vendor/signals").Signal<{variations: Record<string, Described>, impossible: string}>} */
export const catalog = signal({ variations: {}, impossible: "" });

let isAsked = false;

/** Fetch what the table's edition and division play, once it is needed. */
async function fetchCatalog() {
  const settings = view.peek()?.settings;
  if (!settings || isAsked) return;
  isAsked = true;
  const [{ games }, { variationsEnglish }] = await Promise.all([get("/api/games"), import("../strings/en_variations.js")]);
  addWords(variationsEnglish);
  const edition = games.find((/** @type {any} */ one) => one.game === settings.game)?.editions.find((/** @type {any} */ one) => one.edition === settings.edition);
  const season = edition?.seasons.find((/** @type {any} */ one) => one.season === (settings.season ?? null)) ?? edition?.seasons[0];
  /** @type {Described[]} */
  const list = season?.variations[settings.division] ?? [];
  catalog.value = { variations: Object.fromEntries(list.map((one) => [one.name, one])), impossible: edition?.impossible ?? "" };
}

/** Have the catalog fetched as soon as variations are in sight. */
export function needCatalog() {
  if (!isAsked) queueMicrotask(() => fetchCatalog().catch(() => (isAsked = false)));
}

/**
 * The clause that describes a variation.
 * @param {string} name
 */
export function ruleOf(name) {
  const found = catalog.value.variations[name];
  return found ? { book: found.book, section: found.section } : null;
}

/**
 * What a variation does, in one sentence.
 * @param {string} name
 */
export function meaningOf(name) {
  return hasWords(`variation.${name}.means`) ? t(`variation.${name}.means`) : catalog.value.variations[name]?.words ?? "";
}

/**
 * What a variation is called.
 * @param {string} name
 */
export function titleOf(name) {
  needCatalog();
  const known = catalog.value.variations[name]?.title;
  return known ?? (hasWords(`variation.${name}`) ? t(`variation.${name}`) : name.replaceAll("-", " "));
}

/**
 * The word of a challenge, as the edition has it.
 * @param {string} claim
 */
export function claimWord(claim) {
  needCatalog();
  const { impossible } = catalog.value;
  return claim === "impossible" && impossible ? impossible.slice(0, 1).toUpperCase() + impossible.slice(1) : t(`claim.${claim}`);
}

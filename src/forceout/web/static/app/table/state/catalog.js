/** What the edition says of its variations, fetched once for the table. */
import { get } from "../../shared/api.js";
import { edition as facts, claimName, learnEdition } from "../../shared/edition.js";
import { signal } from "../../shared/ui.js";
import { addWords, hasWords, t } from "../../shared/words.js";
import { view } from "./state.js";

/** @typedef {import("../../types").VariationEntry} Described */

/** @type {import("../../../vendor/signals").Signal<{variations: Record<string, Described>}>} */
export const catalog = signal({ variations: {} });

let isAsked = false;

/** Fetch what the table's edition and division play, once it is needed. */
async function fetchCatalog() {
  const settings = view.peek()?.settings;
  if (!settings || isAsked) return;
  isAsked = true;
  const [{ games }, { words }] = await Promise.all([get("/api/games"), import("../../strings/variations.ftl")]);
  addWords(words);
  const edition = /** @type {import("../../types").GameEntry[]} */ (games)
    .find((one) => one.game === settings.game)
    ?.editions.find((one) => one.edition === settings.edition);
  const season = edition?.seasons.find((one) => one.season === (settings.season ?? null)) ?? edition?.seasons[0];
  const list = season?.variations[settings.division] ?? [];
  catalog.value = { variations: Object.fromEntries(list.map((one) => [one.name, one])) };
  if (edition && !facts.peek()) learnEdition(edition);
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
  return hasWords(`variation.${name}.means`) ? t(`variation.${name}.means`) : (catalog.value.variations[name]?.words ?? "");
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
  return t(`claim.${claimName(claim)}`);
}

/** The books that a desk keeps at hand once it has loaded: rulings, rule texts, clocks, causes. They need no network after. */
import { contents } from "../shared/contents.js";
import { signal } from "../shared/ui.js";
import { chosen, isOnline } from "./desk_state.js";

/** @type {import("../../vendor/signals").Signal<Record<string, any>>} The finder of each game. */
export const finders = signal({});
/** @type {import("../../vendor/signals").Signal<Record<string, any>>} What an edition has for officials, by game, edition, season and division. */
export const books = signal({});
/** @type {import("../../vendor/signals").Signal<Record<string, any>>} The rules in our words, by book and edition. */
export const rules = signal({});

const GAMES = ["on-sets", "equations"];
/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * Fetch something once; what failed is asked for again.
 * @param {string} path
 * @param {(found: any) => void} keep
 */
function once(path, keep) {
  const known = asked.get(path);
  if (known) return known;
  const coming = contents(path).then(
    (found) => keep(found),
    () => {
      asked.delete(path);
    },
  );
  asked.set(path, coming);
  return coming;
}

/** @param {any} about */
const keyOf = (about) => [about.game, about.edition ?? "", about.season ?? "", about.division].join(" ");

/**
 * What an edition has for officials; asked for where it is not at hand.
 * @param {any} about
 */
export function bookOf(about) {
  const key = keyOf(about);
  const found = books.value[key];
  if (!found && isOnline.value) loadBook(about);
  return found ?? null;
}

/** @param {any} about */
export function loadBook(about) {
  return once(
    `desk/${about.game}/${about.edition || "-"}/${about.season || "-"}/${about.division}`,
    (found) => (books.value = { ...books.peek(), [keyOf(about)]: found, [keyOf(found)]: found }),
  );
}

/** @param {string} game */
export function loadFinder(game) {
  return once(`finder/${game}`, (found) => (finders.value = { ...finders.peek(), [game]: found }));
}

/**
 * @param {string} book
 * @param {string} [edition]
 */
export function loadRules(book, edition) {
  const path = `rules/${book}${edition ? `/${edition}` : ""}`;
  return once(path, (found) => (rules.value = { ...rules.peek(), [`${book} ${edition ?? ""}`]: found, [`${book} ${found.edition}`]: found }));
}

/** Fetch everything that the desk goes on with when the network is gone, the nearest first. */
export async function loadAll() {
  const about = chosen.peek();
  await Promise.all([loadFinder(about.game), loadBook(about)]);
  await Promise.all([...GAMES.map(loadFinder), loadRules("guidelines"), ...GAMES.map((game) => loadRules(game))]);
  if (about.edition) await loadRules(about.game, about.edition);
}

/**
 * The text of a clause in our words, where it is at hand.
 * @param {string} book
 * @param {string} edition
 * @param {string} section
 */
export function clauseOf(book, edition, section) {
  const contents = rules.value[`${book} ${edition}`] ?? rules.value[`${book} `];
  return contents?.clauses.find((/** @type {any} */ one) => one.section === section) ?? null;
}

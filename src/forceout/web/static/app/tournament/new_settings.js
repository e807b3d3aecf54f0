/** The settings of a new event, as most leagues have them; everything can be changed afterwards. */
import { choicesOf } from "../shared/games.js";
import { t } from "../shared/words.js";

/** @typedef {{title: string, date: string, divisions: string[], games: string[], rounds: number, way: string, isBlind: boolean, mayEnter: boolean}} Wanted */

const LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const KEPT_DAYS = 30;
/** How rounds are seated, the last one on: by level in sections, by lot and then by points, or by seed and then by points. */
export const WAYS = /** @type {Record<string, string[]>} */ ({ power: ["draw", "power"], sections: ["sections"], seed: ["seed", "power"] });
const METRICS = ["match-points", "playoff", "head-to-head", "shake-points"];

/**
 * A day so many days after another.
 * @param {string} day
 * @param {number} days
 */
export function dayAfter(day, days) {
  const found = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(found.getTime())) return "";
  found.setUTCDate(found.getUTCDate() + days);
  return found.toISOString().slice(0, 10);
}

/** Today, as a form has it. */
export function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * A game in a division.
 * @param {string} division
 * @param {string} game
 * @param {number} rounds
 * @param {string[]} seating
 * @param {string} letter
 */
export function newCompetition(division, game, rounds, seating, letter) {
  const { editions, seasons } = choicesOf(game);
  return {
    id: `${division}-${game}`,
    division,
    game,
    edition: editions[0],
    season: seasons[0] ?? null,
    form: "adventurous",
    rounds,
    seating,
    metrics: METRICS,
    first_letter: letter,
  };
}

/** @param {Wanted} wanted */
export function newSettings({ title, date, divisions, games, rounds, way, isBlind, mayEnter }) {
  const seating = WAYS[way] ?? ["draw", "power"];
  const step = Math.floor(LETTERS.length / divisions.length);
  const competitions = divisions.flatMap((division, place) =>
    games.map((game) => newCompetition(division, game, rounds, seating, LETTERS[place * step] ?? "A")),
  );
  const titleOf = (/** @type {{division: string, game: string}} */ one) =>
    t("hall.competition", { division: t(`division.${one.division}`), game: t(`game.${one.game}`) });
  const rankings = [
    ...competitions.map((one) => ({
      id: `teams-${one.id}`,
      title: t("new-event.teams", { competition: titleOf(one) }),
      of: "team",
      competitions: [one.id],
      how: "sum:5",
    })),
    { id: "schools", title: t("new-event.schools"), of: "school", competitions: competitions.map((one) => one.id), how: "sum:5" },
  ];
  const awards = [
    ...competitions.map((one) => ({
      id: `players-${one.id}`,
      title: t("new-event.players", { competition: titleOf(one) }),
      of: "player",
      source: one.id,
      places: 3,
      minimum_rounds: Math.min(2, rounds),
    })),
    ...(way === "sections"
      ? competitions.map((one) => ({
          id: `sections-${one.id}`,
          title: t("new-event.sections", { competition: titleOf(one) }),
          of: "section",
          source: one.id,
          places: 1,
        }))
      : []),
    ...rankings.map((one) => ({ id: `award-${one.id}`, title: one.title, of: "ranking", source: one.id, places: 3 })),
  ];
  return {
    title: title.trim(),
    date,
    divisions: divisions.map((level) => ({ id: level, title: t(`division.${level}`), level })),
    competitions,
    rankings,
    awards,
    needs_second_person: isBlind,
    players_may_enter: mayEnter,
    names_until: dayAfter(date, KEPT_DAYS),
  };
}

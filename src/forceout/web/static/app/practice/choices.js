/** Which game and division somebody practises, and where a puzzle was come from: kept in this browser. */

const PLACE = "forceout.practice";
export const GAMES = ["on-sets", "equations"];
export const DIVISIONS = ["elementary", "middle", "junior", "senior"];

/** @typedef {{game: string, division: string, kind?: string, theme?: string, level?: string, code?: string, queue?: string[]}} Choice */

/** @returns {Choice} */
export function chosen() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { game: GAMES.includes(kept.game) ? kept.game : "on-sets", division: DIVISIONS.includes(kept.division) ? kept.division : "middle", ...rest(kept) };
  } catch {
    return { game: "on-sets", division: "middle" };
  }
}

/** @param {any} kept */
function rest(kept) {
  const { kind, theme, level, code, queue } = kept;
  return { kind, theme, level, code, queue: Array.isArray(queue) ? queue : undefined };
}

/** @param {Partial<Choice>} change */
export function choose(change) {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...chosen(), ...change }));
  } catch {
    // A browser that keeps nothing forgets the choice, and asks again.
  }
}

/** How far the guided shakes have been played in this browser. */

const STORED_AS = "forceout.guided";
export const STEPS = 10;

/** @returns {Record<string, number>} */
function stored() {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) || "{}");
  } catch {
    return {};
  }
}

/**
 * The steps of a game that are done.
 * @param {string} game
 */
export function progressOf(game) {
  return { done: Math.min(STEPS, Number(stored()[game]) || 0), of: STEPS };
}

/**
 * Keep that so many steps of a game are done.
 * @param {string} game
 * @param {number} done
 */
export function keepProgress(game, done) {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ ...stored(), [game]: Math.max(done, progressOf(game).done) }));
  } catch {
    /* a private window keeps nothing */
  }
}

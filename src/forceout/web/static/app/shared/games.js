/** What can be played: the page brings it. */

/** @typedef {import("../types").GameChoices} GameChoices */

/** @type {GameChoices[]} */
const games = JSON.parse(document.body.dataset.games || "[]");

/**
 * What can be chosen for a game.
 * @param {string} game
 */
export function choicesOf(game) {
  return /** @type {GameChoices} */ (games.find((one) => one.game === game) ?? games[0]);
}

/** The divisions, lowest first. */
export const DIVISIONS = games[0]?.divisions ?? [];

/** A Goal as it is tapped in: a shape with its cubes, or cubes in a row; and as notation has it. */
import { readGoal } from "../shared/notation.js";

/** @typedef {{shape: string | null, cubes: string[]}} TappedGoal */

/**
 * A Goal in notation taken apart.
 * @param {string} text
 * @param {string} game
 * @returns {TappedGoal}
 */
export function readGoalText(text, game) {
  if (!text.trim()) return { shape: null, cubes: [] };
  const { shape, cubes } = readGoal(text, game);
  return { shape, cubes: cubes.flatMap((one) => (one.hasSpaceBefore ? [" ", one.text] : [one.text])) };
}

/**
 * A tapped Goal in notation; nothing where there is no cube.
 * @param {TappedGoal} goal
 * @param {string} game
 */
export function goalText({ shape, cubes }, game) {
  if (cubes.length === 0) return "";
  return game === "on-sets" ? [shape ?? "row", ...cubes].join(" ") : cubes.join("");
}

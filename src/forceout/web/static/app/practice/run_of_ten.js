/** What is kept in this browser of a run: puzzles that were right at the first try, one after the other, without a hint. */

const PLACE = "forceout.practice.run";
export const WHOLE = 10;

/** @typedef {import("../types").PracticeRating} Rating */
/** @typedef {{name: string, kind: string, cube: string, difficulty: number}} Try */
/** @typedef {{tries: Try[], before: Rating | null, after: Rating | null}} Run */

/** @returns {Run} */
export function run() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { tries: Array.isArray(kept.tries) ? kept.tries.slice(0, WHOLE) : [], before: kept.before ?? null, after: kept.after ?? null };
  } catch {
    return { tries: [], before: null, after: null };
  }
}

/** @param {Run} kept */
function keep(kept) {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing counts no runs.
  }
}

/** Begin to count anew. */
export const startRun = () => keep({ tries: [], before: null, after: null });

/** Whether ten are together. */
export const isWhole = () => run().tries.length >= WHOLE;

/**
 * Count a first try; one that is wrong, or was helped, ends the run.
 * @param {import("../types").PracticePuzzle} puzzle
 * @param {import("../types").PracticeVerdict} verdict
 * @param {boolean} isHinted
 */
export function countTry(puzzle, verdict, isHinted) {
  if (verdict.first !== true || isWhole()) return;
  if (!verdict.right || isHinted) return startRun();
  const { tries, before } = run();
  const { required, permitted, resources, goal_cubes: goal } = puzzle.position;
  const cube = [...required, ...permitted, ...resources, ...goal][0] ?? "1";
  keep({
    tries: [...tries, { name: puzzle.id, kind: puzzle.kind, cube, difficulty: puzzle.difficulty }],
    before: before ?? verdict.before,
    after: verdict.after,
  });
}

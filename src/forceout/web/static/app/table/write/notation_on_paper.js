/** How what lies on the mat is written on paper. */

/**
 * The Goal as it is written: without colours, spaces kept as they lie.
 * @param {string} goal
 */
export function bareGoal(goal) {
  return goal.replace(/[rbgk](?=[\d+\-×÷*√])/g, "");
}

/** Which part of a shake is on the table now, as this person sees it. */
import { isAsked, mySeat, shake } from "./state.js";

/** @typedef {"lot" | "rolling" | "selecting" | "goal" | "moving" | "writing" | "waiting" | "checking" | "scored"} Stage */

/** Stages in which the mat is only looked at, so that it makes room for paper. */
const TIGHT = new Set(["selecting", "goal", "writing", "waiting", "checking", "scored"]);

/** @returns {Stage} */
export function stage() {
  const now = shake.value;
  if (!now) return "lot";
  const isMine = Boolean(mySeat.value);
  switch (now.phase) {
    case "rolling":
    case "selecting":
    case "checking":
      return now.phase;
    case "goal":
    case "no-goal":
      // In the older books who denies "no Goal" sets one.
      return isMine && now.turn === mySeat.value ? "goal" : "moving";
    case "writing":
    case "forceout":
      return isAsked("present") ? "writing" : isMine ? "waiting" : "moving";
    case "scored":
    case "void":
      return "scored";
    default:
      return "moving";
  }
}

/**
 * Whether a stage makes the mat small.
 * @param {Stage} now
 */
export function isTight(now) {
  return TIGHT.has(now);
}

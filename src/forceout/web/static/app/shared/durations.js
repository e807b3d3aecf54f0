/** Lengths of time: in figures for eyes, in words for ears. */
import { t } from "./words.js";

/**
 * Seconds as minutes and seconds.
 * @param {number} seconds
 */
export function minutes(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * Seconds in words, as they are spoken.
 * @param {number} seconds
 */
export function inWords(seconds) {
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [whole > 0 ? t("time.minutes", { count: whole }) : "", rest > 0 || whole === 0 ? t("time.seconds", { count: rest }) : ""].filter(Boolean).join(" ");
}

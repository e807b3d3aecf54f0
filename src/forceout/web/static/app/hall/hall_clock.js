/** The hall clock: what it reads, its birch ruler of the whole round, and the digits. Times and parts come from the server. */
import { classes, html } from "../shared/ui.js";
import { words as hallWords } from "../strings/hall.ftl";
import { addWords, t } from "../shared/words.js";

addWords(hallWords);

/** @typedef {{clock: import("./event_types").HallTimes}} CompetitionView What a clock needs of a competition. */
/** @typedef {{part: string, left: number, next: string | null, gone: number, whole: number}} Reading */

/** Made once: making it takes longer than drawing a table. */
const onTheWall = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { hour: "2-digit", minute: "2-digit" });
export const TOLD = ["start", "no-new-shakes", "stop"];

/**
 * What the clock shows at a moment, for the hall or for a table with added seconds: the part of the round, the seconds until the next
 * thing is due (less than nothing where the director is late), what the hall is told next, and how far the pin is along the ruler.
 * @param {CompetitionView} competition
 * @param {Record<string, number>} told
 * @param {number} now
 * @param {number} [added]
 * @returns {Reading}
 */
export function reading(competition, told, now, added = 0) {
  const { round, after_warning: after, writing } = competition.clock;
  const write = writing[1];
  const whole = round + after + write;
  const { start, stop } = told;
  const warned = told["no-new-shakes"];
  const since = (/** @type {number} */ at) => (now - at) / 1000;
  /** @param {string} part @param {number} left @param {string | null} next @param {number} gone */
  const made = (part, left, next, gone) => ({ part, left: Math.ceil(left), next, gone: Math.max(0, Math.min(whole, gone)), whole });
  if (start === undefined) return made("before", round, "start", 0);
  if (warned === undefined) return made("play", round - since(start), "no-new-shakes", Math.min(round, since(start)));
  const last = after + added - since(warned);
  if (stop === undefined || (added && last > 0)) return made("last-minutes", last, stop === undefined ? "stop" : null, round + Math.min(after, since(warned)));
  const stopped = added ? Math.max(stop, warned + 1000 * (after + added)) : stop;
  const left = write - since(stopped);
  return left > 0 ? made("writing", left, null, round + after + write - left) : made("over", 0, null, whole);
}

/**
 * Minutes and seconds; a sign before what is late.
 * @param {number} seconds
 */
export function digits(seconds) {
  const whole = Math.abs(Math.round(seconds));
  return `${seconds < 0 ? "−" : ""}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/**
 * When something is due or was told, as a clock on the wall has it.
 * @param {number} at
 */
export function wallTime(at) {
  return onTheWall.format(at);
}

/**
 * When each announcement was made, or is due when nobody is late.
 * @param {CompetitionView} competition
 * @param {Record<string, number>} told
 * @param {number} now
 * @returns {Record<string, number>}
 */
export function dueTimes(competition, told, now) {
  const { round, after_warning: after } = competition.clock;
  const start = told.start ?? now;
  const warned = told["no-new-shakes"] ?? start + 1000 * round;
  return { start, "no-new-shakes": warned, stop: told.stop ?? warned + 1000 * after };
}

/**
 * The birch ruler, with one pin.
 * @param {{competition: CompetitionView, read: Reading, kind?: string}} props
 */
export function Ruler({ competition, read, kind }) {
  const { round, after_warning: after, writing } = competition.clock;
  const spoken = t("clock.ruler", { gone: Math.floor(read.gone / 60), whole: Math.round(read.whole / 60) });
  return html`<div class=${classes("ruler", kind)} role="img" aria-label=${spoken}>
    <span class="ruler__zone" style=${{ "--w": round / 60 }}><b>${t("clock.play")}</b></span>
    <span class="ruler__zone ruler__zone--finish" style=${{ "--w": after / 60 }}><b>${after / 60}</b></span>
    <span class="ruler__zone ruler__zone--write" style=${{ "--w": writing[1] / 60 }}><b>${writing[1] / 60}</b></span>
    <i class="ruler__now" style=${{ "--at": `${(100 * read.gone) / read.whole}%` }}></i></div>`;
}

/**
 * The clock as a small panel: what the digits mean, the digits, and the ruler.
 * @param {{competition: CompetitionView, told: Record<string, number>, now: number, added?: number}} props
 */
export function HallClock({ competition, told, now, added = 0 }) {
  const read = reading(competition, told, now, added);
  const state = read.part === "last-minutes" ? "is-warning" : read.part === "writing" ? "is-stop" : "";
  return html`<div class=${classes("hallclock", state)}><div class="hallclock__what"><b>${t(`clock.part.${read.part}`)}</b><span>${t(`clock.until.${read.part}`)}</span></div>
    <span class="hallclock__time num-l" role="timer">${digits(read.left)}</span><${Ruler} competition=${competition} read=${read} /></div>`;
}

/** What the table knows: the view the server sent, what happened, and what this person holds. */
import { batch, computed, signal } from "../../shared/ui.js";

/** @typedef {import("../../types").View} View */
/** @typedef {import("../../types").Shake} Shake */
/** @typedef {import("../../types").Action} Action */
/** @typedef {import("../../own_types").WhyNot} Refusal */
/** @typedef {import("../../types").MatchEvent} MatchEvent */
/** @typedef {{cube: string, from: "resources" | "permitted", well: number}} Held */

/** @type {import("../../../vendor/signals").Signal<View | null>} */
export const view = signal(null);
/** @type {import("../../../vendor/signals").Signal<MatchEvent[]>} */
export const events = signal([]);
/** @type {import("../../../vendor/signals").Signal<string[] | null>} Seats whose players are here; null before it is known. */
export const here = signal(null);
/** @type {import("../../../vendor/signals").Signal<Record<string, number>>} Since when seats' players have been away, by this browser's clock. */
export const awaySince = signal({});
/** Whether the stream is open. */
export const isLinked = signal(true);
/** @type {import("../../../vendor/signals").Signal<Action | null>} The action that waits for the server. */
export const sending = signal(null);
/** @type {import("../../../vendor/signals").Signal<Held | null>} */
export const held = signal(null);
/** @type {import("../../../vendor/signals").Signal<Action | null>} A move that waits for Confirm. */
export const toConfirm = signal(null);
/** @type {import("../../../vendor/signals").Signal<(() => void) | null>} Says "Goal" for the key, while a Goal is built. */
export const goalSayer = signal(null);
/** Whether the next cube is meant as a bonus. */
export const isBonus = signal(false);
/** @type {import("../../../vendor/signals").Signal<string | null>} The sheet that lies over the table. */
export const sheet = signal(null);
/** @type {import("../../../vendor/signals").Signal<(string | null)[]>} The tray: a cube or nothing in each well. */
export const wells = signal([]);
/** @type {import("../../../vendor/signals").Signal<{section: string, refusal: Refusal} | null>} */
export const refused = signal(null);

/** @type {import("../../../vendor/signals").Signal<{title: string, text: string, rule: import("../../own_types").RuleText | null} | null>} What is explained in the say line's place for a while. */
export const explained = signal(null);

/** The names of those who sit at the table. */
export const names = computed(() => Object.fromEntries((view.value?.seats ?? []).map((one) => [one.seat, one.name || one.seat])));
/** The shake that is played, if any. */
export const shake = computed(() => view.value?.shake ?? null);
/** One's own seat. */
export const mySeat = computed(() => view.value?.you.seat ?? null);
/** Whether one may stop the clocks and let them run again: the host or a judge. */
export const mayPause = computed(() => Boolean(view.value?.you.is_host || view.value?.you.is_judge));
/** Whether nobody but the players sees to the rules: then the table lets a wrong move happen, and others may charge it. */
export const isSelfPoliced = computed(() => view.value?.settings.policing === "players");
/** The game that is played. */
export const game = computed(() => view.value?.settings.game ?? "on-sets");

/**
 * Whether an action like this is open now.
 * @param {string} kind
 * @param {Record<string, unknown>} [fields]
 */
export function can(kind, fields = {}) {
  const { legal } = view.value ?? {};
  if (!legal || !isLinked.value || view.value?.is_paused) return false;
  return legal.actions.some(
    (one) =>
      one.do === kind && Object.entries(fields).every(([name, value]) => /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (one))[name] === value),
  );
}

/**
 * Whether an action that carries one's own words is asked for, even while the line is cut.
 * @param {string} kind
 */
export function isAsked(kind) {
  return Boolean(view.value?.legal?.templates.includes(kind)) && !view.value?.is_paused;
}

/**
 * Whether an action that carries one's own words is open now.
 * @param {string} kind
 */
export function mayWord(kind) {
  return isAsked(kind) && isLinked.value;
}

/**
 * The open actions of one kind.
 * @param {string} kind
 */
export function openActions(kind) {
  if (view.value?.is_paused) return [];
  return (view.value?.legal?.actions ?? []).filter((one) => one.do === kind);
}

/**
 * Why an action is not open: the most exact reason the server gave.
 * @param {string} kind
 * @param {...string} details
 * @returns {Refusal | null}
 */
export function whyNot(kind, ...details) {
  const reasons = view.value?.legal?.why_not ?? {};
  return reasons[[kind, ...details].join(":")] ?? reasons[kind] ?? null;
}

/**
 * Whether anybody is told how this may be read: not while a shake is played, but for On-Sets' Goals, which are arithmetic.
 * @param {"goal" | "solution"} kind
 */
export function isReadingTold(kind) {
  const phase = shake.value?.phase ?? "";
  const isRunning = view.value?.status === "playing" && phase !== "" && phase !== "scored" && phase !== "void";
  return !isRunning || Boolean(view.value?.is_helped) || (game.value === "on-sets" && kind === "goal");
}

/** Lay down what is held, with everything that hangs on it. */
export function layDown() {
  batch(() => {
    held.value = null;
    toConfirm.value = null;
    refused.value = null;
  });
}

/**
 * Take note of whose players are here.
 * @param {string[]} seats
 */
export function noteHere(seats) {
  const before = awaySince.peek();
  const gone = (view.peek()?.seats ?? []).map((one) => one.seat).filter((seat) => !seats.includes(seat));
  batch(() => {
    here.value = seats;
    awaySince.value = Object.fromEntries(gone.map((seat) => [seat, before[seat] ?? Date.now()]));
  });
}

/**
 * Whether a seat's player is away.
 * @param {string} seat
 */
export function isAway(seat) {
  const one = view.value?.seats.find((other) => other.seat === seat);
  return Boolean(here.value && one && one.is_taken && !one.bot && !here.value.includes(seat));
}

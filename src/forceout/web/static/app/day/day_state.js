/** What a player's phone and a coach's list know: the day as the server sends it, the time, and what waits for the network. */
import { get, newKey, Problem } from "../shared/api.js";
import { serverTime } from "../shared/clock.js";
import { toast } from "../shared/shell.js";
import { computed, effect, signal } from "../shared/ui.js";
import { addressOf } from "../hall/event_api.js";
import { followPage } from "../hall/following.js";
import { keep, kept, readKept, sendKept } from "../tournament/kept.js";

/** @typedef {import("../hall/day_types").DayView} DayView */
/** @typedef {import("../hall/day_types").DayRound} DayRound */
/** @typedef {import("../hall/day_types").OwnPlace} OwnPlace */

export const EVENT = document.body.dataset.event ?? "";
/** @type {import("../../vendor/signals").Signal<DayView | null>} */
export const day = signal(null);
export const isOnline = signal(true);
/** Why there is nothing to see: "nobody" where a code comes first, "elsewhere" for officials. */
export const missing = signal("");
/** The server's time, a beat a second. */
export const now = signal(serverTime());
export const route = signal(location.hash.slice(1));
/** @type {import("../../vendor/signals").Signal<Record<string, Record<string, OwnPlace | null>>>} By competition and player. */
export const places = signal({});

/** The player whose phone this is. */
export const mine = computed(() => (day.value?.office === "player" ? (day.value.players[0] ?? null) : null));
/** The round that was published last: the one that is on. */
export const current = computed(() => latest(mine.value?.rounds ?? []));

/** @param {DayRound[]} rounds @returns {DayRound | null} */
export function latest(rounds) {
  return rounds.reduce((/** @type {DayRound | null} */ best, one) => (!best || one.published_at >= best.published_at ? one : best), null);
}

/** @param {string} id */
export const competitionOf = (id) => day.value?.competitions.find((one) => one.id === id) ?? null;

/**
 * Do something: it is kept in this browser first, and sent once, now or when the network is back.
 * @param {Record<string, any>} act
 */
export async function send(act) {
  await keep(EVENT, act, newKey());
  return sendKept();
}

/** Ask where one stands. */
export async function askPlaces() {
  try {
    for (const competition of day.peek()?.competitions ?? []) {
      const found = await get(`${addressOf(EVENT)}/day/places?competition=${competition.id}`);
      places.value = { ...places.peek(), [competition.id]: found.places };
    }
  } catch {
    /* what was known stays */
  }
}

/** Ask for the day once, to learn why nothing is sent. */
async function ask() {
  try {
    day.value = await get(`${addressOf(EVENT)}/day`);
    missing.value = "";
    isOnline.value = true;
  } catch (problem) {
    if (!(problem instanceof Problem)) isOnline.value = false;
    else if (problem.status === 403) missing.value = "elsewhere";
    else if (problem.status === 401 || problem.status === 404) missing.value = "nobody";
    else toast(problem.message, { kind: "bad" });
  }
}

/** Follow the event, the fragment, the network and the time. */
export async function follow() {
  addEventListener("hashchange", () => {
    route.value = location.hash.slice(1);
    scrollTo(0, 0);
  });
  setInterval(() => (now.value = serverTime()), 1000);
  await readKept(EVENT);
  await ask();
  if (missing.peek()) return;
  followPage(
    EVENT,
    "day",
    (message) => {
      if (message.type === "update") day.value = message.view;
    },
    (isThere) => (isOnline.value = isThere),
  );
  effect(() => {
    if (isOnline.value && kept.value.length > 0) sendKept();
  });
}

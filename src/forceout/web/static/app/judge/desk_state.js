/** What the desk knows: where it is, the queue, the card of a table, the books; and what goes on without a network. */
import { get, post, Problem } from "../shared/api.js";
import { learnTime } from "../shared/clock.js";
import { toast } from "../shared/shell.js";
import { computed, signal } from "../shared/ui.js";
import { whatHappened } from "../shared/under_way.js";

/** @typedef {import("../types").DeskView} DeskView */
/** @typedef {import("../types").TableCard} TableCard */

const EVERY = 4000;
const CHOSEN = "forceout.judge";

/** @type {import("../../vendor/signals").Signal<string[]>} Where the desk is, from the fragment: a screen and what it is about. */
export const route = signal(readRoute());
/** @type {import("../../vendor/signals").Signal<DeskView | null>} */
export const desk = signal(null);
/** @type {import("../../vendor/signals").Signal<Record<string, TableCard>>} The cards that were read, the latest of each table. */
export const cards = signal({});
/** Whether the server can be reached. */
export const isOnline = signal(true);
/** Whether this browser is somebody the server knows. */
export const isKnown = signal(true);
/** A beat a second, for what is counted on the page. */
export const beat = signal(0);
/** @type {import("../../vendor/signals").Signal<any>} What is played at the table that the judge was at last: it fills in what a page would ask. */
export const chosen = signal(readChosen());
/** The table that the screen is about, if any. */
export const card = computed(() => (route.value[1] ? (cards.value[route.value[1]] ?? null) : null));

/** @returns {string[]} */
function readRoute() {
  return location.hash.replace(/^#/, "").split("/").map(decodeURIComponent);
}

function readChosen() {
  const usual = { game: "on-sets", division: "middle", edition: "", season: null };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(CHOSEN) || "{}") };
  } catch {
    return usual;
  }
}

/**
 * Remember what is played, for the next page.
 * @param {Record<string, unknown>} changes
 */
export function choose(changes) {
  chosen.value = { ...chosen.peek(), ...changes };
  try {
    localStorage.setItem(CHOSEN, JSON.stringify(chosen.peek()));
  } catch {
    /* a private window keeps nothing */
  }
}

/** @param {...(string | number)} parts */
export function go(...parts) {
  location.hash = parts.map((one) => encodeURIComponent(String(one))).join("/");
}

/** Follow the fragment, the network and the queue. */
export function follow() {
  addEventListener("hashchange", () => {
    route.value = readRoute();
    scrollTo(0, 0);
    refreshCard();
  });
  addEventListener("online", refresh);
  addEventListener("offline", () => (isOnline.value = false));
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && refresh());
  setInterval(() => (beat.value += 1), 1000);
  setInterval(() => document.visibilityState === "visible" && refresh(), EVERY);
  return refresh();
}

/** Ask for the queue again, and for the card that is open. */
export async function refresh() {
  if (!document.cookie.includes("forceout_csrf=")) {
    isKnown.value = false;
    return;
  }
  try {
    const sentAt = Date.now();
    const found = await get("/api/desk");
    learnTime(found.now, sentAt);
    desk.value = found;
    isKnown.value = true;
    isOnline.value = true;
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) {
      isKnown.value = false;
      isOnline.value = true;
    } else if (!(problem instanceof Problem)) isOnline.value = false;
  }
  await refreshCard();
}

/** Ask for the card of the table that the screen is about. */
export async function refreshCard() {
  const match = route.peek()[1];
  if (!match || !WITH_CARD.has(route.peek()[0] ?? "") || !isOnline.peek()) return;
  try {
    keep(await get(`/api/desk/tables/${match}`));
  } catch (problem) {
    if (!(problem instanceof Problem)) isOnline.value = false;
    else if (problem.status === 404 || problem.status === 401) go("desk");
  }
}

const WITH_CARD = new Set(["table", "mat", "solution", "check", "penalty", "second", "appeal"]);

/** @param {TableCard} fresh */
export function keep(fresh) {
  const known = cards.peek()[fresh.match];
  if (known && known.seq > fresh.seq) return;
  cards.value = { ...cards.peek(), [fresh.match]: fresh };
  choose({ game: fresh.game, division: fresh.division, edition: fresh.edition, season: fresh.season });
}

/**
 * Do something at a table, and keep the card that comes back; null where it was refused, which is told.
 * @param {string} match
 * @param {string} what
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function act(match, what, body = {}) {
  const done = await tell(() => post(`/api/desk/tables/${match}/${what}`, body));
  if (done?.people) keep(done);
  if (done) refresh();
  return done;
}

/**
 * Run something that asks the server, and say what went wrong.
 * @param {() => Promise<any>} work
 * @returns {Promise<any>}
 */
export async function tell(work) {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Problem)) isOnline.value = false;
    toast(whatHappened(problem), { kind: "bad", seconds: 8 });
    return null;
  }
}

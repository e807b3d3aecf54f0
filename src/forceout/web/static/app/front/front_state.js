/** What the board for the hall knows: the event as the server sends it, the lists that are shown, and which page is on. */
import { get } from "../shared/api.js";
import { serverTime } from "../shared/clock.js";
import { computed, signal } from "../shared/ui.js";
import { reading } from "../hall/hall_clock.js";
import { addressOf } from "../hall/event_api.js";
import { followPage } from "../hall/following.js";

/** @typedef {import("../hall/day_types").FrontView} FrontView */
/** @typedef {import("../hall/day_types").FrontCompetition} FrontCompetition */
/** @typedef {import("../hall/day_types").FrontRound} FrontRound */
/** @typedef {import("../hall/day_types").PlacesView} PlacesView */
/** @typedef {import("../hall/day_types").SeatsView} SeatsView */

export const EVENT = document.body.dataset.event ?? "";
/** How long a page is shown. */
export const TURN = 20000;
/** Lists are asked for again so often at most, when results come in. */
const FRESH = 10000;
export const SCREENS = ["clock", "seats", "standings"];
const PER_PAGE = /** @type {Record<string, number>} */ ({ standings: 16, seats: 21 });

/** @type {import("../../vendor/signals").Signal<FrontView | null>} */
export const view = signal(null);
export const isOnline = signal(true);
/** The server's time, a beat a second. */
export const now = signal(serverTime());
/** The screen that was chosen; nothing where the board chooses by itself. */
export const chosen = signal(readChosen());
/** @type {import("../../vendor/signals").Signal<Record<string, PlacesView | SeatsView>>} By kind and competition. */
export const lists = signal({});
let askedAt = 0;
let asked = "";
let isAsking = false;

function readChosen() {
  const named = location.hash.slice(1);
  return SCREENS.includes(named) ? named : "";
}

/** @param {string} screen */
export function choose(screen) {
  location.hash = screen;
}

/** The competitions with a published round, each with what its clock reads. */
export const rounds = computed(() =>
  (view.value?.competitions ?? []).flatMap((competition) =>
    competition.round ? [{ competition, round: competition.round, read: reading(competition, competition.round.told, now.value) }] : [],
  ),
);

/** The screen that is on: what was chosen, else the clock while one runs, seats before a round, standings after. */
export const screen = computed(() => {
  if (chosen.value) return chosen.value;
  if (rounds.value.some(isRunning)) return "clock";
  return rounds.value.some(({ read, round }) => read.part === "before" && round.playing.length > 0) ? "seats" : "standings";
});

/** @param {{round: FrontRound, read: {part: string}}} one */
function isRunning({ round, read }) {
  return read.part !== "before" && (read.part !== "over" || round.playing.length > 0);
}

/** Rounds that began together share a clock: it is shown once, with the tables of all. */
export const clocks = computed(() => {
  /** @type {Map<string, {competition: FrontCompetition, round: FrontRound, read: any}[]>} */
  const together = new Map();
  for (const one of rounds.value) {
    if (!isRunning(one) && chosen.value !== "clock") continue;
    const key = [one.competition.game, one.round.number, ...Object.entries(one.round.told).map(([what, at]) => `${what} ${Math.round(at / 2000)}`)].join("/");
    together.set(key, [...(together.get(key) ?? []), one]);
  }
  return [...together.values()];
});

/** The pages of the screen that is on, one after the other. */
export const pages = computed(() => {
  const kind = screen.value;
  if (kind === "clock") return clocks.value.map((group) => ({ kind, group, first: 0, list: null }));
  const size = PER_PAGE[kind] ?? 16;
  return (view.value?.competitions ?? []).flatMap((competition) => {
    const list = lists.value[`${kind}/${competition.id}`];
    const count = !list ? 0 : "places" in list ? list.places.length : list.seats.length;
    return Array.from({ length: Math.ceil(count / size) }, (_, page) => ({ kind, competition, list, first: page * size, size, count }));
  });
});

/** Which page is on, by the clock alone: every board of a hall turns at the same moment. */
export const page = computed(() => (pages.value.length ? Math.floor(now.value / TURN) % pages.value.length : 0));
/** How much of its time the page has had. */
export const gone = computed(() => (now.value % TURN) / TURN);

/** Ask for the lists of the screen that is on, when they are old. */
async function askLists() {
  const kind = screen.peek();
  const one = view.peek();
  const key = `${kind}/${one?.seq}`;
  if (!one || kind === "clock" || isAsking || key === asked || (asked.startsWith(kind) && now.peek() - askedAt < FRESH)) return;
  isAsking = true;
  try {
    const what = kind === "seats" ? "seats" : "places";
    for (const competition of one.competitions) {
      const found = await get(`${addressOf(EVENT)}/front/${what}?competition=${competition.id}`);
      lists.value = { ...lists.peek(), [`${kind}/${competition.id}`]: found };
    }
    asked = key;
    askedAt = now.peek();
  } catch {
    isOnline.value = false;
  }
  isAsking = false;
}

/** Follow the event, the fragment and the time. */
export function follow() {
  addEventListener("hashchange", () => (chosen.value = readChosen()));
  addEventListener("keydown", (event) => {
    const key = Number(event.key);
    if (key >= 0 && key <= SCREENS.length && event.key.trim()) choose(SCREENS[key - 1] ?? "");
  });
  followPage(
    EVENT,
    "front",
    (message) => {
      if (message.type === "update") view.value = message.view;
      askLists();
    },
    (isThere) => (isOnline.value = isThere),
  );
  setInterval(() => {
    now.value = serverTime();
    askLists();
  }, 1000);
}

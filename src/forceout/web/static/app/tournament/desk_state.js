/** What the director's desk knows: where it is, the event, its rounds and standings; looked at again when the log has grown. */
import { newKey, Problem } from "../shared/api.js";
import { toast } from "../shared/shell.js";
import { computed, signal } from "../shared/ui.js";
import { whatHappened } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { learnTime } from "../shared/clock.js";
import { doAct, loadBoard, loadEvent, loadEventBriefly, loadRound, loadStandings } from "../hall/event_api.js";
import { followEvent } from "../hall/following.js";

/** @typedef {import("../hall/event_types").EventView} EventView */
/** @typedef {import("../hall/event_types").RoundView} RoundView */
/** @typedef {import("../hall/event_types").StandingsView} StandingsView */
/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */
/** @template T @typedef {import("../../vendor/signals").Signal<T>} Signal */

/** The milliseconds in which a board is drawn before more is asked for. */
const SOON = 1000;
/** The milliseconds between two looks. */
const EVERY = 700;
/** Which event the page is about; none in the list of events. */
export const EVENT = document.body.dataset.event ?? "";
/** @type {Signal<string[]>} Where the desk is, from the fragment: a screen and what it is about. */
export const route = signal(readRoute());
/** @type {Signal<EventView | null>} */
export const event = signal(null);
/** @type {Signal<Record<string, RoundView>>} The rounds that were looked at, by competition and number. */
export const rounds = signal({});
/** @type {Signal<StandingsView | null>} */
export const standings = signal(null);
/** Whether the server can be reached. */
export const isOnline = signal(true);
/** @type {Signal<"" | "nobody" | "no-office">} Why there is no event to show. */
export const missing = signal("");
/** A beat a second, for what is counted on the page. */
export const beat = signal(0);
/** @type {() => Promise<unknown>} What the screen that is open asks for again when there is news. */
let wanted = () => Promise.resolve();

/** @type {Record<string, string>} Names that came with seats: a board is drawn before everybody of the event is known. */
const seatedNames = {};
const players = computed(() => new Map((event.value?.players ?? []).map((one) => [one.id, one])));
const schools = computed(() => new Map((event.value?.schools ?? []).map((one) => [one.id, one.title])));
const teams = computed(() => new Map((event.value?.teams ?? []).map((one) => [one.id, one])));

/** @returns {string[]} */
function readRoute() {
  return location.hash.replace(/^#/, "").split("/").map(decodeURIComponent);
}

/** The address of a screen. @param {...(string | number)} parts */
export function linkTo(...parts) {
  return `#${parts.map((one) => encodeURIComponent(String(one))).join("/")}`;
}

/** @param {...(string | number)} parts */
export function go(...parts) {
  location.hash = linkTo(...parts);
}

/** @param {string} id */
export const playerOf = (id) => players.value.get(id);
/** What a player is called here: the name that was brought along, else the number. @param {string} id */
export const nameOf = (id) => players.value.get(id)?.name || seatedNames[id] || id;
/** A first name and an initial, for where there is little room. @param {string} id */
export function shortName(id) {
  const [first = id, ...others] = nameOf(id).split(" ");
  const last = others.at(-1);
  return last ? `${first} ${last.slice(0, 1)}.` : first;
}
/** @param {string} id */
export const schoolOf = (id) => schools.value.get(players.value.get(id)?.school ?? id) ?? "";
/** @param {string | null | undefined} id */
export const teamOf = (id) => (id ? (teams.value.get(id)?.title ?? id) : "");
/** @param {string} id */
export const schoolTitle = (id) => schools.value.get(id) ?? id;
/** What an official is called whom the log names. @param {string | null | undefined} label */
export const officialName = (label) => (label ? (event.value?.people?.[label] ?? (players.value.has(label) ? nameOf(label) : label)) : "");
/** @param {string} id @returns {CompetitionView | undefined} */
export const competitionOf = (id) => event.value?.competitions.find((one) => one.id === id);

/** What a competition is called: its division, and its game where the event has several. @param {CompetitionView | undefined} one */
export function competitionTitle(one) {
  if (!one || !event.value) return "";
  const division = event.value.divisions.find((each) => each.id === one.division)?.title ?? one.division;
  const games = new Set(event.value.competitions.map((each) => each.game));
  return games.size > 1 ? t("hall.competition", { division, game: t(`game.${one.game}`) }) : division;
}

/** @param {string} competition @param {number} number @returns {RoundView | undefined} */
export const roundOf = (competition, number) => rounds.value[`${competition}/${number}`];

/** Whether an office of this event may run it. */
export const isRunning = () => ["director", "deputy"].includes(event.value?.office ?? "");
export const isDirector = () => event.value?.office === "director";
export const isAtDesk = () => isRunning() || event.value?.office === "scorekeeper";

/**
 * Say what the open screen shows, so that it is asked for now, unless it is there, and again with every news.
 * @param {() => Promise<unknown>} ask
 * @param {boolean} [isThere]
 */
export function want(ask, isThere = false) {
  wanted = ask;
  return isThere ? Promise.resolve() : guarded(ask);
}

/** Ask for a round. @param {string} competition @param {number} number */
export async function askRound(competition, number) {
  keepRounds([await loadRound(EVENT, competition, number)]);
}

/** Ask for the board: the event in brief, and its rounds that are on without their sheets. */
export async function askBoard() {
  const board = await loadBoard(EVENT);
  keepRounds(board.rounds);
  await takeBrief(board.event);
}

/** Take the board, which the page has asked for already. The board itself is drawn from it before everybody of the event is known. */
async function takeFirst() {
  const board = await loadBoard(EVENT);
  learnTime(board.event.now);
  keepRounds(board.rounds);
  if (!["", "round"].includes(route.peek()[0] ?? "")) return;
  event.value = { ...board.event, players: [], schools: [], teams: [] };
  await new Promise((resolve) => setTimeout(resolve, SOON));
}

/** @param {RoundView[]} fresh */
function keepRounds(fresh) {
  const known = { ...rounds.peek() };
  for (const one of fresh) {
    const key = `${one.competition}/${one.round}`;
    Object.assign(seatedNames, one.names);
    if ((known[key]?.seq ?? 0) <= one.seq) known[key] = one;
  }
  rounds.value = known;
}

/** Ask for the standings. */
export async function askStandings() {
  standings.value = await loadStandings(EVENT);
}

/** Ask for the event: all of it at first and when people came or went, else what changes. */
export async function askEvent() {
  if (event.peek()) await takeBrief(await loadEventBriefly(EVENT));
  else await askWholeEvent();
}

/** Take what changes of an event; its people are asked for when some came or went. @param {EventView} brief */
async function takeBrief(brief) {
  const known = event.peek();
  const isSame = known && String(brief.people_count) === String(known.people_count) && brief.title === known.title;
  if (isSame) event.value = { ...known, ...brief };
  else await askWholeEvent();
}

/** Ask for the event with its people and settings. */
export async function askWholeEvent() {
  event.value = await loadEvent(EVENT);
}

/** @param {() => Promise<unknown>} work */
async function guarded(work) {
  try {
    await work();
    isOnline.value = true;
  } catch (problem) {
    if (!(problem instanceof Problem)) isOnline.value = false;
    else if (problem.status === 401) missing.value = "nobody";
    else if (problem.status === 404 && !event.peek()) missing.value = "no-office";
  }
}

/** Look again: at the event, and at what is open. */
export async function refresh() {
  await guarded(async () => {
    await Promise.all(wanted === askBoard ? [askBoard()] : [askEvent(), wanted()]);
  });
}

let waiting = 0;
/** Whether there was news while it was looked. */
let isBehind = false;

/** Look again, but not more often than every second: while results come in, there is news all the time. */
function lookSoon() {
  if (waiting) {
    isBehind = true;
    return;
  }
  waiting = setTimeout(async () => {
    await refresh();
    waiting = 0;
    if (isBehind) lookSoon();
    isBehind = false;
  }, EVERY);
}

/** Follow the fragment, the network and the event. */
export async function follow() {
  addEventListener("hashchange", () => {
    wanted = () => Promise.resolve();
    route.value = readRoute();
    scrollTo(0, 0);
  });
  setInterval(() => (beat.value += 1), 1000);
  if (!EVENT) return;
  if (document.body.dataset.board) await guarded(takeFirst);
  await guarded(askWholeEvent);
  const news = (/** @type {number} */ seq, /** @type {boolean} */ isNudged) => void ((isNudged || event.peek()?.seq !== seq) && lookSoon());
  followEvent(EVENT, news, (isThere) => (isOnline.value = isThere));
}

/**
 * Do something in the event and look again; whether it was done. What is refused is told; an older look is said to be one.
 * @param {Record<string, unknown>} act
 * @param {{base?: number, key?: string, name?: string, done?: string}} [how]
 */
export async function act(act, how = {}) {
  try {
    await doAct(EVENT, act, { ...how, base: how.base ?? event.peek()?.seq, key: how.key ?? newKey() });
  } catch (problem) {
    if (!(problem instanceof Problem)) isOnline.value = false;
    const isStale = problem instanceof Problem && problem.code === "stale";
    toast(isStale ? t("hall.stale") : whatHappened(problem), { kind: "bad", seconds: 8 });
    if (isStale) await refresh();
    return false;
  }
  if (how.done) toast(how.done);
  await refresh();
  return true;
}

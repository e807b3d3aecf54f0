/** Tournaments begin here: the list of one's events, or an event's desk, whose fragment says which screen is open. */
import { Toasts, show } from "../shared/shell.js";
import { effect, html, signal, useEffect } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { words as hallWords } from "../strings/hall.ftl";
import { words as callWords } from "../strings/call.ftl";
import { words as tournamentWords } from "../strings/tournament.ftl";
import { EVENT, event, follow, isOnline, isRunning, missing, refresh, route } from "./desk_state.js";
import { kept, readKept, sendKept } from "./kept.js";
import { PairingScreen } from "./pairing.js";
import { RoundScreen } from "./round.js";
import { SheetScreen } from "./sheet.js";
import { SheetsScreen } from "./sheets.js";

addWords(hallWords);
addWords(callWords);
addWords(tournamentWords);

/** What is worked with while a round is on comes at once: a hall's network may fail. @type {import("../../vendor/signals").Signal<Record<string, any>>} */
const screens = signal({ pairing: PairingScreen, round: RoundScreen, sheets: SheetsScreen, sheet: SheetScreen });
const LATER = /** @type {Record<string, () => Promise<any>>} */ ({
  lobby: async () => (await import("./lobby.js")).Lobby,
  setup: async () => (await import("./setup.js")).SetupScreen,
  import: async () => (await import("./import.js")).ImportScreen,
  people: async () => (await import("./people.js")).PeopleScreen,
  standings: async () => (await import("./standings.js")).StandingsScreen,
  awards: async () => (await import("./awards.js")).AwardsScreen,
  print: async () => (await import("./paper.js")).PrintScreen,
  diary: async () => (await import("./diary.js")).DiaryScreen,
});
const QUIET = 4000;

/** @param {string} name */
async function load(name) {
  if (screens.peek()[name] || !LATER[name]) return;
  const loaded = await LATER[name]();
  screens.value = { ...screens.peek(), [name]: loaded };
}

/** The screen of a name, asked for when it is not there yet. @param {{name: string}} props */
function Opened({ name }) {
  useEffect(() => {
    load(name).catch(() => (isOnline.value = false));
  }, [name]);
  const Screen = screens.value[name];
  return Screen ? html`<${Screen} key=${name === "sheet" ? route.value.join("/") : name} />` : html`<${Waiting} />`;
}

function Waiting() {
  return html`<main class="page"><p class="banner" role="status"><span class="banner__spin" aria-hidden="true"></span> ${t(isOnline.value ? "hall.opening" : "hall.offline")}</p></main>`;
}

/** Whose pages are elsewhere. */
const ELSEWHERE = /** @type {Record<string, string>} */ ({ player: "me", coach: "coach" });

function App() {
  const one = event.value;
  if (!EVENT || missing.value) return html`<${Opened} name="lobby" /><${Toasts} />`;
  if (!one) return html`<${Waiting} />`;
  const usual = isRunning() && one.people_count[0] === 0 ? "setup" : "round";
  const name = route.value[0] || usual;
  return html`<${Opened} name=${name in LATER || name in screens.value ? name : "round"} /><${Toasts} />`;
}

document.getElementById("page")?.replaceChildren();
show(html`<${App} />`);
effect(() => {
  const elsewhere = ELSEWHERE[event.value?.office ?? ""];
  if (elsewhere) location.replace(`/tournaments/${EVENT}/${elsewhere}`);
});
const isRead = readKept(EVENT);
effect(() => {
  if (isOnline.value && kept.value.length > 0) sendKept().then((isSent) => (isSent ? refresh() : undefined));
});
await Promise.all([isRead, follow()]);
// The rest is fetched while nothing else is done, so that it is there when the network is not.
if (EVENT) setTimeout(() => Promise.all(Object.keys(LATER).map(load)).catch(() => undefined), QUIET);

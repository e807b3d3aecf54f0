/** A day at an event begins here: a player's phone, a coach's list, or the page that anybody may see. */
import { Toasts, show } from "../shared/shell.js";
import { effect, html } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { words as dayWords } from "../strings/day.ftl";
import { words as hallWords } from "../strings/hall.ftl";
import { words as tournamentWords } from "../strings/tournament.ftl";
import { CoachList } from "./coach.js";
import { current, day, EVENT, follow, isOnline, missing, route } from "./day_state.js";
import { EnterScreen } from "./enter.js";
import { followPublic, PublicPage } from "./public.js";
import { ResultsScreen } from "./results.js";
import { SeatScreen } from "./seat.js";
import { SignScreen } from "./sign.js";

addWords(hallWords);
addWords(tournamentWords);
addWords(dayWords);

const OPENED = "forceout.opened-table";
const SCREENS = /** @type {Record<string, any>} */ ({ seat: SeatScreen, results: ResultsScreen, sign: SignScreen, enter: EnterScreen });
const isPublic = document.body.dataset.page === "public";

function App() {
  const one = day.value;
  if (isPublic) return html`<${PublicPage} />`;
  if (!one) return html`<main class="page page--phone"><p class="banner" role="status">${t(isOnline.value ? "day.opening" : "hall.offline")}</p></main>`;
  const Open = one.office === "coach" ? CoachList : (SCREENS[route.value] ?? SeatScreen);
  return html`<${Open} key=${route.value} /><${Toasts} />`;
}

document.getElementById("page")?.replaceChildren();
show(html`<${App} />`);
effect(() => {
  // Who has no code is asked for one, and officials have pages of their own.
  if (missing.value) location.replace(missing.value === "elsewhere" ? `/tournaments/${EVENT}` : "/tournaments");
});
effect(() => {
  // An online table opens by itself when the round begins, once.
  const match = current.value?.phones === "online" && current.value.status === "out" && current.value.told.start ? current.value.match : null;
  if (!match || sessionStorage.getItem(OPENED) === match) return;
  sessionStorage.setItem(OPENED, match);
  location.assign(`/t/${match}`);
});
if (isPublic) followPublic();
else await follow();

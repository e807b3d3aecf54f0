/** The board for the hall begins here: clock, standings and seats, read from the back of the room. */
import { Mark } from "../shared/shell.js";
import { html, render } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { words as hallWords } from "../strings/hall.ftl";
import { words as dayWords } from "../strings/day.ftl";
import { ClockBoard } from "./clock_board.js";
import { choose, follow, gone, isOnline, page, pages, screen, SCREENS, TURN, view } from "./front_state.js";
import { SeatsBoard, StandingsBoard } from "./list_boards.js";

addWords(hallWords);
addWords(dayWords);

const BOARDS = /** @type {Record<string, any>} */ ({ clock: ClockBoard, seats: SeatsBoard, standings: StandingsBoard });
const MOST_DOTS = 12;

function Foot() {
  const count = pages.value.length;
  const left = Math.ceil(((1 - gone.value) * TURN) / 1000);
  const says = !isOnline.value
    ? t("front.offline")
    : count > 1
      ? t("front.next-page", { page: page.value + 1, count, seconds: left })
      : t(`front.foot.${screen.value}`);
  return html`<footer class="front__foot"><span><${HallIcon} name=${isOnline.value ? "horn" : "warn"} /> ${says}</span>
    ${count > 1 && html`<span class="fbar" aria-hidden="true"><i style=${{ inlineSize: `${gone.value * 100}%` }}></i></span>`}
    ${count > 1 && count <= MOST_DOTS && html`<span class="front__dots" aria-hidden="true">${pages.value.map((_, number) => html`<i key=${number} class=${number === page.value ? "is-on" : ""}></i>`)}</span>`}
    <nav class="front__ways" aria-label=${t("front.screens")}>${SCREENS.map(
      (name) => html`<a key=${name} href=${`#${name}`} aria-current=${screen.value === name ? "page" : null}>${t(`front.screen.${name}`)}</a>`,
    )}<button type="button" onClick=${() => choose("")}>${t("front.screen.auto")}</button></nav></footer>`;
}

function App() {
  const one = view.value;
  if (!one) return html`<main class="page"><p class="banner" role="status">${t(isOnline.value ? "front.opening" : "front.missing")}</p></main>`;
  const shown = pages.value[page.value];
  const Board = BOARDS[screen.value];
  const first = one.competitions[0];
  const games = [...new Set(one.competitions.map((each) => t(`game.${each.game}`)))].join(", ");
  return html`<div class="front"><header class="front__top"><span class="topbar__name"><${Mark} /><span>Forceout</span></span><i class="front__line"></i>
      <span><b>${one.title}</b> ${first ? games : ""}</span><span class="front__where">${one.date}</span></header>
    <${Board} shown=${shown ?? null} /><${Foot} /></div>`;
}

const place = document.getElementById("page");
place?.replaceChildren();
if (place) render(html`<${App} />`, place);
follow();

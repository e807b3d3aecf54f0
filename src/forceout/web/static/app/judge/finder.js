/** Find a ruling: every situation by game, division and phase, with search over all books; it works without a network. */
import { Icon } from "../board/pieces.js";
import { html, useMemo, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { cards, choose, chosen, route } from "./desk_state.js";
import { finders, loadFinder } from "./desk_books.js";
import { HallIcon, tableName } from "./hall_pieces.js";
import { Screen } from "./screen.js";
import { Translated } from "./translated.js";
import { fits, marked, search } from "./situation_search.js";

const GAMES = ["on-sets", "equations"];
const DIVISIONS = ["elementary", "middle", "junior", "senior"];
const PHASES = ["starting", "selecting", "goal", "moving", "challenging", "writing", "checking", "scoring", "conduct", "round"];
const MOST = 40;

/** The search and its filters. */
export function Finder() {
  const table = cards.value[route.value[1] ?? ""];
  const { game, division, edition } = chosen.value;
  const [words, setWords] = useState("");
  const [phase, setPhase] = useState("");
  const index = finders.value[game];
  if (!index) loadFinder(game);
  const found = useMemo(() => (index ? search(index, words, { edition, division, phase }).slice(0, MOST) : []), [index, words, edition, division, phase]);
  const fitting = index ? index.documents.filter((/** @type {any} */ one) => fits(one, { edition, division, phase })).length : 0;
  /** @param {string} value */
  const pick = (value) => setPhase(phase === value ? "" : value);
  return html`<${Screen} title=${t("dock.find")} about=${index ? t("find.count", { count: index.documents.length }) : ""} back=${table ? `#table/${table.match}` : "#desk"} needs=${false}>
    <div class="searchbox"><${HallIcon} name="search" /><label class="vh" for="q">${t("find.what")}</label><input class="input" id="q" type="search" value=${words} placeholder=${t("find.what")} autocomplete="off" onInput=${(/** @type {any} */ event) => setWords(event.target.value)} /></div>
    <div class="filters"><div class="filters__row" role="group" aria-label=${t("find.game")}>${GAMES.map((one) => html`<button key=${one} class="pick" aria-pressed=${String(game === one)} onClick=${() => choose({ game: one, edition: "", season: null })}>${t(`game.${one}`)}</button>`)}</div>
      <div class="filters__row" role="group" aria-label=${t("find.division")}>${DIVISIONS.map((one) => html`<button key=${one} class="pick" aria-pressed=${String(division === one)} onClick=${() => choose({ division: one })}>${t(`division.${one}`)}</button>`)}</div>
      <div class="filters__row" role="group" aria-label=${t("find.phase")}>${PHASES.map((one) => html`<button key=${one} class="pick" aria-pressed=${String(phase === one)} onClick=${() => pick(one)}>${t(`find-phase.${one}`)}</button>`)}</div></div>
    <section class="stack-2"><h2 class="h-sec h-sec--table" aria-live="polite">${t("find.fit", { count: words ? found.length : fitting })} ${table && html`<small>${t("find.from-table", { table: tableName(table) })}</small>`}</h2>
      <div class="results">${found.map(
        (one) =>
          html`<a key=${one.id} class="result" href=${`#ruling/${encodeURIComponent(one.id)}/${table?.match ?? ""}`}><span class="rule">${one.sections[0]?.replace(/^guideline /i, "")}</span><span lang=${one.language}><b>${parts(one.title, words)}</b><span class="small quiet">${one.happened}</span></span><${Icon} name="next" /></a>`,
      )}</div>
      ${index && found.length === 0 && html`<p class="on-table">${t("find.nothing")}</p>`}</section>
    <p class="small on-table">${t("find.otherwise")}</p>${index?.sources && html`<p class="small on-table">${index.sources}</p>`}<${Translated} language=${index?.language} /></${Screen}>`;
}

/** A text with what was looked for marked. @param {string} text @param {string} words */
function parts(text, words) {
  if (!words.trim()) return text;
  return marked(text, words).map((one, place) => (one.isFound ? html`<mark key=${place}>${one.text}</mark>` : one.text));
}

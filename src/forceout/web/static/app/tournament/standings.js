/** Standings: players, teams, schools, sections and play-offs; + is provisional, = shares a place, a dashed box is not in yet. */
import { Icon } from "../board/pieces.js";
import { html, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { addressOf } from "../hall/event_api.js";
import { shownPoints, worth } from "../hall/points.js";
import {
  EVENT,
  askStandings,
  competitionOf,
  competitionTitle,
  event,
  go,
  isAtDesk,
  linkTo,
  nameOf,
  route,
  schoolOf,
  schoolTitle,
  standings,
  teamOf,
  want,
} from "./desk_state.js";
import { Segments } from "./forms.js";
import { useGrowing } from "./growing.js";
import { Playoffs } from "./playoffs.js";
import { Screen } from "./screen.js";

/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */
/** @typedef {import("../hall/event_types").Standing} Standing */
/** @typedef {import("../hall/event_types").RankedPlace} RankedPlace */

const KINDS = ["players", "teams", "schools", "sections", "playoffs"];

/** The screen. */
export function StandingsScreen() {
  const one = event.value;
  const [, wanted = "players", id = ""] = route.value;
  const kind = KINDS.includes(wanted) ? wanted : "players";
  const competition = competitionOf(id) ?? one?.competitions[0];
  useEffect(() => {
    want(askStandings);
  }, []);
  if (!one || !competition) return null;
  const found = standings.value;
  const played = competition.rounds.filter((each) => each.versions > 0).length;
  const out = competition.rounds.reduce((sum, each) => sum + each.open, 0);
  const tools = html`<nav class="tabs-scroll" aria-label=${t("standings.kinds")}><div class="seg">${KINDS.map((each) => html`<a key=${each} href=${linkTo("standings", each, competition.id)} aria-current=${each === kind ? "page" : null}>${t(`standings.${each}`)}</a>`)}</div></nav>
    ${isAtDesk() && html`<a class="btn not-phone" href=${linkTo("print", competition.id)}><${Icon} name="print" /> ${t("round.print")}</a><a class="btn not-phone" href=${`${addressOf(EVENT)}/results`} download="results.csv"><${Icon} name="down" /> CSV</a>`}`;
  return html`<${Screen} name=${t("hall.tab.standings")} title=${t("hall.tab.standings")} lead=${t("standings.lead", { competition: competitionTitle(competition), played, of: competition.rounds.length, out })} tools=${tools}>
    ${kind !== "schools" && html`<div class="pairing__which"><${Segments} kind="wraps" label=${t("pairing.competition")} value=${competition.id} options=${one.competitions.map((each) => ({ value: each.id, title: competitionTitle(each) }))} onValue=${(/** @type {string} */ chosen) => go("standings", kind, chosen)} /></div>`}
    ${found && kind === "players" && html`<${Players} competition=${competition} list=${found.competitions[competition.id] ?? []} />`}
    ${found && kind === "teams" && html`<${Rankings} of="team" competition=${competition.id} />`}
    ${found && kind === "schools" && html`<${Rankings} of="school" competition="" />`}
    ${found && kind === "sections" && html`<${Sections} list=${found.competitions[competition.id] ?? []} />`}
    ${found && kind === "playoffs" && html`<${Playoffs} competition=${competition} found=${found} />`}
    <p class="tiny on-table"><span class="tilde">+</span> ${t("standings.legend")}</p></${Screen}>`;
}

/** A place as it is read: = where it is shared. @param {{place: number, shared: boolean}} one */
export const placeOf = (one) => (one.shared ? `=${one.place}` : String(one.place));

/** @param {{competition: CompetitionView, list: Standing[]}} props */
function Players({ competition, list }) {
  const most = useGrowing(list.length, 60);
  const hasSections = list.some((one) => one.section);
  return html`<section class="panel panel--flush"><div class="scrolls"><table class="league"><thead><tr><th><span class="vh">${t("standings.place")}</span></th><th>${t("standings.player")}</th><th class="not-phone">${t("column.school")}</th><th class="not-phone">${t("column.team")}</th>${hasSections && html`<th class="num not-phone">${t("standings.section")}</th>`}${competition.rounds.map((round) => html`<th class="num" key=${round.number}>${t("standings.round", { number: round.number })}</th>`)}<th class="num">${t("sheet.total")}</th></tr></thead>
    <tbody>${list.slice(0, most).map(
      (
        one,
      ) => html`<tr key=${one.player}><td class="place">${placeOf(one)}</td><td><b>${nameOf(one.player)}</b><span class="small quiet only-phone"><br />${schoolOf(one.player)}</span></td><td class="not-phone">${schoolOf(one.player)}</td><td class="not-phone">${teamOf(event.value?.players.find((each) => each.id === one.player)?.team)}</td>${hasSections && html`<td class="num not-phone">${one.section ?? "–"}</td>`}
        ${one.points.map((points, place) => html`<td class="num" key=${place}><${Points} points=${points} status=${one.statuses[place] ?? ""} /></td>`)}<td class="num total">${one.sum}${one.provisional && html`<span class="tilde" aria-label=${t("standings.provisional")}>+</span>`}</td></tr>`,
    )}</tbody></table></div></section>`;
}

/** @param {{points: number | null, status: string}} props */
function Points({ points, status }) {
  if (points === null)
    return html`<span class="pts pts--wait" role="img" aria-label=${t(status === "not-seated" ? "standings.not-yet" : status === "absent" ? "table.absent" : "standings.out")}>${status === "absent" ? "–" : ""}</span>`;
  return html`<span class=${`pts${points === 6 ? " pts--6" : ""}`}>${points}</span>`;
}

/** @param {{of: string, competition: string}} props */
function Rankings({ of, competition }) {
  const settings = event.value?.settings?.rankings ?? [];
  const found = standings.value?.rankings ?? {};
  const shown = Object.keys(found).filter((id) => isRanking(settings, id, of, competition, found[id] ?? []));
  if (shown.length === 0) return html`<section class="panel"><p>${t("standings.no-ranking")}</p></section>`;
  return shown.map(
    (id) => html`<${Ranking} key=${id} title=${settings.find((/** @type {any} */ one) => one.id === id)?.title ?? id} of=${of} list=${found[id] ?? []} />`,
  );
}

/** @param {any[]} settings @param {string} id @param {string} of @param {string} competition @param {RankedPlace[]} list */
function isRanking(settings, id, of, competition, list) {
  const said = settings.find((one) => one.id === id);
  const kind =
    said?.of ??
    (event.value?.teams.some((one) => one.id === list[0]?.id) ? "team" : event.value?.schools.some((one) => one.id === list[0]?.id) ? "school" : "player");
  const competitions = said?.competitions ?? list[0]?.parts.map((one) => one.competition) ?? [];
  return kind === of && (!competition || competitions.includes(competition));
}

/** @param {{title: string, of: string, list: RankedPlace[]}} props */
function Ranking({ title, of, list }) {
  const most = useGrowing(list.length, 40);
  /** @param {number | string} points */
  const shown = (points) => shownPoints(points, document.documentElement.lang);
  return html`<section class="panel ranking"><div class="panel__head"><h2>${title}</h2></div><ol class="side-list team">${list.slice(0, most).map((one) => {
    const team = event.value?.teams.find((each) => each.id === one.id);
    const name = of === "team" ? (team?.title ?? one.id) : of === "school" ? schoolTitle(one.id) : nameOf(one.id);
    const parts =
      of === "team"
        ? (one.parts[0]?.players ?? []).map(([player, points]) => ({ id: player, points, says: nameOf(player) }))
        : one.parts
            .filter((part) => !part.dropped)
            .map((part) => ({ id: part.competition, points: part.points, says: competitionTitle(competitionOf(part.competition)) }));
    return html`<li key=${one.id}><span class="place2">${placeOf(one)}</span><div><b>${name}</b> <span class="small quiet">${team ? schoolTitle(team.school) : ""}</span>
      <div class="bar" role="img" aria-label=${parts.map((part) => `${part.says} ${shown(part.points)}`).join(", ")}>${parts.filter((part) => worth(part.points) > 0).map((part) => html`<i key=${part.id} style=${{ flex: Math.max(1, worth(part.points)) }}>${shown(part.points)}</i>`)}</div></div><span class="tot2">${shown(one.points)}${one.provisional && html`<span class="tilde" aria-label=${t("standings.provisional")}>+</span>`}</span></li>`;
  })}</ol></section>`;
}

/** @param {{list: Standing[]}} props */
function Sections({ list }) {
  const names = [...new Set(list.flatMap((one) => (one.section ? [one.section] : [])))].sort();
  if (names.length === 0) return html`<section class="panel"><p>${t("standings.no-sections")}</p></section>`;
  return html`<div class="secs">${names.map((name) => {
    const own = list.filter((one) => one.section === name);
    const place = (/** @type {Standing} */ one) => {
      const above = own.filter((each) => each.place < one.place).length + 1;
      return own.filter((each) => each.place === one.place).length > 1 ? `=${above}` : above;
    };
    return html`<section class="panel" key=${name}><div class="panel__head"><h3>${t("standings.section-named", { name })}</h3></div><ol class="mini-rank">${own.map((one) => html`<li key=${one.player}><span>${place(one)}</span><b>${nameOf(one.player)}</b><span class="quiet small">${schoolOf(one.player)}</span><span class="num-l">${one.sum}${one.provisional && html`<span class="tilde">+</span>`}</span></li>`)}</ol></section>`;
  })}</div>`;
}

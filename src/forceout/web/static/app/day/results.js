/** A player's rounds and place, as they come in. */
import { html, useEffect } from "../shared/ui.js";
import { listed, t } from "../shared/words.js";
import { Plate } from "../hall/plate.js";
import { askPlaces, day, mine, places } from "./day_state.js";
import { Frame } from "./frame.js";

/** @typedef {import("../hall/day_types").DayRound} DayRound */
/** @typedef {import("../hall/day_types").ClockFacts} ClockFacts */

/** @param {{competition: ClockFacts}} props */
function Standing({ competition }) {
  const own = places.value[competition.id]?.[mine.value?.id ?? ""];
  if (!own) return null;
  return html`<section class="panel mine"><div><p class="small quiet">${t("day.after", { played: own.played, rounds: competition.rounds })}</p>
      <p class="mine__t">${own.sum}${own.provisional && html`<span class="tilde">+</span>`}</p><p class="small quiet">${t("day.of-points", { most: 6 * own.played })}</p></div>
    <div><p class="small quiet">${t("day.competition", { division: competition.division, game: t(`game.${competition.game}`) })}</p><p class="mine__t">${own.shared ? "=" : ""}${own.place}</p>
      <p class="small quiet">${t("day.of-players", { count: own.of })}${own.place_in_section && html`, ${t("day.in-section", { place: own.place_in_section, section: own.section ?? "" })}`}</p></div></section>`;
}

/** @param {{round: DayRound}} props */
function Round({ round }) {
  const others = round.seats.filter((one) => one.id !== mine.value?.id);
  const own = round.totals?.[mine.value?.id ?? ""];
  const theirs = others.map((one) => round.totals?.[one.id]).filter((one) => one !== undefined);
  const isFinal = round.status === "confirmed";
  return html`<li><${Plate} label=${round.table} kind="plate--sm" /><span><b>${t("day.round", { round: round.round })}</b> <span class="small quiet">${t("day.with", { names: listed(others.map((one) => one.name ?? one.id)) })}</span><br />
      <span class="small quiet">${own === undefined ? t(`day.status.${round.status}`) : t(isFinal ? "day.points-to" : "day.points-to-checked", { own, others: listed(theirs.map(String)) })}</span></span>
    <span class=${`pts ${isFinal ? "" : "pts--wait"}`}>${round.points ?? " "}</span></li>`;
}

export function ResultsScreen() {
  const one = day.value;
  useEffect(() => void askPlaces(), [one?.seq]);
  const competitions = one?.competitions.filter((each) => mine.value?.rounds.some((round) => round.competition === each.id)) ?? [];
  return html`<${Frame}><h1 class="vh">${t("day.way.results")}</h1>${competitions.map((competition) => {
    const rounds = mine.value?.rounds.filter((round) => round.competition === competition.id) ?? [];
    return html`<${Standing} key=${competition.id} competition=${competition} />
      <section class="panel"><div class="panel__head"><h2>${t("day.my-rounds", { game: t(`game.${competition.game}`) })}</h2></div>
        <ul class="side-list">${rounds.map((round) => html`<${Round} key=${round.round} round=${round} />`)}</ul></section>`;
  })}
    ${competitions.length === 0 && html`<section class="panel"><h2>${t("day.no-results")}</h2></section>`}
    <p class="tiny quiet"><span class="tilde">+</span> ${t("day.provisional")}</p>
    <section class="panel"><h2>${t("day.how-points")}</h2><p class="small">${t("day.how-points-what")}</p></section></${Frame}>`;
}

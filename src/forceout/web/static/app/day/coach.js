/** A coach's list: my players, where they sit, how they stand. */
import { TopBar } from "../shared/shell.js";
import { html, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallClock } from "../hall/hall_clock.js";
import { Plate } from "../hall/plate.js";
import { askPlaces, competitionOf, day, latest, now, places } from "./day_state.js";
import { Away } from "./frame.js";
import { Names } from "./seat.js";

/** @typedef {import("../hall/day_types").DayPlayer} DayPlayer */

/** @param {{player: DayPlayer}} props */
function Line({ player }) {
  const round = latest(player.rounds);
  const own = round && places.value[round.competition]?.[player.id];
  const says = player.has_withdrawn
    ? t("day.gone-home")
    : round
      ? t("coach.where", { round: round.round, seat: round.seat, status: t(`day.status.${round.status}`) })
      : t("day.no-seat");
  return html`<li>${round ? html`<${Plate} label=${round.table} kind="plate--sm" />` : html`<span class="plate plate--sm"></span>`}
    <span><b>${player.name ?? player.id}</b> <span class="small quiet">${player.team ?? player.division}</span><br /><span class="small quiet">${says}</span></span>
    ${own && html`<span class="coach__place"><b>${own.shared ? "=" : ""}${own.place}</b><small>${t("coach.points", { points: own.sum })}${own.provisional ? "+" : ""}</small></span>`}</li>`;
}

export function CoachList() {
  const one = day.value;
  useEffect(() => void askPlaces(), [one?.seq]);
  if (!one) return null;
  /** @type {Map<string, DayPlayer[]>} */
  const divisions = new Map();
  for (const player of one.players) divisions.set(player.division, [...(divisions.get(player.division) ?? []), player]);
  const running = one.players.flatMap((player) => player.rounds).find((round) => round.told.start && round.status === "out");
  const competition = running && competitionOf(running.competition);
  return html`<${TopBar} back="/tournaments" where=${html`<b>${one.title}</b> <span>${one.players[0]?.school}</span>`} />
    <main class="page page--phone stack-3"><h1 class="vh">${t("coach.title")}</h1><${Away} />
      ${running && competition && html`<${HallClock} competition=${competition} told=${running.told} now=${now.value} />`}
      ${[...divisions].map(([division, players]) => html`<section key=${division} class="panel"><div class="panel__head"><h2>${t("coach.players", { division, count: players.length })}</h2></div><ul class="side-list">${players.map((player) => html`<${Line} key=${player.id} player=${player} />`)}</ul></section>`)}
      ${one.players.length === 0 && html`<section class="panel"><h2>${t("coach.nobody")}</h2></section>`}
      <p class="tiny quiet"><span class="tilde">+</span> ${t("day.provisional")}</p><${Names} /></main>`;
}

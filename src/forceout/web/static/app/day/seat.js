/** Where a player sits now, the clock, and what to bring; a phone stays away while a paper table plays. */
import { Icon } from "../board/pieces.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { RuleLink } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallClock, reading, wallTime } from "../hall/hall_clock.js";
import { Plate } from "../hall/plate.js";
import { competitionOf, current, day, mine, now } from "./day_state.js";
import { Frame } from "./frame.js";

/** @typedef {import("../hall/day_types").DayRound} DayRound */
/** @typedef {import("../hall/day_types").ClockFacts} ClockFacts */

/** @param {{round: DayRound, competition: ClockFacts}} props */
function Clock({ round, competition }) {
  if (!round.told.start)
    return html`<section class="hallclock"><div class="hallclock__what"><b>${t("day.round-soon", { round: round.round, rounds: competition.rounds })}</b>
      <span class="small quiet">${t("day.published", { at: wallTime(round.published_at), game: t(`game.${competition.game}`) })}</span></div></section>`;
  return html`<${HallClock} competition=${competition} told=${round.told} now=${now.value} added=${round.added_time} />`;
}

/** @param {{round: DayRound}} props */
function Ticket({ round }) {
  const [section = "", table = ""] = round.table.split(" ");
  return html`<section class="ticket"><p class="small quiet">${t("day.your-seat")}${round.version > 1 && html` · ${t("day.version", { version: round.version })}`}</p>
    <div class="ticket__seat"><${Plate} label=${round.table} kind="plate--lg" /><h1>${t("day.section", { section })}<br />${t("day.table", { table })}<br />${t("day.seat", { seat: round.seat })}</h1></div>
    <div class="ticket__tear"></div>
    <ul class="round-table">${round.seats.map(
      (one, place) =>
        html`<li key=${one.id} class=${one.id === mine.value?.id ? "is-me" : ""}><small>${t("day.seat-small", { seat: place + 1 })}</small><b>${one.id === mine.value?.id ? t("day.you") : (one.name ?? one.id)}</b><small>${one.school}</small></li>`,
    )}</ul></section>`;
}

/** @param {{round: DayRound, competition: ClockFacts}} props */
function Next({ round, competition }) {
  if (round.match && round.status === "out")
    return html`<a class="btn btn--primary btn--wide" href=${`/t/${round.match}`}><${Icon} name="play" /> ${t(round.told.start ? "day.to-table" : "day.to-table-early")}</a>`;
  if (round.may_enter) return html`<a class="btn btn--primary btn--wide" href="#enter"><${Icon} name="pencil" /> ${t("day.enter")}</a>`;
  if (round.may_sign) return html`<a class="btn btn--primary btn--wide" href="#sign"><${Icon} name="pencil" /> ${t("day.to-sign")}</a>`;
  if (round.status === "out" && reading(competition, round.told, now.value, round.added_time).part === "over")
    return html`<section class="panel small">${t("day.hand-in")} <${RuleLink} rule=${competition.rules.sheet} book=${competition.game} /></section>`;
  return null;
}

export function SeatScreen() {
  const round = current.value;
  const competition = round && competitionOf(round.competition);
  if (!round || !competition)
    return html`<${Frame}><section class="panel"><h1>${t(mine.value?.has_withdrawn ? "day.gone-home" : "day.no-seat")}</h1><p>${t("day.no-seat-why")}</p></section><${Names} /></${Frame}>`;
  const { rules } = competition;
  const isPlaying = round.phones === "away";
  return html`<${Frame}><${Clock} round=${round} competition=${competition} />
    ${isPlaying && html`<section class="panel phone-away" role="status"><${HallIcon} name="hush" /><div><h1>${t("day.phones-away")}</h1><p>${t("day.phones-away-why")} <${RuleLink} rule=${rules.phones} book=${competition.game} /></p></div></section>`}
    <${Ticket} round=${round} />
    <${Next} round=${round} competition=${competition} />
    ${!isPlaying && !round.told.start && html`<section class="panel small"><b>${t("day.bring")}</b> ${t(day.value?.phones_allowed || round.match ? "day.bring-what" : "day.bring-what-no-phone")} <${RuleLink} rule=${rules.late} book=${competition.game} /></section>`}
    ${day.value?.phones_allowed && html`<p class="tiny quiet">${t("day.phones-allowed")}</p>`}
    <${Names} /></${Frame}>`;
}

/** Until when names are kept. */
export function Names() {
  const until = day.value?.names_until;
  return until ? html`<p class="tiny quiet">${t("day.names-until", { day: new Date(until).toLocaleDateString() })}</p>` : null;
}

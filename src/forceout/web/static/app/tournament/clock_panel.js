/** The hall clock of the director: time, ruler, the three announcements in their order, and the exact words to read aloud. */
import { Icon } from "../board/pieces.js";
import { serverTime } from "../shared/clock.js";
import { RuleLink } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { Ruler, TOLD, digits, dueTimes, reading, wallTime } from "../hall/hall_clock.js";
import { act, beat, competitionTitle, isRunning, roundOf } from "./desk_state.js";
import { currentRound } from "./round.js";

/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */

/** Competitions that are told the same at the same time share a clock. @param {{competitions: CompetitionView[]}} props */
export function ClockPanels({ competitions }) {
  /** @type {Map<string, CompetitionView[]>} */
  const groups = new Map();
  for (const one of competitions) {
    const told = toldTo(one);
    const next = TOLD.find((what) => !(what in told)) ?? "";
    const key = JSON.stringify([one.clock, one.announcements, Math.round((told.start ?? 0) / 20_000), next]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return html`${[...groups].map(([key, group]) => html`<${ClockPanel} key=${key} group=${group} hasTitle=${groups.size > 1 || competitions.length > 1} />`)}`;
}

/** What the hall was told in the round that is on. @param {CompetitionView} one */
function toldTo(one) {
  const number = currentRound(one);
  return one.rounds.find((each) => each.number === number)?.told ?? {};
}

/** @param {{group: CompetitionView[], hasTitle: boolean}} props */
function ClockPanel({ group, hasTitle }) {
  const [doing, run] = useDoing();
  const [first] = group;
  if (!first) return null;
  const told = toldTo(first);
  const now = serverTime() + 0 * beat.value;
  const read = reading(first, told, now);
  const due = dueTimes(first, told, now);
  const next = read.next ?? TOLD.find((what) => !(what in told)) ?? null;
  const tell = (/** @type {string} */ what) =>
    run(what, async () => {
      for (const one of group) await act({ do: "clock", competition: one.id, round: currentRound(one), what });
    });
  const isLate = read.left < 0;
  const state = read.part === "last-minutes" || isLate ? " is-warning" : "";
  const later = group.flatMap((one) =>
    (roundOf(one.id, currentRound(one))?.tables ?? [])
      .filter((table) => table.added_time && table.status === "out")
      .map((table) => t("clock.later", { table: table.label, time: wallTime((due.stop ?? now) + 1000 * table.added_time) })),
  );
  return html`<section class="panel clockpanel"><div class="panel__head wraps"><h2>${t("clock.title")}</h2>${hasTitle && html`<span class="chip">${group.map(competitionTitle).join(" · ")}</span>`}</div>
    <div class=${`bigtime${state}`} role="timer" aria-label=${t(`clock.part.${read.part}`)}><span>${digits(read.left)}</span><small>${t(isLate ? "clock.late" : `clock.until.${read.part}`)}</small></div><${Ruler} competition=${first} read=${read} />
    ${isRunning() && html`<div class="clockbtns">${TOLD.map((what) => html`<button type="button" key=${what} class=${`btn${what === next ? " btn--primary" : ""}`} aria-disabled=${what !== next || doing ? "true" : null} onClick=${() => what === next && tell(what)}>${what in told ? html`<${Icon} name="check" />` : html`<${HallIcon} name="horn" />`} ${t(`clock.tell.${what}`)} <small>${wallTime(due[what] ?? now)}</small></button>`)}</div>`}
    ${next && html`<div class="script"><p class="tiny quiet">${t(`clock.read.${next}`)}</p><blockquote><q>${first.announcements[next]}</q></blockquote><p class="tiny quiet">${later.join(" ")} <${RuleLink} rule=${{ book: first.game, section: first.clock_rule.replace(/^.* /, "") }} /></p></div>`}</section>`;
}

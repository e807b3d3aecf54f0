/** The round board: what needs somebody first, then who plays and who has handed in; the hall clock beside it. */
import { Icon } from "../board/pieces.js";
import { html, signal, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { Plate } from "../hall/plate.js";
import { ClockPanels } from "./clock_panel.js";
import { EVENT, askBoard, competitionTitle, event, isAtDesk, isRunning, linkTo, roundOf, shortName, want } from "./desk_state.js";
import { Segments } from "./forms.js";
import { useGrowing } from "./growing.js";
import { Outstanding } from "./outstanding.js";
import { Screen } from "./screen.js";
import { TableDialog } from "./table_dialog.js";
import { STATES, moreOf, stateOf } from "./table_states.js";

/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */
/** @typedef {import("../hall/event_types").TableFacts} TableFacts */
/** @typedef {{competition: CompetitionView, number: number, table: TableFacts, told: Record<string, number>, state: string}} Shown */

const ALL = "all";
/** Which competition the board shows, and which state. */
const which = signal(ALL);
const only = signal("");
/** @type {import("../../vendor/signals").Signal<Shown | null>} The table whose sheet of actions is open. */
const opened = signal(null);
const NEEDS = ["call", "appeal", "check", "sign"];

/** The round of a competition that is on: the last that was published. @param {CompetitionView} one */
export function currentRound(one) {
  return [...one.rounds].reverse().find((each) => each.versions > 0)?.number ?? 0;
}

/** The screen. */
export function RoundScreen() {
  const one = event.value;
  const begun = (one?.competitions ?? []).filter((each) => currentRound(each) > 0);
  const chosen = which.value === ALL ? begun : begun.filter((each) => each.id === which.value);
  const key = chosen.map((each) => `${each.id}/${currentRound(each)}`).join();
  useEffect(() => {
    want(
      askBoard,
      begun.every((each) => roundOf(each.id, currentRound(each))?.seq === event.peek()?.seq),
    );
  }, [key]);
  if (!one) return null;
  const shown = chosen.flatMap((competition) => {
    const round = roundOf(competition.id, currentRound(competition));
    return (round?.tables ?? []).map((table) => ({
      competition,
      number: currentRound(competition),
      table,
      told: round?.told ?? {},
      state: stateOf(table, round?.told ?? {}),
    }));
  });
  const isOut = (/** @type {Shown} */ each) => !["done", "check"].includes(each.state);
  const out = shown.filter(isOut).length;
  const numbers = [...new Set(chosen.map(currentRound))];
  const title = numbers.length === 1 ? t("round.title", { number: numbers[0] ?? 0 }) : t("round.title.several");
  const tools = html`<a class="btn" href=${`/tournaments/${EVENT}/hall`} target="_blank"><${Icon} name="eye" /> ${t("round.screen")}</a>${isAtDesk() && html`<a class="btn" href=${linkTo("print")}><${Icon} name="print" /> ${t("round.print")}</a>`}`;
  if (begun.length === 0) {
    return html`<${Screen} name=${t("hall.tab.round")} title=${t("round.none")} lead=${t("round.none.what")}>${isRunning() && html`<a class="btn btn--primary" href=${linkTo(one.people_count[0] ? "pairing" : "setup")}>${t(one.people_count[0] ? "setup.seat" : "setup.title")}</a>`}</${Screen}>`;
  }
  return html`<${Screen} name=${t("hall.tab.round")} title=${title} lead=${t("round.lead", { out, done: shown.length - out })} tools=${tools}>
    <div class="cols cols--board"><div class="stack-3">
      <${Segments} kind="wraps" label=${t("pairing.competition")} value=${which.value} options=${begun.length > 1 ? [{ value: ALL, title: t("round.all") }, ...begun.map((each) => ({ value: each.id, title: competitionTitle(each) }))] : []} onValue=${(/** @type {string} */ id) => (which.value = id)} />
      <${Counts} shown=${shown} /><${Board} shown=${shown} isMixed=${chosen.length > 1} /></div>
      <aside class="stack-3 first-phone"><${ClockPanels} competitions=${chosen} />${chosen.map((each) => html`<${Outstanding} key=${each.id} competition=${each} number=${currentRound(each)} />`)}</aside></div>
    ${opened.value && html`<${TableDialog} shown=${freshOf(shown, opened.value)} onClose=${() => (opened.value = null)} />`}</${Screen}>`;
}

/** @param {Shown[]} shown @param {Shown} before */
function freshOf(shown, before) {
  return shown.find((each) => each.competition.id === before.competition.id && each.table.label === before.table.label) ?? before;
}

/** @param {{shown: Shown[]}} props */
function Counts({ shown }) {
  return html`<div class="counts" role="group" aria-label=${t("round.show")}>${Object.keys(STATES).map((state) => {
    const count = shown.filter((one) => one.state === state).length;
    if (count === 0) return null;
    return html`<button type="button" key=${state} class="count" aria-pressed=${String(only.value === state)} onClick=${() => (only.value = only.value === state ? "" : state)}><b>${count}</b><${StateName} state=${state} /></button>`;
  })}</div>`;
}

/** @param {{state: string}} props */
function StateName({ state }) {
  const [icon, isOfHall, look] = STATES[state] ?? ["cubes", true, "play"];
  return html`<span class=${`tstate tstate--${look}`}>${isOfHall ? html`<${HallIcon} name=${icon} />` : html`<${Icon} name=${icon} />`}${t(`table-state.${state}`)}</span>`;
}

/** @param {{shown: Shown[], isMixed: boolean}} props */
function Board({ shown, isMixed }) {
  const groups = only.value
    ? [{ name: only.value, title: t(`table-state.${only.value}`), tables: shown.filter((one) => one.state === only.value), isSmall: false }]
    : [
        { name: "needs", title: t("round.needs"), tables: NEEDS.flatMap((state) => longestFirst(shown.filter((one) => one.state === state))), isSmall: false },
        { name: "play", title: t("round.out"), tables: shown.filter((one) => one.state === "play"), isSmall: true },
        { name: "idle", title: t("round.idle"), tables: shown.filter((one) => one.state === "idle"), isSmall: true },
        { name: "done", title: t("round.done"), tables: shown.filter((one) => one.state === "done"), isSmall: true },
      ];
  const most = useGrowing(shown.length, 24);
  let left = most;
  return groups.map((group) => {
    const some = group.tables.slice(0, Math.max(0, left));
    left -= some.length;
    if (group.tables.length === 0) return null;
    return html`<section class="stack-2" key=${group.name}><h2 class="h-sec h-sec--table">${group.title} <small>${t("round.tables", { count: group.tables.length })}</small></h2>
      <div class=${`tables${group.isSmall ? " tables--small tables--tight" : ""}`}>${some.map((one) => cardOf(one, isMixed))}</div></section>`;
  });
}

/** @type {WeakMap<Shown, Record<string, import("../../vendor/preact").Child>>} Cards that were drawn: a longer list draws the new ones only. */
const drawn = new WeakMap();

/** @param {Shown} one @param {boolean} isMixed */
function cardOf(one, isMixed) {
  const known = drawn.get(one) ?? {};
  known[String(isMixed)] ??= html`<${Card} key=${`${one.competition.id} ${one.table.label}`} one=${one} isMixed=${isMixed} />`;
  drawn.set(one, known);
  return known[String(isMixed)];
}

/** Who has waited longest comes first. @param {Shown[]} shown */
function longestFirst(shown) {
  return [...shown].sort((one, other) => (one.table.call?.at ?? one.table.entered_at ?? 0) - (other.table.call?.at ?? other.table.entered_at ?? 0));
}

/** @param {{one: Shown, isMixed: boolean}} props */
function Card({ one, isMixed }) {
  const { table, state } = one;
  const look = STATES[state]?.[2] ?? "play";
  const names = table.players.map(shortName).join(", ");
  const more = moreOf(one);
  return html`<button type="button" class=${`tcard tcard--${look}`} onClick=${() => (opened.value = one)} aria-label=${t("round.card", { table: table.label, state: t(`table-state.${state}`), names })}><${Plate} label=${table.label} kind="plate--sm" /><span class="tcard__who">${names}</span><${StateName} state=${state} />
    ${(more || isMixed) && html`<span class="tcard__more">${[isMixed ? competitionTitle(one.competition) : "", more].filter(Boolean).join(" · ")}</span>`}</button>`;
}

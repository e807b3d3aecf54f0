/** The desk: who waits for a judge, the tables, and every tool. */
import { Icon } from "../board/pieces.js";
import { serverTime } from "../shared/clock.js";
import { html } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { act, beat, desk, go } from "./desk_state.js";
import { HallIcon, Plate, tableName } from "./hall_pieces.js";
import { Dock, Screen } from "./screen.js";

/** @typedef {import("../types").QueuedCall} QueuedCall */
/** @typedef {import("../types").DeskTable} DeskTable */

const LONG = 60_000;
const STATES = /** @type {Record<string, [string, boolean]>} */ ({
  call: ["hand", true],
  appeal: ["scale", true],
  sign: ["pencil", false],
  play: ["cubes", true],
  idle: ["clock", false],
  done: ["check", false],
});

/** Minutes and seconds. @param {number} milliseconds */
export function minutes(milliseconds) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** What a table plays, in a line. @param {DeskTable} table */
export function whatIsPlayed(table) {
  return [
    t(`game.${table.game}`),
    t(`division.${table.division}`),
    ...(table.phase ? [t(`phase-name.${table.phase}`)] : []),
    t("desk.shake", { number: table.shake }),
    ...(table.place ? [t("desk.round", { number: table.place.round })] : []),
  ].join(" · ");
}

/** Where a table stands and what it plays, short enough for one line. @param {DeskTable} table */
export function inShort(table) {
  return [t(`game.${table.game}`), t(`division.${table.division}`), ...(table.place ? [t("desk.round", { number: table.place.round })] : [])].join(" · ");
}

/** The first screen. */
export function Desk() {
  const now = desk.value;
  const waiting = now?.calls.filter((one) => one.state === "waiting").length ?? 0;
  return html`<${Screen} title=${t("desk.title")} about=${now?.name ?? ""} back="/" dock=${html`<${Dock} />`}>
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("calls.title")} <small>${t("calls.waiting", { count: waiting })}</small></h2>
      ${(now?.calls ?? []).map((one, place) => html`<${Call} key=${`${one.table.match} ${one.number}`} call=${one} isFirst=${place === 0} />`)}
      ${now && now.calls.length === 0 && html`<p class="on-table">${t("calls.none")}</p>`}</section>
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("tables.title")} <small>${t("tables.count", { count: now?.tables.length ?? 0 })}</small></h2>
      <div class="mini">${(now?.tables ?? []).map((one) => html`<${Mini} key=${one.match} table=${one} />`)}</div>
      <div class="row"><a class="btn" href="#new"><${HallIcon} name="plus" /> ${t("desk.new-paper")}</a><a class="btn" href="#code=">${t("desk.by-code")}</a></div></section>
    <${Tools} /></${Screen}>`;
}

/** @param {{call: QueuedCall, isFirst: boolean}} props */
function Call({ call, isFirst }) {
  const { table } = call;
  const waited = serverTime() - call.at + 0 * beat.value;
  const isFree = call.state === "waiting";
  const going = call.judge && t(call.state === "here" ? "calls.here" : "calls.going", { name: call.judge });
  const take = async () => {
    if (await act(table.match, `calls/${call.number}/take`)) go("table", table.match);
  };
  return html`<article class=${`call${isFirst ? " is-first" : ""}${isFree ? "" : " is-taken"}`}><${Plate} table=${table} />
    <div><div class="call__why">${t(`call-why.${call.reason}`)}</div><div class="call__where">${whatIsPlayed(table)} ${going}</div></div>
    <div class=${`call__wait${waited > LONG ? " is-long" : ""}`}>${minutes(waited)}<small>${t("calls.waited")}</small></div>
    <div class="call__do">${
      isFree
        ? html`<button class="btn btn--primary" onClick=${take}><${HallIcon} name="pin" /> ${t("calls.go")}</button>`
        : html`<a class=${call.is_mine ? "btn btn--primary" : "btn"} href=${`#table/${table.match}`}>${tableName(table)}</a>`
    }${call.is_mine && html`<button class="btn" onClick=${() => act(table.match, `calls/${call.number}/pass`)}><${HallIcon} name="swap" /> ${t("calls.pass")}</button>`}</div></article>`;
}

/** @param {{table: DeskTable}} props */
function Mini({ table }) {
  const [icon, isOfHall] = STATES[table.state] ?? ["cubes", true];
  return html`<a href=${`#table/${table.match}`} aria-label=${t("desk.table-state", { table: tableName(table), state: t(`state.${table.state}`) })}><${Plate} table=${table} kind="plate--sm" />
    <span class=${`tstate tstate--${table.state}`}>${isOfHall ? html`<${HallIcon} name=${icon} />` : html`<${Icon} name=${icon} />`}${t(`state.${table.state}`)}</span></a>`;
}

/** Everything a judge may need beside a table. */
function Tools() {
  const TOOLS = [
    ["find", "search"],
    ["questions", "mouth"],
    ["rules", "sheet"],
    ["clocks", "warn"],
    ["cards", "cubes"],
    ["selection", "seal"],
    ["procedure", "hand"],
    ["equipment", "grip"],
    ["two", "swap"],
    ["test", "cup"],
  ];
  return html`<section class="stack-2"><h2 class="h-sec h-sec--table">${t("tools.title")}</h2><nav class="tools" aria-label=${t("tools.title")}>${TOOLS.map(([name, icon]) => html`<a key=${name} href=${`#${name}`}><${HallIcon} name=${icon} />${rich(`tool.${name}`)}</a>`)}</nav></section>`;
}

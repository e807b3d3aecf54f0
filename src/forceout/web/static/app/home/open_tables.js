/** The lobby: tables with a free seat, and matches to watch, looked up again every few seconds. */
import { Cube, Icon } from "../board/pieces.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { useDoing } from "../shared/under_way.js";
import { ART, others } from "./own_tables.js";
import { usePolled } from "./polling.js";
import { sitDown } from "./sitting.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").Settings} Settings */
/** @typedef {{match: string, settings: Settings, status: string, seats: Seat[], is_watchable: boolean}} OpenTable */

/**
 * One table of the lobby.
 * @param {{table: OpenTable, nickname: () => string}} props
 */
function TableRow({ table, nickname }) {
  const [doing, run] = useDoing();
  const { settings, seats } = table;
  const taken = seats.filter((one) => one.is_taken).length;
  const isOpen = table.status === "waiting" && taken < seats.length;
  return html`<li class="opentable">
    <span class="opentable__art" aria-hidden="true">${(ART[settings.game] ?? []).map((one) => html`<${Cube} cube=${one} size="xs" isHidden=${true} />`)}</span>
    <span class="grow"><b>${t(`game.${settings.game}`)}</b> ${t("lobby.with", { names: others(table, null) })}<br />
      <span class="small quiet">${t("lobby.details", { division: t(`division.${settings.division}`), form: t(`form.${settings.form}`), clock: t(`lobby.clock.${settings.clock}`) })}</span></span>
    <span class="pips" role="img" aria-label=${t("lobby.seats", { taken, seats: seats.length })}>${seats.map((one) => html`<i class=${one.is_taken ? "pip pip--full" : "pip"}></i>`)}</span>
    ${
      isOpen
        ? html`<button class="btn" aria-disabled=${doing ? "true" : null} onClick=${() => run("sit", () => sitDown(nickname(), table.match))}>${t("lobby.sit")}</button>`
        : html`<a class="btn" href=${`/t/${table.match}`}><${Icon} name="eye" /> ${t("lobby.watch")}</a>`
    }
  </li>`;
}

/** @param {OpenTable} table */
const isWatched = (table) => table.status === "playing" && table.is_watchable;
/** @param {OpenTable} table */
const isOffered = (table) => (table.status === "waiting" && (table.is_watchable || table.seats.some((one) => !one.is_taken))) || isWatched(table);

/**
 * The panel of open tables, without those where one sits; all of them, or those that are played.
 * @param {{nickname: () => string, own: Set<string>, onNewTable?: () => void}} props
 */
export function OpenTables({ nickname, own, onNewTable }) {
  const [answer] = usePolled("/api/matches", /** @type {{matches: OpenTable[]}} */ ({ matches: [] }));
  const tables = answer?.matches ?? [];
  const shown = tables.filter((one) => !own.has(one.match) && (onNewTable ? isOffered(one) : isWatched(one)));
  const playing = tables.filter((one) => one.status === "playing").length;
  return html`<section class="panel opens" aria-labelledby="lobby-title">
    <div class="panel__head"><h2 id="lobby-title">${t(onNewTable ? "lobby.title" : "watch.now")}</h2>
      ${playing > 0 && html`<span class="chip chip--good"><${Icon} name="people" /> ${t("lobby.playing", { count: playing })}</span>`}</div>
    ${answer === null && html`<p class="quiet">${t("lobby.looking")}</p>`}
    ${
      answer !== null &&
      shown.length === 0 &&
      html`<div class="empty"><${Cube} cube="∪" isHidden=${true} /><p>${t(onNewTable ? "lobby.empty" : "watch.empty")}</p>
      ${onNewTable && html`<button class="btn" onClick=${onNewTable}><${Icon} name="people" /> ${t("home.new-table")}</button>`}</div>`
    }
    <ul>${shown.map((one) => html`<${TableRow} key=${one.match} table=${one} nickname=${nickname} />`)}</ul>
  </section>`;
}

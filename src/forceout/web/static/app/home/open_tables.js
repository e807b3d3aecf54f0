/** The lobby: tables with a free seat, and matches to watch, looked up again every few seconds. */
import { get } from "../shared/api.js";
import { Cube, Icon } from "../board/pieces.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { listed, t } from "../shared/words.js";
import { useDoing } from "../shared/under_way.js";
import { sitDown } from "./sitting.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").Settings} Settings */
/** @typedef {{match: string, settings: Settings, status: string, seats: Seat[], is_watchable: boolean}} OpenTable */

const REFRESH = 8000;
const ART = /** @type {Record<string, string[]>} */ ({ "on-sets": ["B", "∩", "Y"], equations: ["r3", "k+", "b2"] });

/** Keep the list of tables while the page is looked at; null before the first answer. */
function useTables() {
  const [tables, setTables] = useState(/** @type {OpenTable[] | null} */ (null));
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      try {
        const answer = await get("/api/matches");
        setTables(Array.isArray(answer) ? answer : answer.matches);
      } catch {
        setTables((before) => before ?? []);
      }
    };
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return tables;
}

/**
 * The names of those who sit at a table.
 * @param {OpenTable} table
 */
function whoSits(table) {
  const names = table.seats
    .filter((one) => one.is_taken)
    .map((one) => one.name)
    .filter(Boolean);
  return names.length ? listed(names) : t("lobby.nobody");
}

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
    <span class="grow"><b>${t(`game.${settings.game}`)}</b> ${t("lobby.with", { names: whoSits(table) })}<br />
      <span class="small quiet">${t("lobby.details", { division: t(`division.${settings.division}`), form: t(`form.${settings.form}`), clock: t(`lobby.clock.${settings.clock}`) })}</span></span>
    <span class="pips" role="img" aria-label=${t("lobby.seats", { taken, seats: seats.length })}>${seats.map((one) => html`<i class=${one.is_taken ? "pip pip--full" : "pip"}></i>`)}</span>
    ${
      isOpen
        ? html`<button class="btn" aria-disabled=${doing ? "true" : null} onClick=${() => run("sit", () => sitDown(nickname(), table.match))}>${t("lobby.sit")}</button>`
        : html`<a class="btn" href=${`/t/${table.match}`}><${Icon} name="eye" /> ${t("lobby.watch")}</a>`
    }
  </li>`;
}

/**
 * The panel of open tables.
 * @param {{nickname: () => string, onNewTable: () => void}} props
 */
export function OpenTables({ nickname, onNewTable }) {
  const tables = useTables();
  const shown = (tables ?? []).filter((one) => one.status === "waiting" || (one.is_watchable && one.status === "playing"));
  const playing = (tables ?? []).filter((one) => one.status === "playing").length;
  return html`<section class="panel" aria-labelledby="lobby-title">
    <div class="panel__head"><h2 id="lobby-title">${t("lobby.title")}</h2>
      ${playing > 0 && html`<span class="chip chip--good"><${Icon} name="people" /> ${t("lobby.playing", { count: playing })}</span>`}</div>
    ${tables === null && html`<p class="quiet">${t("lobby.looking")}</p>`}
    ${
      tables !== null &&
      shown.length === 0 &&
      html`<div class="empty"><${Cube} cube="∪" isHidden=${true} /><p>${t("lobby.empty")}</p>
      <button class="btn" onClick=${onNewTable}><${Icon} name="people" /> ${t("home.new-table")}</button></div>`
    }
    <ul>${shown.map((one) => html`<${TableRow} key=${one.match} table=${one} nickname=${nickname} />`)}</ul>
  </section>`;
}

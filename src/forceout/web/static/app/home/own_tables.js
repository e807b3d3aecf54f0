/** Where one sits: whose turn it is, since when, and the way back in one tap. */
import { Cube } from "../board/pieces.js";
import { post, remove } from "../shared/api.js";
import { press } from "../shared/press.js";
import { tellTurns } from "../shared/turn_elsewhere.js";
import { classes, html, useEffect } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { listed, t } from "../shared/words.js";
import { goToTable } from "./sitting.js";

/** @typedef {import("../types").OwnTable} OwnTable */
/** @typedef {import("../types").OwnTableList} OwnTableList */

export const ART = /** @type {Record<string, string[]>} */ ({ "on-sets": ["B", "∩", "Y"], equations: ["r3", "k+", "b2"] });

/**
 * The names of the others at a table.
 * @param {{seats: {seat: string, name: string}[]}} table
 * @param {string | null} seat
 */
export function others(table, seat) {
  const names = table.seats.filter((one) => one.seat !== seat && one.name).map((one) => one.name);
  return names.length > 0 ? listed(names) : t("lobby.nobody");
}

/**
 * How long something has lasted, in words.
 * @param {number} milliseconds
 */
export function howLong(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return t("own.just-now");
  if (minutes < 60) return t("own.minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t("own.hours", { count: hours }) : t("own.days", { count: Math.floor(hours / 24) });
}

/**
 * What a table waits for, as one who sits there is told.
 * @param {OwnTable} table
 */
export function whatNext(table) {
  if (table.is_asked) return t("own.asked", { names: others(table, table.seat ?? table.kept) });
  if (table.has_left) return t("own.left");
  if (table.is_paused) return t("own.paused");
  const mine = table.awaited.find((one) => table.seat !== null && one.who.includes(table.seat) && one.what !== "sit");
  if (mine) return t(`own.you.${mine.what}`);
  const [first] = table.awaited;
  if (!first) return "";
  const names = first.who.map((seat) => table.seats.find((one) => one.seat === seat)?.name ?? "");
  return t(`own.wait.${first.what}`, { names: listed(names.filter(Boolean)), count: names.length });
}

/** @param {{table: OwnTable, now: number, onChange: () => void}} props */
function OwnRow({ table, now, onChange }) {
  const [doing, run] = useDoing();
  const sit = () =>
    run("sit", async () => {
      await post(`/api/matches/${table.match}/seats`);
      goToTable(table.match);
    });
  const decline = () =>
    run("no", async () => {
      await remove(`/api/matches/${table.match}/seats/${table.kept}`);
      onChange();
    });
  return html`<li class=${classes("owntable", table.is_your_turn && "owntable--turn")}>
    <span class="opentable__art" aria-hidden="true">${(ART[table.game] ?? []).map((one) => html`<${Cube} cube=${one} size="xs" isHidden=${true} />`)}</span>
    <span class="grow"><b>${t(`game.${table.game}`)}</b> ${t("lobby.with", { names: others(table, table.seat ?? table.kept) })}<br />
      <span class="small">${table.is_your_turn && html`<b class="owntable__turn">${t("own.turn")}</b> `}${whatNext(table)} <span class="quiet">${howLong(now - table.since)}</span></span></span>
    <span class="owntable__do">${
      table.is_asked
        ? html`<button class="btn btn--primary" aria-disabled=${doing ? "true" : null} ...${press(sit)}>${t("own.sit-again")}</button>
        <button class="btn" aria-disabled=${doing ? "true" : null} ...${press(decline)}>${t("own.no-thanks")}</button>`
        : html`<a class=${classes("btn", table.is_your_turn && "btn--primary")} href=${`/t/${table.match}`}>${t("own.go-on")}</a>`
    }</span></li>`;
}

/**
 * The panel of one's own tables; nothing where there are none.
 * @param {{own: OwnTableList | null, onChange: () => void, most?: number}} props
 */
export function OwnTables({ own, onChange, most = 2 }) {
  const tables = [...(own?.tables ?? [])].sort((one, other) => Number(other.is_your_turn) - Number(one.is_your_turn));
  useEffect(() => {
    if (own) tellTurns(own.tables);
  }, [own]);
  if (!own || tables.length === 0) return null;
  return html`<section class="panel owntables" aria-labelledby="own-title">
    <div class="panel__head"><h2 id="own-title">${t("own.title")}</h2>${tables.length > most && html`<a href="/me">${t("own.all", { count: tables.length })}</a>`}</div>
    <ul>${tables.slice(0, most).map((one) => html`<${OwnRow} key=${one.match} table=${one} now=${own.now} onChange=${onChange} />`)}</ul></section>`;
}

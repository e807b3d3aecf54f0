/** A scoresheet that was entered, to be read. */
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { nameOf } from "./desk_state.js";
import { runningOf, typedOf } from "./sheet_typing.js";

/** @typedef {import("../hall/event_types").TableFacts} TableFacts */

/** @param {number} value */
const printed = (value) => String(value).replace("-", "−");

/** @param {{table: TableFacts}} props */
export function EnteredSheet({ table }) {
  const { sheet, players } = table;
  if (!sheet) return html`<section class="panel"><p>${t("sheet.hidden")}</p></section>`;
  const running = runningOf(typedOf(sheet), players);
  const before = (/** @type {string} */ player) => [
    ...new Set([sheet.on_paper?.[player], sheet.totals[player]].filter((one) => one !== undefined && one !== table.totals?.[player])),
  ];
  return html`<section class="panel panel--led"><div class="scrolls"><table class="ledger"><thead><tr><th>${t("sheet.shake")}</th><th>${t("sheet.setter")}</th>${players.map((player, seat) => html`<th key=${player}><b>${nameOf(player)}</b>${t("sheet.seat", { number: seat + 1 })}</th>`)}</tr></thead><tbody>
    ${(sheet.rows ?? []).map((row, place) => html`<tr key=${place} class=${row.is_void ? "is-void" : ""}><td class="k">${place + 1}</td><td class="k">${row.goal_setter ? nameOf(row.goal_setter) : "–"}</td>${players.map((player) => html`<td key=${player}><span class="cell">${row.is_void ? html`<span class="small">${t("sheet.void")}</span>` : html`${printed(row.scores[player] ?? 0)}<span class="run">${running[place]?.[player]}</span>`}</span></td>`)}</tr>`)}
    ${(sheet.penalties ?? []).length > 0 && html`<tr><td class="k" colspan="2">${t("sheet.penalties")}</td>${players.map((player) => html`<td key=${player} class="pens">${(sheet.penalties ?? []).filter((one) => one.player === player).map((one, place) => html`<span class="pen" key=${place}><b>−${one.points ?? 1}</b><span class=${`initials${one.initials ? "" : " initials--none"}`}>${one.initials || t("sheet.no-initials")}</span></span>`)}</td>`)}</tr>`}
    <tr class="is-sum"><td class="k" colspan="2">${t("sheet.total")}</td>${players.map((player) => html`<td key=${player}>${before(player).map((one) => html`<span class="was" key=${one}>${printed(one ?? 0)}</span> `)}${printed(table.totals?.[player] ?? 0)}</td>`)}</tr>
    <tr class="is-sum"><td class="k" colspan="2">${t("sheet.points")}</td>${players.map((player) => html`<td key=${player}>${table.points?.[player] ?? "–"}</td>`)}</tr></tbody></table></div></section>`;
}

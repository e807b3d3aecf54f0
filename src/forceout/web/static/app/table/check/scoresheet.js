/** The scoresheet: paper with a row a shake and a signature a player. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html, signal } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { can, mayWord, mySeat, names, view } from "../state/state.js";
import { send } from "../net/sending.js";

const APPEALS = ["solution-was-right", "solution-was-wrong", "rule-misread", "time-was-wrong", "score-was-wrong"];

/** Whether somebody says that the scoresheet is wrong. */
export const isDisputed = signal(false);

/** The scoresheet of the match. */
export function ScoresheetTable() {
  const now = view.value;
  const sheet = now?.scoresheet;
  if (!now || !sheet || sheet.shakes.length === 0) return html`<p class="small quiet">${t("sheet.empty")}</p>`;
  const mine = (/** @type {string} */ seat) => classes("num", seat === mySeat.value && "mine");
  return html`<section class="scoresheet" aria-label=${t("sheet.title")}><div class="scroll"><table><thead><tr><th scope="col">${t(`game.${now.settings.game}`)}</th>${sheet.players.map((seat) => html`<th key=${seat} class=${mine(seat)} scope="col">${names.value[seat] ?? seat}</th>`)}</tr></thead><tbody>
    ${sheet.shakes.map((row, place) => html`<tr key=${place}><th scope="row">${t("sheet.shake-number", { number: place + 1 })} <span class="tiny quiet">${row.void ? t("sheet.void") : t("sheet.goal-of", { name: names.value[row.goal_setter] ?? "" })}</span></th>${sheet.players.map((seat) => html`<td key=${seat} class=${mine(seat)}>${row.void ? "–" : (row.scores[seat] ?? 0)}${(row.penalties[seat] ?? 0) < 0 && html` <span class="tiny">(${row.penalties[seat]})</span>`}</td>`)}</tr>`)}
    ${sheet.corrections.map((one, place) => html`<tr key=${`c${place}`}><th scope="row">${t("sheet.correction")} <span class="tiny quiet">${t(`reason.${one.reason}`)}</span></th>${sheet.players.map((seat) => html`<td key=${seat} class=${mine(seat)}>${seat === one.player ? one.points : ""}</td>`)}</tr>`)}
    <tr class="total"><th scope="row">${t("sheet.total")}</th>${sheet.players.map((seat) => html`<td key=${seat} class=${mine(seat)}>${sheet.totals[seat] ?? 0}</td>`)}</tr>
    ${sheet.points && html`<tr><th scope="row">${rich("sheet.points")}</th>${sheet.players.map((seat) => html`<td key=${seat} class=${mine(seat)}>${sheet.points?.[seat] ?? 0}</td>`)}</tr>`}</tbody></table></div>
    ${isDisputed.value && html`<${Dispute} />`}
    <p class="tiny quiet">${t("sheet.rules", { edition: now.settings.edition, game: t(`game.${now.settings.game}`) })} <a href=${`/replay/${now.match}`}>${t("scored.replay")}</a> · <a href=${`/api/matches/${now.match}/record`} download=${`${now.match}.txt`}>${t("scored.record")}</a> ${now.seal && html`<span title=${now.seal.hash}>${t("sheet.seal", { hash: now.seal.hash.slice(0, 12) })} ${t("sheet.seal.why")}</span>`}</p>
    ${can("sign") && html`<p class="small">${t(now.is_round_over || !now.next_goal_setter ? "sheet.ends" : "sheet.ends-early")}</p>`}
    <ul class="signs" aria-label=${t("sheet.signatures")}>${sheet.players.map((seat) => html`<${Signature} key=${seat} seat=${seat} isSigned=${sheet.signed.includes(seat)} />`)}</ul></section>`;
}

/** @param {{seat: string, isSigned: boolean}} props */
function Signature({ seat, isSigned }) {
  const name = names.value[seat] ?? seat;
  if (isSigned) return html`<li class="sign"><span class="sign__name">${name}</span><small><${Icon} name="check" /> ${t("sheet.signed")}</small></li>`;
  if (seat === mySeat.value && can("sign"))
    return html`<li class="sign"><button class="sign--open" ...${press(() => send({ do: "sign" }))}>${t("sheet.sign-here", { name })}</button><small>${t("sheet.not-yet")}</small></li>`;
  return html`<li class="sign"><span class="sign__name sign__name--none" aria-hidden="true"></span><small>${t("sheet.not-signed", { name })}</small></li>`;
}

/** What can be done about a scoresheet that is wrong. */
function Dispute() {
  const may = mayWord("appeal");
  const appeal = (/** @type {string} */ reason) => {
    isDisputed.value = false;
    send({ do: "appeal", reason });
  };
  return html`<div class="dispute" role="group" aria-label=${t("sheet.wrong")}><p class="small">${t(may ? "sheet.appeal" : "sheet.wrong-how")}</p>
    ${may && html`<div class="grid3">${APPEALS.map((one) => html`<button key=${one} class="pick" ...${press(() => appeal(one))}>${t(`appeal.${one}`)}</button>`)}</div>`}</div>`;
}

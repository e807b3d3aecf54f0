/** A table of the board: its sheet, added time, who did not come, a call, an appeal and its answer, a replay. */
import { Icon } from "../board/pieces.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { Plate } from "../hall/plate.js";
import { digits } from "../hall/hall_clock.js";
import { act, competitionTitle, event, isAtDesk, isDirector, isRunning, linkTo, nameOf, roundOf } from "./desk_state.js";
import { SelectField, TextField } from "./forms.js";
import { moreOf } from "./table_states.js";

/** @typedef {import("./round.js").Shown} Shown */

const MINUTES = [1, 2, 5];

/** @param {{shown: Shown, onClose: () => void}} props */
export function TableDialog({ shown, onClose }) {
  const { competition, number, table } = shown;
  const [doing, run] = useDoing();
  const [wanted, setWanted] = useState("");
  const place = { competition: competition.id, round: number, table: table.label };
  const absent = roundOf(competition.id, number)?.absent ?? [];
  const isOfficial = isRunning() || event.value?.office === "judge";
  const add = (/** @type {number} */ minutes) => run("time", () => act({ do: "add-time", ...place, seconds: 60 * minutes }));
  const come = (/** @type {string} */ player) =>
    run("come", () => act({ do: "no-show", competition: competition.id, round: number, player, is_here: absent.includes(player) }));
  return html`<${Dialog} title=${html`<span class="row"><${Plate} label=${table.label} kind="plate--sm" /> ${t("table.named", { table: table.label })}</span>`} onClose=${onClose}>
    <p class="small quiet">${competitionTitle(competition)} · ${t("round.title", { number })} · ${t(`status.${table.status}`)} ${moreOf(shown)}</p>
    ${isAtDesk() && html`<a class="btn btn--primary full" href=${linkTo("sheet", competition.id, number, table.label)}><${HallIcon} name="sheet" /> ${t("table.sheet")}</a>`}
    ${table.match && html`<a class="btn full" href=${`/t/${table.match}`} target="_blank"><${Icon} name="eye" /> ${t("table.watch")}</a>`}
    <ul class="side-list">${table.players.map((player) => html`<li key=${player}><${Icon} name="pawn" /><span><b>${nameOf(player)}</b>${absent.includes(player) && html`<br /><span class="small">${t("table.absent")}</span>`}</span>${table.status === "out" && html`<button type="button" class="btn" aria-disabled=${doing ? "true" : null} onClick=${() => come(player)} aria-label=${t(absent.includes(player) ? "table.here-named" : "table.no-show-named", { name: nameOf(player) })}>${t(absent.includes(player) ? "table.here" : "table.no-show")}</button>`}</li>`)}</ul>
    ${isOfficial && table.status === "out" && html`<div class="stack-2"><h3 class="h-sec">${t("table.add-time")} <small>${table.added_time ? t("round.added", { added: digits(table.added_time) }) : ""}</small></h3><div class="row">${MINUTES.map((minutes) => html`<button type="button" key=${minutes} class="btn" aria-disabled=${doing ? "true" : null} onClick=${() => add(minutes)}>${t("table.minutes", { minutes })}</button>`)}</div></div>`}
    <${Appeals} shown=${shown} />
    ${
      isOfficial &&
      html`<div class="row"><button type="button" class="btn" aria-expanded=${String(wanted === "appeal")} onClick=${() => setWanted(wanted === "appeal" ? "" : "appeal")}><${HallIcon} name="scale" /> ${t("table.appeal")}</button>
      ${isRunning() && html`<button type="button" class="btn" aria-expanded=${String(wanted === "replay")} onClick=${() => setWanted(wanted === "replay" ? "" : "replay")}><${Icon} name="turn" /> ${t("table.replay")}</button>`}
      <button type="button" class="btn" aria-expanded=${String(wanted === "disqualify")} onClick=${() => setWanted(wanted === "disqualify" ? "" : "disqualify")}><${Icon} name="flag" /> ${t("table.disqualify")}</button></div>`
    }
    ${wanted && html`<${Ruling} key=${wanted} kind=${wanted} shown=${shown} onDone=${() => setWanted("")} />`}<//>`;
}

/** Appeals of the table, and the director's answer. @param {{shown: Shown}} props */
function Appeals({ shown }) {
  const [reason, setReason] = useState("");
  const [doing, run] = useDoing();
  const { competition, number, table } = shown;
  const decide = (/** @type {string} */ player, /** @type {boolean} */ isUpheld) =>
    run("decide", () => act({ do: "decide-appeal", competition: competition.id, round: number, table: table.label, player, is_upheld: isUpheld, reason }));
  return html`${(table.appeals ?? []).map(
    (
      one,
    ) => html`<div class="check check--bad" key=${`${one.player} ${one.reason}`}><${HallIcon} name="scale" /><div><b>${t("round.appeal", { name: nameOf(one.player) })}</b> ${one.reason ?? ""}
      ${
        one.decision
          ? html`<br /><span class="quiet">${t(one.is_upheld ? "appeal.upheld" : "appeal.refused")} ${one.decision}</span>`
          : isDirector() &&
            html`<${TextField} label=${t("appeal.answer")} value=${reason} onValue=${setReason} /><div class="row"><button type="button" class="btn" aria-disabled=${doing || !reason.trim() ? "true" : null} onClick=${() => reason.trim() && decide(one.player, true)}>${t("appeal.uphold")}</button><button type="button" class="btn" aria-disabled=${doing || !reason.trim() ? "true" : null} onClick=${() => reason.trim() && decide(one.player, false)}>${t("appeal.refuse")}</button></div>`
      }</div></div>`,
  )}`;
}

/** @param {{kind: string, shown: Shown, onDone: () => void}} props */
function Ruling({ kind, shown, onDone }) {
  const { competition, number, table } = shown;
  const [player, setPlayer] = useState(table.players[0] ?? "");
  const [seats, setSeats] = useState(String(table.players.length));
  const [reason, setReason] = useState("");
  const [doing, run] = useDoing();
  const place = { competition: competition.id, round: number, table: table.label };
  const acts = /** @type {Record<string, Record<string, unknown>>} */ ({
    appeal: { do: "appeal", ...place, player, reason },
    replay: { do: "replay", ...place, seats: Number(seats), reason },
    disqualify: { do: "disqualify", ...place, player },
  });
  const isWhole = kind === "disqualify" || reason.trim();
  const go = () => run("go", async () => void ((await act(acts[kind] ?? {})) && onDone()));
  return html`<div class="stack-2 ruling-form"><p class="small">${t(`table.${kind}.what`)}</p>
    ${kind === "replay" ? html`<${SelectField} label=${t("table.replay.seats")} value=${seats} options=${["2", "3"].filter((one) => Number(one) <= table.players.length).map((value) => ({ value, title: value }))} onValue=${setSeats} />` : html`<${SelectField} label=${t("table.player")} value=${player} options=${table.players.map((value) => ({ value, title: nameOf(value) }))} onValue=${setPlayer} />`}
    ${kind !== "disqualify" && html`<${TextField} label=${t("reason.label")} value=${reason} onValue=${setReason} />`}
    <button type="button" class="btn btn--primary full" aria-disabled=${doing || !isWhole ? "true" : null} onClick=${() => isWhole && go()}>${t(`table.${kind}.go`)}</button></div>`;
}

/** The scoresheet as a ledger: a row for each shake, typed by keys or taps; Enter goes on. */
import { Icon } from "../board/pieces.js";
import { classes, html, useRef, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { nameOf } from "./desk_state.js";
import { isEmpty, runningOf, withRow } from "./sheet_typing.js";

/** @typedef {import("./sheet_typing.js").Typed} Typed */
/** @typedef {import("../hall/event_types").SheetCheck} SheetCheck */

const SCORES = [6, 4, 2, -2];
/** Scores as they stand on paper. @param {number} score */
const printed = (score) => String(score).replace("-", "−");

/** @param {{typed: Typed, players: string[], check: SheetCheck | null, onTyped: (typed: Typed) => void}} props */
export function Ledger({ typed, players, check, onTyped }) {
  const [on, show] = useState({ row: 0, seat: 0 });
  // Keys may come faster than pages are drawn: what is typed and where is known at once.
  const at = useRef(on);
  const latest = useRef(typed);
  latest.current = typed;
  const body = useRef(/** @type {HTMLTableSectionElement | null} */ (null));
  const running = runningOf(typed, players);
  const odd = new Set(check?.remarks.flatMap((one) => (one.shake ? [one.shake] : [])) ?? []);
  const wrong = new Set(check?.remarks.flatMap((one) => (one.code === "wrong-total" && one.player ? [one.player] : [])) ?? []);
  /** @param {{row: number, seat: number}} place */
  const setOn = (place) => {
    at.current = place;
    show(place);
  };
  /** @param {Typed} next */
  const change = (next) => {
    latest.current = next;
    onTyped(next);
  };
  /** @param {number} row @param {number} seat */
  const focus = (row, seat) => {
    setOn({ row, seat });
    // The row may be drawn only after this, and by then another key may have gone on.
    setTimeout(() => {
      const { row: nowRow, seat: nowSeat } = at.current;
      /** @type {HTMLElement | null | undefined} */ (body.current?.querySelector(`[data-cell="${nowRow}.${nowSeat}"]`))?.focus();
    }, 0);
  };
  const forward = () => (at.current.seat + 1 < players.length ? focus(at.current.row, at.current.seat + 1) : focus(at.current.row + 1, 0));
  /** @param {number | "void" | null} value */
  const put = (value) => {
    const { row: place, seat } = at.current;
    const now = latest.current;
    const row = now.rows[place];
    const player = players[seat];
    if (!row || !player) return;
    const setter = row.setter || (isEmpty(row) ? (check?.next_setter ?? "") : "");
    if (value === "void") {
      change(withRow(now, place, { isVoid: !row.isVoid, scores: {} }, setter));
      if (!row.isVoid) focus(place + 1, 0);
      return;
    }
    const { [player]: _, ...rest } = row.scores;
    change(withRow(now, place, { isVoid: false, scores: value === null ? rest : { ...rest, [player]: value } }, value === null ? "" : setter));
    if (value !== null) forward();
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const steps = /** @type {Record<string, [number, number]>} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ("642".includes(event.key)) put(Number(event.key));
    else if (event.key === "-" || event.key === "−") put(-2);
    else if (event.key.toLowerCase() === "v") put("void");
    else if (event.key === "Backspace" || event.key === "Delete") put(null);
    else if (event.key === "Enter") forward();
    else if (step)
      focus(Math.max(0, Math.min(typed.rows.length - 1, at.current.row + step[0])), Math.max(0, Math.min(players.length - 1, at.current.seat + step[1])));
    else return;
    event.preventDefault();
  };
  return html`<section class="panel panel--led"><div class="scrolls"><table class="ledger"><thead><tr><th>${t("sheet.shake")}</th><th>${t("sheet.setter")}</th>${players.map((player, seat) => html`<th key=${player}><b>${nameOf(player)}</b>${t("sheet.seat", { number: seat + 1 })}</th>`)}</tr></thead>
    <tbody ref=${body} onKeyDown=${key}>${typed.rows.map(
      (row, place) => html`<tr key=${place} class=${classes(row.isVoid && "is-void", odd.has(place + 1) && "is-odd")}><td class="k">${place + 1}</td>
        <td class="k"><select class="setter" aria-label=${t("sheet.setter-of", { number: place + 1 })} value=${row.setter} onChange=${(/** @type {any} */ event) => onTyped(withRow(typed, place, { setter: event.target.value }))} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.stopPropagation()}><option value="" selected=${!row.setter}>–</option>${players.map((player) => html`<option key=${player} value=${player} selected=${row.setter === player}>${nameOf(player)}</option>`)}</select></td>
        ${players.map((player, seat) => {
          const score = row.scores[player];
          const says = row.isVoid ? t("sheet.void") : score === undefined ? t("sheet.empty") : printed(score);
          const isOn = on.row === place && on.seat === seat;
          return html`<td key=${player} class=${isOn ? "is-on" : ""}><button type="button" class="cell" data-cell=${`${place}.${seat}`} tabindex=${isOn ? 0 : -1} aria-label=${t("sheet.cell", { number: place + 1, name: nameOf(player), points: says })} onClick=${() => setOn({ row: place, seat })} onFocus=${() => setOn({ row: place, seat })}>${row.isVoid ? html`<span class="small">${t("sheet.void")}</span>` : score === undefined ? "" : html`${printed(score)}<span class="run">${running[place]?.[player] ?? ""}</span>`}</button></td>`;
        })}</tr>`,
    )}
    <tr><td class="k" colspan="2">${t("sheet.penalties")}</td>${players.map((player) => html`<td key=${player} class="pens"><${Penalties} typed=${typed} player=${player} onTyped=${onTyped} /></td>`)}</tr>
    <tr class="is-sum"><td class="k" colspan="2">${t("sheet.total")}</td>${players.map(
      (player) =>
        html`<td key=${player} class=${wrong.has(player) ? "is-wrong" : ""}>${typed.onPaper[player] !== undefined && html`<span class="was">${printed(typed.onPaper[player] ?? 0)}</span> `}<input class="total" inputmode="text" aria-label=${t("sheet.total-of", { name: nameOf(player) })} value=${typed.totals[player] ?? ""} maxlength="4" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.stopPropagation()} onInput=${(/** @type {any} */ event) => onTyped({ ...typed, totals: { ...typed.totals, [player]: event.target.value } })} /></td>`,
    )}</tr>
    <tr class="is-sum"><td class="k" colspan="2">${t("sheet.points")}</td>${players.map((player) => html`<td key=${player}>${check?.missing.length === 0 ? (check.points?.[player] ?? "") : ""}</td>`)}</tr></tbody></table></div>
    <div class="spread keybar"><div class="keys" role="group" aria-label=${t("sheet.keys")}>${SCORES.map((score) => html`<button type="button" key=${score} class="key key--plain" onClick=${() => put(score)}>${printed(score)}</button>`)}<button type="button" class="key key--plain key--word" onClick=${() => put("void")}>${t("sheet.void")}</button></div><p class="small quiet not-phone">${t("sheet.keys.how")}</p></div>
    <${Signatures} typed=${typed} players=${players} onTyped=${onTyped} /></section>`;
}

/** @param {{typed: Typed, player: string, onTyped: (typed: Typed) => void}} props */
function Penalties({ typed, player, onTyped }) {
  const own = typed.penalties.map((one, place) => ({ one, place })).filter(({ one }) => one.player === player);
  /** @param {number} place @param {string} initials */
  const sign = (place, initials) => onTyped({ ...typed, penalties: typed.penalties.map((one, at) => (at === place ? { ...one, initials } : one)) });
  return html`${own.map(
    ({
      one,
      place,
    }) => html`<span class="pen" key=${place}><b>−${one.points}</b><input class=${classes("initials", !one.initials.trim() && "initials--none")} maxlength="8" value=${one.initials} placeholder=${t("sheet.initials")} aria-label=${t("sheet.initials-of", { name: nameOf(player) })} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.stopPropagation()} onInput=${(/** @type {any} */ event) => sign(place, event.target.value)} />
      <button type="button" class="iconbtn" aria-label=${t("sheet.penalty-away", { name: nameOf(player) })} onClick=${() => onTyped({ ...typed, penalties: typed.penalties.filter((_, at) => at !== place) })}><${Icon} name="cross" /></button></span>`,
  )}<button type="button" class="btn btn--quiet penadd" aria-label=${t("sheet.penalty-named", { name: nameOf(player) })} onClick=${() => onTyped({ ...typed, penalties: [...typed.penalties, { player, points: 1, initials: "" }] })}>−1</button>`;
}

/** @param {{typed: Typed, players: string[], onTyped: (typed: Typed) => void}} props */
function Signatures({ typed, players, onTyped }) {
  /** @param {"signed" | "absent"} what @param {string} player */
  const toggle = (what, player) =>
    onTyped({ ...typed, [what]: typed[what].includes(player) ? typed[what].filter((one) => one !== player) : [...typed[what], player] });
  const isAll = players.every((player) => typed.signed.includes(player) || typed.absent.includes(player));
  return html`<div class="sigs">${players.map(
    (
      player,
    ) => html`<div key=${player} class=${`sig ${typed.signed.includes(player) ? "" : "is-empty"}`}><b>${nameOf(player)}</b><label class="tick"><input type="checkbox" checked=${typed.signed.includes(player)} onChange=${() => toggle("signed", player)} /><span>${t("sheet.signed")}</span></label>
      <label class="tick"><input type="checkbox" checked=${typed.absent.includes(player)} onChange=${() => toggle("absent", player)} /><span>${t("sheet.did-not-play")}</span></label></div>`,
  )}</div>${!isAll && html`<button type="button" class="btn btn--quiet" onClick=${() => onTyped({ ...typed, signed: players.filter((player) => !typed.absent.includes(player)) })}><${Icon} name="pencil" /> ${t("sheet.all-signed")}</button>`}`;
}

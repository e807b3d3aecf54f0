/** The lesson: all tables at a glance, hands first; pause, deal, give practice, show on the wall. */
import { Icon } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { Dialog } from "../shared/shell.js";
import { html, useRef, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { DealDialog } from "./deal.js";
import { RoomPage, Toggle, Until } from "./frame.js";
import { GiveDialog } from "./give.js";
import { called, inOrder, isStuck, LiveCard } from "./live_card.js";
import { keepOwn, own } from "./real_names.js";
import { act, beat, room } from "./room_state.js";

/** @typedef {import("../types").RoomCard} RoomCard */

export function Live() {
  const now = room.value;
  const [open, setOpen] = useState("");
  const [table, setTable] = useState(0);
  document.title = t("coach.page-title", { part: t("coach.part.tables") });
  const players = now?.students.filter((/** @type {any} */ one) => one.state === "inside").length ?? 0;
  const waiting = now?.students.filter((/** @type {any} */ one) => one.state === "door").length ?? 0;
  const { game, division, form, clock } = now?.settings ?? {};
  const about =
    now &&
    t("coach.about", {
      players,
      game: t(`game.${game}`),
      division: t(`coach.division.${division}`),
      form: t(`coach.form.${form}`),
      clock: t(`coach.clock.${clock}`),
    });
  const end = async () => {
    if (await act("end")) location.assign(`/coach/${now.room}/report`);
  };
  return html`<${RoomPage} here="tables" isWide=${true} title=${t("coach.count", { count: now?.cards.length ?? 0 })} about=${about}>
    ${
      now &&
      html`<div class="panel deskbar"><button class="btn btn--primary" aria-disabled=${now.is_on ? null : "true"} ...${press(() => now.is_on && act(now.is_paused ? "resume" : "pause"))}><${Icon} name=${now.is_paused ? "play" : "pause"} /> ${t(now.is_paused ? "coach.resume" : "coach.pause")}</button>
        <button class="btn" aria-haspopup="dialog" aria-disabled=${now.is_on ? null : "true"} ...${press(() => now.is_on && setOpen("deal"))}><${Icon} name="copy" /> ${t("coach.deal")}</button>
        <button class="btn" aria-haspopup="dialog" ...${press(() => setOpen("give"))}><${Icon} name="list" /> ${t("coach.give")}</button>
        <a class="btn" href=${`/coach/${now.room}/projector`} target="_blank"><${Icon} name="screen" /> ${t("coach.projector")}</a><span class="grow"></span>
        <${Toggle} isOn=${own.value.isShown} onChange=${(/** @type {boolean} */ isShown) => keepOwn({ isShown })}>${t("coach.names")} <span class="small quiet">${t("coach.only-here")}</span><//>
        ${now.is_on ? html`<button class="btn btn--quiet" aria-haspopup="dialog" ...${press(() => setOpen("end"))}>${t("coach.end")}</button>` : html`<a class="btn btn--quiet" href=${`/coach/${now.room}/report`}>${t("coach.part.report")}</a>`}</div>
      ${waiting > 0 && html`<p class="banner" role="status"><${Icon} name="people" /><span>${t("coach.waiting-now", { count: waiting })}</span> <button class="btn btn--good" ...${press(() => act("let-in", { students: now.students.filter((/** @type {any} */ one) => one.state === "door").map((/** @type {any} */ one) => one.label) }))}>${t("coach.let-in")}</button></p>`}
      ${now.is_paused && html`<div class="banner pausedbar" role="status"><${Icon} name="pause" /><p><b>${t("coach.paused")}</b> ${t("coach.paused.what")}</p><button class="btn" ...${press(() => act("resume"))}>${t("coach.resume")}</button></div>`}
      <${Dealt} now=${now} />
      ${now.cards.length === 0 ? html`<div class="panel empty"><p>${t("coach.no-tables")}</p><p><a class="btn btn--primary" href=${`/coach/${now.room}`}>${t("coach.part.setup")}</a></p></div>` : html`<${Grid} now=${now} onOpen=${setTable} />`}
      <${Until} />`
    }
    ${open === "deal" && html`<${DealDialog} onClose=${() => setOpen("")} />`}
    ${open === "give" && html`<${GiveDialog} onClose=${() => setOpen("")} />`}
    ${open === "end" && html`<${Dialog} title=${t("coach.end.title")} onClose=${() => setOpen("")}><p>${t("coach.end.what")}</p><div class="row"><button class="btn btn--primary" ...${press(end)}>${t("coach.end.sure")}</button><button class="btn" ...${press(() => setOpen(""))}>${t("coach.end.not")}</button></div><//>`}
    ${table > 0 && html`<${TableDialog} number=${table} onClose=${() => setTable(0)} />`}<//>`;
}

/** Shakes that were set and are not open yet. @param {{now: any}} props */
function Dealt({ now }) {
  const closed = now.dealt.filter((/** @type {any} */ one) => !one.is_open);
  return html`${closed.map((/** @type {any} */ one) => html`<p key=${one.number} class="banner" role="status"><${Icon} name="copy" /><span>${t("coach.dealt", { finished: one.finished, tables: one.tables })}</span> <button class="btn" ...${press(() => act("open-shake", { deal: one.number }))}>${t("coach.dealt.open")}</button></p>`)}`;
}

/** @param {{now: any, onOpen: (number: number) => void}} props */
function Grid({ now, onOpen }) {
  const isPointed = useRef(false);
  const order = useRef(/** @type {number[]} */ ([]));
  const cards = /** @type {RoomCard[]} */ (now.cards);
  const wanted = inOrder(cards, now.stuck_after).map((one) => one.number);
  // Nothing changes its place under the coach's finger: a table that is new still comes.
  if (!isPointed.current || wanted.length !== order.current.length || beat.value < 0) order.current = wanted;
  const shown = order.current.map((number) => cards.find((one) => one.number === number)).filter((one) => one !== undefined);
  const hands = cards.filter((one) => one.hand_at !== null).length;
  const stuck = cards.filter((one) => isStuck(one, now.stuck_after)).length;
  const point = (/** @type {boolean} */ is) => () => (isPointed.current = is);
  return html`<div class="tables" onPointerEnter=${point(true)} onPointerDown=${point(true)} onPointerLeave=${point(false)} onFocusIn=${point(true)} onFocusOut=${point(false)}>${shown.map((one) => html`<${LiveCard} key=${one.number} card=${one} after=${now.stuck_after} onOpen=${() => onOpen(one.number)} />`)}</div>
    <div class="row legend small"><span class="chip chip--warn"><${Icon} name="hand" />${t("coach.hands", { count: hands })}</span><span class="chip chip--warn"><${Icon} name="clock" />${t("coach.stuck", { count: stuck })}</span><span>${t("coach.order")}</span></div>`;
}

/** A table: who sits there, hands, moving somebody, the wall. @param {{number: number, onClose: () => void}} props */
function TableDialog({ number, onClose }) {
  const now = room.value;
  const card = /** @type {RoomCard | undefined} */ (now.cards.find((/** @type {RoomCard} */ one) => one.number === number));
  if (!card) return null;
  const hands = new Set(now.students.filter((/** @type {any} */ one) => one.hand_at !== null).map((/** @type {any} */ one) => one.label));
  const free = now.cards.filter((/** @type {RoomCard} */ one) => one.number !== number && one.seats.some((seat) => !seat.label));
  const show = async () => {
    if (await act("show", { table: number })) onClose();
  };
  return html`<${Dialog} title=${t("coach.table", { number })} onClose=${onClose}>
    <ul class="players">${card.seats.map(
      (
        seat,
      ) => html`<li key=${seat.seat}><span class="tok" aria-hidden="true">${seat.name.slice(0, 1)}</span><span><b>${called(seat)}</b>${!seat.is_here && html` <span class="small quiet">${t("coach.away")}</span>`}</span>
      <span class="row row--one">${seat.label && hands.has(seat.label) && html`<button class="btn" ...${press(() => act("lower-hand", { student: seat.label }))}><${Icon} name="hand" /> ${t("coach.helped")}</button>`}
      ${seat.label && now.is_on && html`<select class="input" aria-label=${t("coach.move", { name: seat.name })} onChange=${(/** @type {any} */ event) => event.target.value && act("move", { student: seat.label, table: event.target.value === "none" ? null : Number(event.target.value) })}><option value="">${t("coach.move.choose")}</option>${free.map((/** @type {RoomCard} */ one) => html`<option value=${one.number}>${t("coach.table", { number: one.number })}</option>`)}<option value="none">${t("coach.move.none")}</option></select>`}</span></li>`,
    )}</ul>
    ${now.is_on && html`<${Unseated} number=${number} card=${card} />`}
    <div class="row"><a class="btn btn--primary" href=${`/t/${card.match}`} target="_blank"><${Icon} name="eye" /> ${t("coach.look")}</a><button class="btn" ...${press(show)}><${Icon} name="screen" /> ${t("coach.show")}</button></div><//>`;
}

/** Those who sit nowhere may take a bot's seat. @param {{number: number, card: RoomCard}} props */
function Unseated({ number, card }) {
  const nowhere = room.value.students.filter((/** @type {any} */ one) => one.state === "inside" && one.table === null);
  if (nowhere.length === 0 || card.seats.every((seat) => seat.label)) return null;
  return html`<p class="small quiet">${t("coach.unseated")}</p><div class="row">${nowhere.map((/** @type {any} */ one) => html`<button key=${one.label} class="btn" ...${press(() => act("move", { student: one.label, table: number }))}>${one.name}</button>`)}</div>`;
}

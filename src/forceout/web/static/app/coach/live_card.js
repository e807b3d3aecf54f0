/** A table in the grid: its number, whose turn, how long, the mat in a line, what was done last. */
import { Cube, Icon } from "../board/pieces.js";
import { serverTime } from "../shared/clock.js";
import { minutes } from "../shared/durations.js";
import { press } from "../shared/press.js";
import { classes, html } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { realName } from "./real_names.js";
import { beat } from "./room_state.js";

/** @typedef {import("../types").RoomCard} RoomCard */
/** @typedef {import("../types").RoomSeat} RoomSeat */

const OVER = ["over", "abandoned"];
const TIMELESS = ["writing", "checking", "challenged", "lot", "between"];

/** The seconds since a moment, by the server's clock. @param {number} moment */
export const since = (moment) => Math.max(0, Math.floor((serverTime() - moment + 0 * beat.value) / 1000));

/** Whether nobody has done anything for long. @param {RoomCard} card @param {number} after */
export function isStuck(card, after) {
  return card.status === "playing" && !card.is_paused && card.phase !== "between" && since(card.acted_at) * 1000 >= after;
}

/** What a card is, by which it is sorted: hands first, then stuck tables, then the rest. @param {RoomCard} card @param {number} after */
export function weight(card, after) {
  if (card.hand_at !== null || card.calls > 0) return 0;
  return isStuck(card, after) ? 1 : 2;
}

/** How the cards stand: hands by how long they are up, then stuck tables by how long, then by number. @param {RoomCard[]} cards @param {number} after */
export function inOrder(cards, after) {
  return [...cards].sort((one, other) => {
    const [mine, theirs] = [weight(one, after), weight(other, after)];
    if (mine !== theirs) return mine - theirs;
    if (mine === 0) return (one.hand_at ?? 0) - (other.hand_at ?? 0) || one.number - other.number;
    if (mine === 1) return one.acted_at - other.acted_at || one.number - other.number;
    return one.number - other.number;
  });
}

/** @param {RoomCard} card */
function clockOf(card) {
  if (OVER.includes(card.status)) return t("coach.clock.done");
  if (card.is_paused) return t("coach.clock.paused");
  if (TIMELESS.includes(card.phase) || card.ends === null) return t(`coach.phase.${card.phase}`);
  return minutes(Math.max(0, Math.ceil((card.ends - serverTime() + 0 * beat.value) / 1000)));
}

/** What somebody at a seat is called here. @param {RoomSeat} seat */
export function called(seat) {
  const real = realName(seat.label);
  if (seat.is_bot && !seat.label) return t("coach.bot", { name: seat.name });
  return real ? t("coach.called", { name: seat.name, real }) : seat.name;
}

/** @param {{card: RoomCard}} props */
function Last({ card }) {
  const { last } = card;
  if (!last) return html`<span class="tcard__last">${t(`coach.phase.${card.phase}`)}</span>`;
  const name = card.seats.find((one) => one.seat === last.by)?.name ?? "";
  const cube = last.cube ? html`<${Cube} cube=${last.cube} size="xs" />` : "";
  const key = last.do === "challenge" ? `coach.last.${last.claim}` : `coach.last.${last.do}`;
  return html`<span class="tcard__last">${rich(key, { name, cube, section: last.to ? t(`section.${last.to}`) : "" })}</span>`;
}

const MOST_CUBES = 9;

/** @param {{card: RoomCard}} props */
function MatLine({ card }) {
  const parts = [card.goal, card.required, card.permitted].filter((one) => one.length > 0);
  let left = MOST_CUBES;
  return html`<span class="matline" role="img" aria-label=${t("coach.mat", { count: parts.flat().length })}>${parts.map((cubes, place) => {
    const shown = cubes.slice(0, Math.max(0, left));
    left -= shown.length;
    return html`${place > 0 && html`<i></i>`}${shown.map((one, at) => html`<${Cube} key=${`${place} ${at}`} cube=${one} size="xs" isHidden=${true} />`)}`;
  })}</span>`;
}

/** @param {{card: RoomCard, after: number, onOpen: () => void}} props */
export function LiveCard({ card, after, onOpen }) {
  const kind = weight(card, after);
  const isDone = OVER.includes(card.status) || card.phase === "between";
  const flag =
    kind === 0
      ? html`<span class="tcard__flag"><${Icon} name="hand" /> ${t(card.hand_at === null ? "coach.flag.call" : "coach.flag.hand", { time: minutes(since(card.hand_at ?? card.acted_at)) })}</span>`
      : kind === 1
        ? html`<span class="tcard__flag"><${Icon} name="clock" /> ${t("coach.flag.stuck", { time: minutes(since(card.acted_at)) })}</span>`
        : null;
  return html`<button class=${classes("tcard", kind === 0 && "is-hand", kind === 1 && "is-stuck", isDone && kind === 2 && "is-done")} data-table=${card.number} aria-haspopup="dialog" ...${press(onOpen)}>${flag}
    <span class="tcard__top"><span class="vh">${t("coach.table", { number: card.number })}</span><span class="tcard__no" aria-hidden="true">${card.number}</span><span class="small quiet">${card.shake > 0 && t("coach.shake", { number: card.shake })}${card.is_set && html` <${Icon} name="copy" label=${t("coach.set")} />`}</span><span class="tcard__clock">${clockOf(card)}</span></span>
    <span class="tcard__seats">${card.seats.map((seat) => html`<span key=${seat.seat} class=${classes("tcard__seat", seat.is_turn && "is-turn", !seat.is_here && "is-away")}><span>${called(seat)}${seat.is_turn && html`<span class="vh"> ${t("coach.turn")}</span>`}${!seat.is_here && html` <small>${t("coach.away")}</small>`}</span><b>${seat.points}</b></span>`)}</span>
    <${MatLine} card=${card} /><${Last} card=${card} /></button>`;
}

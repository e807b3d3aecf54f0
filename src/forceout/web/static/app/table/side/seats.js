/** The players around the table: whose turn, who leads, who is away, with their scores. */
import { Icon } from "../../board/pieces.js";
import { classes, html } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { isAway, mySeat, shake, view } from "../state/state.js";

/** @typedef {import("../../types").Seat} Seat */

/** The seats in order of play. */
export function Seats() {
  const now = view.value;
  if (!now) return null;
  return html`<ol class="seats" aria-label=${t("seats.label")} style=${{ "--seats": now.seats.length }}>${now.seats.map((one) => html`<${OneSeat} key=${one.seat} seat=${one} />`)}</ol>`;
}

/** @param {{seat: Seat}} props */
function OneSeat({ seat }) {
  const now = shake.value;
  const isMe = seat.seat === mySeat.value;
  const isTurn = now?.turn === seat.seat || now?.block === seat.seat;
  const total = now?.totals[seat.seat] ?? view.value?.scoresheet?.totals[seat.seat] ?? 0;
  const isLeading = now?.leading.includes(seat.seat);
  return html`<li class=${classes("seat", isTurn && "is-turn", isAway(seat.seat) && "is-away")}>
    ${isTurn && html`<span class="vh">${isMe ? t("seats.your-turn") : t("seats.turn", { name: seat.name })}</span>`}
    <span class="seat__pawn" aria-hidden="true">${seat.bot ? html`<${Icon} name="bot" />` : [...(seat.name || "?")][0]}</span>
    <span class="seat__name">${seat.is_taken ? seat.name : t("seats.free")}</span>
    <span class="seat__role">${isLeading ? html`<span class="seat__lead"><${Icon} name="crown" /> ${rich("seats.leads")}</span>` : role(seat, isMe)}</span>
    <span class="seat__score">${total}</span></li>`;
}

/** @param {Seat} seat @param {boolean} isMe */
function role(seat, isMe) {
  const contest = shake.value?.contest;
  if (shake.value?.absent.includes(seat.seat)) return rich("seats.absent");
  if (isAway(seat.seat)) return t("seats.away");
  if (contest?.challenger === seat.seat) return rich("seats.challenger");
  if (contest?.mover === seat.seat) return rich("seats.mover");
  if (contest?.third === seat.seat) return rich("seats.third");
  const task = shake.value?.timers.find((one) => one.player === seat.seat)?.task;
  if (task) return t(isMe ? "seats.you-do" : "seats.does", { task });
  if (isMe) return t("seats.you");
  if (shake.value?.goal_setter === seat.seat) return rich("seats.goal-setter");
  return seat.bot ? t(`bot.${seat.bot}`) : "";
}

/** The players around the table: whose turn, who leads, who is away, with their scores. */
import { Icon } from "../pieces.js";
import { press } from "../press.js";
import { classes, html } from "../ui.js";
import { t } from "../words.js";
import { isAway, mySeat, shake, view } from "./state.js";
import { ask } from "./sending.js";

/** @typedef {import("../types").Seat} Seat */

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
  const sheet = view.value?.scoresheet;
  const total = now?.totals[seat.seat] ?? sheet?.totals[seat.seat] ?? 0;
  const earlier = (sheet?.shakes ?? []).map((one) => (one.scores[seat.seat] ?? 0) + (one.penalties[seat.seat] ?? 0));
  const isLeading = now?.leading.includes(seat.seat);
  return html`<li class=${classes("seat", isTurn && "is-turn", isAway(seat.seat) && "is-away")}>
    ${isTurn && html`<span class="seat__turn">${isMe ? t("seats.your-turn") : t("seats.turn", { name: seat.name })}</span>`}
    <span class="seat__pawn" aria-hidden="true">${seat.bot ? html`<${Icon} name="bot" />` : [...(seat.name || "?")][0]}</span>
    <span class="seat__name">${seat.is_taken ? seat.name : t("seats.free")}</span>
    <span class="seat__role">${isLeading ? html`<span class="seat__lead"><${Icon} name="crown" /> ${t("seats.leads")}</span>` : role(seat, isMe)}</span>
    <span class="seat__score">${total}<small>${earlier.length > 1 ? earlier.join(" + ").replaceAll("+ -", "− ") : ""}</small></span></li>`;
}

/** @param {Seat} seat @param {boolean} isMe */
function role(seat, isMe) {
  const contest = shake.value?.contest;
  if (isAway(seat.seat)) return t("seats.away");
  if (shake.value?.absent.includes(seat.seat)) return t("seats.absent");
  if (contest?.challenger === seat.seat) return t("seats.challenger");
  if (contest?.mover === seat.seat) return t("seats.mover");
  if (contest?.third === seat.seat) return t("seats.third");
  if (isMe) return t("seats.you");
  if (shake.value?.goal_setter === seat.seat) return t("seats.goal-setter");
  return seat.bot ? t(`bot.${seat.bot}`) : "";
}

/** What can be done about a player who has left. */
export function AwayBanner() {
  const now = view.value;
  const away = now?.seats.filter((one) => isAway(one.seat)) ?? [];
  if (!now || away.length === 0 || now.status !== "playing" || now.is_paused || !mySeat.value) return null;
  const name = new Intl.ListFormat("en").format(away.map((one) => one.name));
  return html`<div class="banner" role="status"><${Icon} name="people" /><p>${t("seats.left", { name, count: away.length })}</p>
    <button class="btn" ...${press(() => ask("pause"))}>${t("table.pause")}</button></div>`;
}

/** The table stands still until somebody goes on. */
export function PauseBanner() {
  const now = view.value;
  if (!now?.is_paused) return null;
  return html`<div class="banner" role="status"><${Icon} name="clock" /><p>${t("say.paused")} ${t("say.paused.rest")}</p>
    ${mySeat.value && html`<button class="btn btn--primary" ...${press(() => ask("resume"))}>${t("table.resume")}</button>`}</div>`;
}

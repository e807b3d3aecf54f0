/** The players around the table: whose turn, who leads, who is away, with their scores. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html, useEffect, useState } from "../../shared/ui.js";
import { listed, rich, t } from "../../shared/words.js";
import { awaySince, isAway, mayPause, mySeat, shake, view } from "../state/state.js";
import { ask } from "../net/sending.js";
import { sayWhy } from "../play/closed_reason.js";

/** @typedef {import("../../types").Seat} Seat */

/** Milliseconds after which the others may let a bot play on; the server counts them too. */
const GRACE = 60_000;

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

/** What can be done about a player who has left: wait, pause, or after a minute let a bot play on. */
export function AwayBanner() {
  const now = view.value;
  const [waited, setWaited] = useState("");
  const away = now?.seats.filter((one) => isAway(one.seat)) ?? [];
  const first = away[0];
  const isShown = Boolean(now && first && now.status === "playing" && !now.is_paused && (mySeat.value || now.you.is_judge));
  const left = useSecondsLeft(isShown ? awaySince.value[first?.seat ?? ""] : undefined);
  const names = listed(away.map((one) => one.name));
  if (!isShown || !first || waited === names) return null;
  const replace = () => (left > 0 ? sayWhy(null, t("seats.not-yet", { name: first.name, count: left })) : ask("absent", { seat: first.seat, level: "club" }));
  return html`<div class="banner banner--away"><${Icon} name="people" /><p role="status">${t(mayPause.value ? "seats.left" : "seats.left-wait", { name: names, count: away.length })}</p>
    <div class="row"><button class="btn" ...${press(() => setWaited(names))}>${t("seats.wait")}</button>
      ${mayPause.value && html`<button class="btn" ...${press(() => ask("pause"))}>${t("table.pause")}</button>`}
      <button class="btn" aria-disabled=${String(left > 0)} ...${press(replace)}><${Icon} name="bot" /> ${left > 0 ? t("seats.bot-soon", { count: left }) : t("seats.bot-now")}</button></div></div>`;
}

/** Somebody for whom a bot plays on may sit down again. */
export function BackBanner() {
  const now = view.value;
  const left = now?.you.left;
  if (!left || now.status !== "playing") return null;
  return html`<div class="banner banner--away"><${Icon} name="people" /><p role="status">${t("seats.you-left")}</p>
    <button class="btn btn--primary" ...${press(() => ask("seats", { seat: left }))}>${t("seats.come-back")}</button></div>`;
}

/**
 * The seconds that somebody who left at a moment still has.
 * @param {number | undefined} since
 */
function useSecondsLeft(since) {
  const [, beat] = useState(0);
  const left = since === undefined ? 0 : Math.max(0, Math.ceil((since + GRACE - Date.now()) / 1000));
  useEffect(() => {
    if (left <= 0) return undefined;
    const tick = setTimeout(() => beat(left), 1000);
    return () => clearTimeout(tick);
  }, [since, left]);
  return left;
}

/** The table stands still until somebody goes on. */
export function PauseBanner() {
  const now = view.value;
  if (!now?.is_paused) return null;
  return html`<div class="banner" role="status"><${Icon} name="clock" /><p>${t("say.paused")} ${t("say.paused.rest")}</p>
    ${mayPause.value && html`<button class="btn btn--primary" ...${press(() => ask("resume"))}>${t("table.resume")}</button>`}</div>`;
}

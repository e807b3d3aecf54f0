/** The sand timer, drawn from the server's deadlines once a second. */
import { serverTime } from "../../shared/clock.js";
import { announce } from "../../shared/shell.js";
import { play } from "../../shared/sounds.js";
import { classes, html, signal, useEffect } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { names, view } from "../state/state.js";
import { minutes } from "../side/log.js";

/** @typedef {import("../../types").Deadline} Deadline */
/** @typedef {{seconds: number, share: number, isWarning: boolean, isCountdown: boolean, task: string, isMine: boolean, player: string, late: number}} Sand */

const beat = signal(0);
let lastSpoken = "";
setInterval(() => (beat.value += 1), 250);

/** The deadline that matters most here: one's own, else that of the player on turn. */
function deadline() {
  const now = view.value;
  if (!now || now.is_paused) return null;
  const { seat } = now.you;
  return now.deadlines.find((one) => one.player === seat) ?? now.deadlines.find((one) => one.player === now.shake?.turn) ?? now.deadlines[0] ?? null;
}

/**
 * How the sand stands now.
 * @returns {Sand | null}
 */
function sand() {
  void beat.value;
  const due = deadline();
  if (!due) return null;
  const left = (due.at - serverTime()) / 1000;
  const warnAt = Math.min(60, Math.max(10, due.limit / 8));
  const isCountdown = left <= 0;
  const seconds = Math.max(0, Math.ceil(isCountdown ? (due.countdown_ends - serverTime()) / 1000 : left));
  return {
    seconds,
    isCountdown,
    task: due.task,
    player: due.player,
    late: due.late,
    share: Math.max(0, Math.min(1, left / Math.max(1, due.limit))),
    isWarning: !isCountdown && left <= warnAt,
    isMine: due.player === view.value?.you.seat,
  };
}

/** Say and sound the warning and the countdown, each once. */
export function useTicking() {
  const now = sand();
  useEffect(() => {
    if (!now || !now.isMine) return;
    const mark = now.isCountdown ? `count ${now.seconds}` : now.isWarning ? `warning ${now.task} ${now.late}` : "";
    if (mark === lastSpoken) return;
    lastSpoken = mark;
    if (mark.startsWith("count") && now.seconds > 0) {
      play("tick");
      announce(now.seconds === 10 ? t("timer.ten") : now.seconds <= 5 || now.seconds % 5 === 0 ? String(now.seconds) : "", "assertive");
    } else if (mark.startsWith("warning")) {
      play("warning");
      announce(t("timer.warning", { count: now.seconds }), "assertive");
    }
  });
}

/** @param {{share: number, isRunning: boolean}} props */
function Glass({ share, isRunning }) {
  const above = 22 * share;
  const below = 20 * (1 - share);
  return html`<svg class="timer__glass" viewBox="0 0 46 68" aria-hidden="true">
    <g clip-path="url(#glass)"><rect x="5" y="5" width="36" height="58" fill="var(--paper-2)" />
      <rect x="5" y=${34 - above} width="36" height=${above} fill="var(--sand)" /><rect x="5" y=${60 - below} width="36" height=${below} fill="var(--sand)" />
      ${isRunning && html`<path class="timer__grain" d="M23 34V60" />`}</g>
    <path d="M9 8H37V14C37 24 25 28 25 34C25 40 37 44 37 54V60H9V54C9 44 21 40 21 34C21 28 9 24 9 14Z" fill="none" stroke="var(--glass)" stroke-width="2" />
    <rect x="4" y="2" width="38" height="6" rx="3" fill="var(--tray)" /><rect x="4" y="60" width="38" height="6" rx="3" fill="var(--tray)" /></svg>`;
}

/** @param {Sand} now */
function label(now) {
  const name = now.isMine ? "" : (names.value[now.player] ?? now.player);
  return now.isMine ? t("timer.label", { count: now.seconds, task: now.task }) : t("timer.label-other", { count: now.seconds, name });
}

/** The timer on its panel. */
export function TimerPanel() {
  useTicking();
  const now = sand();
  if (!now) return null;
  const what = now.isCountdown
    ? t("timer.sand-out")
    : now.late > 0
      ? t("timer.late")
      : now.isMine
        ? t(`task.${now.task}`)
        : t("timer.of", { name: names.value[now.player] ?? now.player });
  return html`<div class="panel not-small"><div class=${classes("timer", now.isWarning && "is-warning", now.isCountdown && "is-countdown")} role="timer" aria-label=${label(now)}>
    <${Glass} share=${now.share} isRunning=${!now.isCountdown} /><div><div class="timer__time">${now.isCountdown ? now.seconds : minutes(now.seconds)}</div><div class="timer__what">${what}</div></div></div></div>`;
}

/** The timer inside the say line and dialogs. */
export function SmallTimer({ isAlways = false }) {
  const now = sand();
  if (!now) return null;
  return html`<div class=${classes("timer timer--sm", !isAlways && "only-small", now.isWarning && "is-warning", now.isCountdown && "is-countdown")} role="timer" aria-label=${label(now)}>
    <${Glass} share=${now.share} isRunning=${!now.isCountdown} /><span class="timer__time">${now.isCountdown || now.task === "stating" ? now.seconds : minutes(now.seconds)}</span></div>`;
}

/** What is left of the round. */
export function RoundChip() {
  void beat.value;
  const ends = view.value?.round_ends;
  if (!ends || view.value?.status !== "playing") return null;
  return html`<span class="chip not-phone">${t("timer.round", { time: minutes(Math.max(0, Math.round((ends - serverTime()) / 1000))) })}</span>`;
}

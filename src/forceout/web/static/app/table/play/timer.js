/** The sand timer, drawn from the server's deadlines once a second: whose it is, and for what. */
import { serverTime } from "../../shared/clock.js";
import { inWords, minutes } from "../../shared/durations.js";
import { announce } from "../../shared/shell.js";
import { play } from "../../shared/sounds.js";
import { classes, html, signal, useEffect } from "../../shared/ui.js";
import { listed, t } from "../../shared/words.js";
import { names, view } from "../state/state.js";

/** @typedef {import("../../types").Deadline} Deadline */
/** @typedef {{seconds: number, share: number, isWarning: boolean, isCountdown: boolean, task: string, isMine: boolean, players: string[], late: number}} Sand */

const beat = signal(0);
let lastSpoken = "";
setInterval(() => (beat.value += 1), 250);

/** The deadline that matters most here: one's own, else the one of what the table waits for. */
function deadline() {
  const now = view.value;
  if (!now || now.is_paused) return null;
  const first = now.awaited[0]?.who[0];
  return now.deadlines.find((one) => one.player === now.you.seat) ?? now.deadlines.find((one) => one.player === first) ?? now.deadlines[0] ?? null;
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
  const isMine = due.player === view.value?.you.seat;
  return {
    seconds,
    isCountdown,
    isMine,
    task: due.task,
    players: isMine ? [due.player] : (view.value?.deadlines ?? []).filter((one) => one.task === due.task).map((one) => one.player),
    late: due.late,
    share: Math.max(0, Math.min(1, left / Math.max(1, due.limit))),
    isWarning: !isCountdown && left <= warnAt,
  };
}

/** Says and sounds the warning and the countdown, each once; apart, so that nothing else is drawn with every beat. */
export function Ticking() {
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
      announce(t("timer.warning", { time: inWords(now.seconds) }), "assertive");
    }
  });
  return null;
}

/** @param {{share: number, isRunning: boolean, kind: string}} props */
function Glass({ share, isRunning, kind }) {
  const above = 22 * share;
  const below = 20 * (1 - share);
  return html`<svg class=${kind} viewBox="0 0 46 68" aria-hidden="true">
    <g clip-path="url(#glass)"><rect x="5" y="5" width="36" height="58" fill="var(--paper-2)" />
      <rect x="5" y=${34 - above} width="36" height=${above} fill="var(--sand)" /><rect x="5" y=${60 - below} width="36" height=${below} fill="var(--sand)" />
      ${isRunning && html`<path class="timer__grain" d="M23 34V60" />`}</g>
    <path d="M9 8H37V14C37 24 25 28 25 34C25 40 37 44 37 54V60H9V54C9 44 21 40 21 34C21 28 9 24 9 14Z" fill="none" stroke="var(--glass)" stroke-width="2" />
    <rect x="4" y="2" width="38" height="6" rx="3" fill="var(--tray)" /><rect x="4" y="60" width="38" height="6" rx="3" fill="var(--tray)" /></svg>`;
}

/** Whose time it is and for what: "you move", "Venn deals". @param {Sand} now */
function whose(now) {
  if (now.isCountdown && now.isMine) return t("clock.sand-out");
  const who = listed(now.players.map((seat) => names.value[seat] ?? seat));
  return now.isMine ? t("clock.you", { task: now.task }) : t("clock.other", { task: now.task, who, count: now.players.length });
}

/** @param {Sand} now */
function label(now) {
  return t("clock.label", { time: inWords(now.seconds), whose: whose(now), late: now.late > 0 ? "late" : "no" });
}

/** @param {Sand} now */
const shown = (now) => (now.isCountdown || now.task === "stating" ? t("clock.seconds", { count: now.seconds }) : minutes(now.seconds));

/** @param {Sand} now */
const look = (now) => classes(now.isWarning && "is-warning", now.isCountdown && "is-countdown", now.isMine && "is-you");

/** The clock in the say line, on every screen; its place is kept while no time runs. */
export function Clock() {
  const now = sand();
  if (!now) return null;
  return html`<div class=${`clock ${look(now)}`} role="timer" aria-label=${label(now)}>
    <${Glass} share=${now.share} isRunning=${!now.isCountdown} kind="clock__glass" /><span class="clock__time">${shown(now)}</span><span class="clock__what">${now.late > 0 && now.isMine ? t("timer.late") : whose(now)}</span></div>`;
}

/** What is left of the round. */
export function RoundChip() {
  void beat.value;
  const ends = view.value?.round_ends;
  if (!ends || view.value?.status !== "playing") return null;
  const left = Math.max(0, Math.round((ends - serverTime()) / 1000));
  return html`<span class="chip not-phone" role="timer" aria-label=${t("timer.round", { time: inWords(left) })}>${t("timer.round", { time: minutes(left) })}</span>`;
}

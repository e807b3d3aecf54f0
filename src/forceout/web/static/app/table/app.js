/** The table page: what lies where in each phase. */
import { Icon } from "../board/pieces.js";
import { Toasts, TopBar } from "../shared/shell.js";
import { stylesheet } from "../shared/stylesheets.js";
import { html, signal, useEffect, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { game, isAsked, isLinked, mySeat, sheet, shake, view } from "./state/state.js";
import { ActionBar, Shelf } from "./play/actions.js";
import { Coaster, Words } from "./play/block.js";
import { ChargeDoor } from "./play/charges.js";
import { CallDoor } from "./side/call_door.js";
import { LogPanel } from "./side/log.js";
import { LotPanel } from "./play/lot.js";
import { MatInPlay } from "./play/mat_in_play.js";
import { Say } from "./play/status_line.js";
import { GapBanner, JudgeBanner, Judges } from "./side/judges.js";
import { AwayBanner, BackBanner, PauseBanner, Seats } from "./side/seats.js";
import { ScratchDoor, VariationChips, VariationsPanel } from "./side/side.js";
import { RoundChip, TimerPanel } from "./play/timer.js";
import { TrayInPlay } from "./play/tray_in_play.js";
import { UniverseInPlay } from "./play/universe_in_play.js";

/** Parts of the table that come when they are needed. */
const later = signal(/** @type {Record<string, any>} */ ({}));
const LOADERS = /** @type {Record<string, () => Promise<any>>} */ ({
  room: () => import("./side/waiting_room.js").then((found) => found.WaitingRoom),
  goal: () => import("./play/goal.js").then((found) => found.GoalBuilder),
  sheets: () => import("./side/help.js").then((found) => found.Sheets),
  judge: () => import("./side/judge.js").then((found) => found.JudgePanel),
  call: () => import("./side/call_judge.js").then((found) => found.CallJudge),
  variations: () => import("./play/variations.js").then((found) => found.VariationSheet),
  writing: () => import("./write/writing.js").then((found) => found.Writing),
  waiting: () => import("./write/writing.js").then((found) => found.Waiting),
  checking: () => import("./check/checking.js").then((found) => found.Checking),
  scored: () => import("./check/scored.js").then((found) => found.Scored),
  scratch: () => import("./write/scratch_pad.js").then((found) => found.ScratchPad),
});

/**
 * A part that is fetched when it is first drawn.
 * @param {{name: string}} props
 */
function Later({ name }) {
  const Part = later.value[name];
  const isOpen = isLinked.value;
  useEffect(() => {
    load(name);
  }, [name, isOpen]);
  return Part ? html`<${Part} />` : null;
}

/** What may come next, to be at hand when it does. */
const NEXT = /** @type {Record<string, string[]>} */ ({
  lot: ["goal"],
  moving: ["writing", "goal"],
  goal: ["writing"],
  selecting: ["goal"],
  waiting: ["checking"],
  writing: ["checking"],
  checking: ["scored"],
});
const AHEAD = 5000;

/** Fetch what may come next, a while after each change of phase. */
export function prepare() {
  let wait = 0;
  view.subscribe(() => {
    const now = stage();
    clearTimeout(wait);
    wait = setTimeout(() => NEXT[now]?.forEach(load), AHEAD);
  });
}

/** Parts that need no styles of their own. */
const PLAIN = new Set(["room", "judge", "call"]);
/** @param {string} name */
async function load(name) {
  if (later.peek()[name]) return;
  try {
    const [found] = await Promise.all([LOADERS[name]?.(), PLAIN.has(name) ? null : stylesheet("styles/phases.css")]);
    later.value = { ...later.peek(), [name]: found };
  } catch (problem) {
    // While the line is cut nothing can be fetched: who needs the part asks again when it is back.
    if (!(problem instanceof TypeError)) throw problem;
  }
}

/** The whole page. */
export function App() {
  const now = view.value;
  if (!now) return null;
  const where = html`<b>${t(`game.${now.settings.game}`)}</b> <span>${rich("table.where", { division: rich(`division.${now.settings.division}`), shake: now.shake ? rich("table.shake", { number: now.shake.number }) : "" })}</span>`;
  return html`<svg class="sprite" width="0" height="0" aria-hidden="true"><defs><clipPath id="glass"><path d="M9 8H37V14C37 24 25 28 25 34C25 40 37 44 37 54V60H9V54C9 44 21 40 21 34C21 28 9 24 9 14Z" /></clipPath></defs></svg>
    <${TopBar} back="/" backLabel=${t("table.leave")} where=${where} tools=${html`<${CallDoor} /><${ChargeDoor} /><${RoundChip} />`} help=${() => (sheet.value = "help")} />
    ${now.status === "waiting" ? html`<${Later} name="room" />` : html`<${Table} />`}
    <${Words} />${sheet.value && sheet.value !== "scratch" && html`<${Later} name="sheets" />`}${sheet.value === "scratch" && html`<${Later} name="scratch" />`}<${Toasts} />`;
}

/** The tabletop with seats, play and side. */
function Table() {
  const now = stage();
  useEffect(() => scrollTo(0, 0), [now]);
  const isOver = shake.value?.phase === "scored" || shake.value?.phase === "void";
  return html`<main class=${`tabletop tabletop--${now}`} data-seq=${view.value?.seq}><h1 class="vh">${t("table.title", { game: t(`game.${game.value}`) })}</h1>
    <div class="tabletop__seats"><${Seats} /><${Judges} /><${TimerPanel} />${mySeat.value && !isOver && html`<${ScratchDoor} />`}${view.value?.you.is_judge && html`<${Later} name="judge" />`}</div>
    <div class="tabletop__play"><${LinkBanner} /><${GapBanner} /><${JudgeBanner} />${isCalling() && html`<${Later} name="call" />`}<${PauseBanner} /><${AwayBanner} /><${BackBanner} /><${Say} /><${Stage} /></div>
    <aside class="tabletop__side" aria-label=${t("table.side")}><${VariationsPanel} /><${LogPanel} /></aside></main>`;
}

/** Whether a judge is called, or about to be. */
function isCalling() {
  return sheet.value === "call" || (view.value?.calls.length ?? 0) > 0;
}

/** What is in the middle now. */
function stage() {
  const now = shake.value;
  if (!now) return "lot";
  const isMine = Boolean(mySeat.value);
  if (now.phase === "selecting" && isAsked("select")) return "selecting";
  // In the older books who denies "no Goal" sets one.
  if ((now.phase === "goal" || now.phase === "no-goal") && isMine && now.turn === mySeat.value) return "goal";
  if ((now.phase === "writing" || now.phase === "forceout") && isAsked("present")) return "writing";
  if (now.phase === "checking") return "checking";
  if (now.phase === "scored" || now.phase === "void") return "scored";
  return now.phase === "writing" || now.phase === "forceout" ? "waiting" : "moving";
}

function Stage() {
  switch (stage()) {
    case "lot":
      return html`<${LotPanel} />`;
    case "selecting":
      return html`<${Later} name="variations" />`;
    case "goal":
      return html`<${UniverseInPlay} /><${Later} name="goal" /><${VariationChips} />`;
    case "writing":
      return html`<${UniverseInPlay} /><${Later} name="writing" />`;
    case "checking":
      return html`<${UniverseInPlay} /><${Later} name="checking" />`;
    case "scored":
      return html`<${Later} name="scored" />`;
    default:
      return html`${stage() === "waiting" && html`<${Later} name="waiting" />`}<${UniverseInPlay} /><${MatInPlay} /><${VariationChips} />
      <div class="tabletop__hand"><${TrayInPlay} /><${Coaster} /></div><${ActionBar} /><${Shelf} />`;
  }
}

/** The banner while the line is cut, after a second. */
function LinkBanner() {
  const [isLate, setLate] = useState(false);
  const isOpen = isLinked.value;
  useEffect(() => {
    if (isOpen) {
      setLate(false);
      return undefined;
    }
    const wait = setTimeout(() => setLate(true), 1000);
    return () => clearTimeout(wait);
  }, [isOpen]);
  if (!isLate || isOpen) return null;
  return html`<div class="banner" role="alert"><span class="banner__spin" aria-hidden="true"></span><p>${t("table.reconnecting")}</p></div>`;
}

/** A table that cannot be shown: what it was, and two doors. @param {{message: string}} props */
export function NoTable({ message }) {
  return html`<${TopBar} /><main class="page"><div class="panel empty"><${Icon} name="flag" /><h1 class="title">${t("table.none")}</h1><p>${message}</p><div class="row"><a class="btn btn--primary" href="/">${t("table.home")}</a><a class="btn" href="/learn">${t("shell.learn")}</a></div></div></main>`;
}

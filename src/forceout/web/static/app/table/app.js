/** The table page: what lies where in each phase. */
import { Icon } from "../board/pieces.js";
import { isMissed } from "../shared/leaving.js";
import { Toasts, TopBar } from "../shared/shell.js";
import { stylesheet } from "../shared/stylesheets.js";
import { html, signal, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Frame } from "./frame.js";
import { game, isAway, isLinked, sheet, view } from "./state/state.js";
import { isTight, stage } from "./state/stage.js";
import { Shelf } from "./play/actions.js";
import { Words } from "./play/block.js";
import { ChargeDoor } from "./play/charge_door.js";
import { LotHand, LotShelf } from "./play/lot.js";
import { MatInPlay } from "./play/mat_in_play.js";
import { MovingHand, MovingShelf, RollingHand, RollingShelf } from "./play/moving.js";
import { Refusal } from "./play/refusal.js";
import { Say } from "./play/status_line.js";
import { Strip } from "./play/tray_in_play.js";
import { UniverseInPlay } from "./play/universe_in_play.js";
import { Bar } from "./side/bar.js";
import { LogPanel } from "./side/log.js";
import { Seats } from "./side/seats.js";
import { ScratchDoor, VariationsDoor, VariationsPanel } from "./side/side.js";
import { FOLDED, hasTabs } from "./side/tabs.js";

/** @typedef {import("./state/stage.js").Stage} Stage */

/** Parts of the table that come when they are needed. */
const later = signal(/** @type {Record<string, any>} */ ({}));
const LOADERS = /** @type {Record<string, () => Promise<any>>} */ ({
  room: () => import("./side/waiting_room.js"),
  sheets: () => import("./side/help.js"),
  judge: () => import("./side/judge.js"),
  judges: () => import("./side/judges.js"),
  notices: () => import("./side/notices.js"),
  classroom: () => import("./side/classroom.js"),
  call: () => import("./side/call_judge.js"),
  folded: () => import("./side/folded.js"),
  selecting: () => import("./play/variations.js"),
  goal: () => import("./play/goal.js"),
  writing: () => import("./write/writing.js"),
  waiting: () => import("./write/waiting.js"),
  chart: () => import("./write/chart.js"),
  checking: () => import("./check/checking.js"),
  scored: () => import("./check/scored.js"),
});

/**
 * A part that is fetched when it is first drawn.
 * @param {{name: string, part: string}} props
 */
function Later({ name, part }) {
  const Part = later.value[name]?.[part];
  const isOpen = isLinked.value;
  useEffect(() => {
    load(name);
  }, [name, isOpen]);
  return Part ? html`<${Part} />` : null;
}

/** What may come next, to be at hand when it does. */
const NEXT = /** @type {Record<string, string[]>} */ ({
  lot: ["goal"],
  rolling: ["goal"],
  moving: ["writing", "goal"],
  goal: ["writing"],
  selecting: ["goal"],
  waiting: ["checking"],
  writing: ["checking"],
  checking: ["scored"],
});
const AHEAD = 5000;
/** After how many milliseconds a part that could not be fetched is asked for again. */
const AGAIN = 3000;

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
const PLAIN = new Set(["room", "classroom", "judge", "judges", "notices", "call"]);
/** @param {string} name */
async function load(name) {
  if (later.peek()[name]) return;
  try {
    const [found] = await Promise.all([LOADERS[name]?.(), PLAIN.has(name) ? null : stylesheet("styles/phases.css")]);
    later.value = { ...later.peek(), [name]: found };
  } catch (problem) {
    // While the line is cut, or the server has too much to do, nothing can be fetched: it is asked for again.
    if (!(problem instanceof TypeError)) throw problem;
    setTimeout(() => load(name), AGAIN);
  }
}

/** The whole page. */
export function App() {
  const now = view.value;
  if (!now) return null;
  const isFolded = hasTabs(stage()) && FOLDED.has(sheet.value ?? "");
  return html`<svg class="sprite" width="0" height="0" aria-hidden="true"><defs><clipPath id="glass"><path d="M9 8H37V14C37 24 25 28 25 34C25 40 37 44 37 54V60H9V54C9 44 21 40 21 34C21 28 9 24 9 14Z" /></clipPath></defs></svg>
    ${now.status === "waiting" ? html`<${TopBar} back="/" backLabel=${t("table.leave")} onBack=${isMissed(now) ? () => ((sheet.value = "leave")) : undefined} where=${html`<b>${t(`game.${now.settings.game}`)}</b>`} help=${() => (sheet.value = "help")} /><${Later} name="room" part="WaitingRoom" />` : html`<${Table} isFolded=${isFolded} />`}
    <${Words} />${sheet.value && !isFolded && html`<${Later} name="sheets" part="Sheets" />`}<${Toasts} />`;
}

/** @param {{isFolded: boolean}} props */
function Table({ isFolded }) {
  const now = stage();
  const isBrokenOff = view.value?.status === "abandoned";
  useEffect(() => {
    if (FOLDED.has(sheet.peek() ?? "")) sheet.value = null;
  }, [now]);
  useEffect(() => {
    if (isBrokenOff) load("scored");
  }, [isBrokenOff]);
  return html`<${Frame} stage=${now} isTight=${isTight(now)} isWide=${now === "scored" || now === "lot"} isFolded=${isFolded}
    top=${html`<${Bar} tools=${html`${view.value?.room && html`<${Later} name="classroom" part="Hand" />`}${!hasTabs(now) && now !== "scored" && html`<${VariationsDoor} />`}<${ChargeDoor} isFolded=${hasTabs(now)} />`} /><${Seats} /><div class="saying"><${Say} /><${Refusal} /></div>`}
    over=${html`${isCalling() && html`<${Later} name="call" part="CallJudge" />`}${isNoticed() && html`<${Later} name="notices" part="Notices" />`}${view.value?.room && html`<${Later} name="classroom" part="ClassNotices" />`}${view.value?.gap && html`<${Later} name="notices" part="GapBanner" />`}`}
    rail=${html`${view.value?.judges.length ? html`<${Later} name="judges" part="Judges" />` : null}${hasTabs(now) && html`<${ScratchDoor} />`}${view.value?.you.is_judge && html`<${Later} name="judge" part="JudgePanel" />`}`}
    field=${html`<${Field} stage=${now} />`}
    hand=${isFolded ? html`<${Later} key="folded" name="folded" part="Folded" />` : html`<${Hand} key=${now} stage=${now} />`}
    shelf=${html`<${ShelfOf} key=${now} stage=${now} />`}
    side=${html`<${Side} stage=${now} />`} />`;
}

/** Whether there may be something that everybody has to know. */
function isNoticed() {
  const now = view.value;
  return Boolean(now && (now.is_paused || now.you.left || now.judges.length > 0 || now.seats.some((one) => isAway(one.seat))));
}

/** Whether a judge is called, or about to be. */
function isCalling() {
  return sheet.value === "call" || (view.value?.calls.length ?? 0) > 0;
}

/** What lies on the table to be looked at. @param {{stage: Stage}} props */
function Field({ stage: now }) {
  switch (now) {
    case "lot":
    case "scored":
      return null;
    case "selecting":
      return html`<${UniverseInPlay} /><${Strip} />`;
    case "goal":
      return game.value === "on-sets" ? html`<${UniverseInPlay} /><${Later} name="goal" part="Shapes" />` : null;
    case "checking":
      return html`<${UniverseInPlay} /><${MatInPlay} isSmall=${true} /><${Strip} />`;
    default:
      return html`<${UniverseInPlay} /><${MatInPlay} isSmall=${isTight(now)} />`;
  }
}

/** What one works with. @param {{stage: Stage}} props */
function Hand({ stage: now }) {
  switch (now) {
    case "lot":
      return html`<${LotHand} />`;
    case "rolling":
      return html`<${RollingHand} />`;
    case "moving":
      return html`<${MovingHand} />`;
    default:
      return html`<${Later} name=${now} part="Hand" />`;
  }
}

/** The block and the one main button. @param {{stage: Stage}} props */
function ShelfOf({ stage: now }) {
  // What was broken off has one way on, wherever it stood.
  if (view.value?.status === "abandoned" && later.value.scored) return html`<${Later} name="scored" part="Shelf" />`;
  switch (now) {
    case "lot":
      return html`<${LotShelf} />`;
    case "rolling":
      return html`<${RollingShelf} />`;
    case "moving":
      return html`<${MovingShelf} />`;
    default:
      return later.value[now] ? html`<${Later} name=${now} part="Shelf" />` : html`<${Shelf} />`;
  }
}

/** The side of a laptop's table. @param {{stage: Stage}} props */
function Side({ stage: now }) {
  const isCharted = game.value === "on-sets" && ["writing", "waiting", "checking"].includes(now);
  return html`${isCharted && html`<${Later} name="chart" part="Chart" />`}${now !== "selecting" && now !== "lot" && html`<${VariationsPanel} />`}<${LogPanel} />${now === "goal" && html`<${Later} name="goal" part="NoGoalDoor" />`}`;
}

/** A table that cannot be shown: what it was, and two doors. @param {{message: string}} props */
export function NoTable({ message }) {
  return html`<${TopBar} /><main class="page"><div class="panel empty"><${Icon} name="flag" /><h1 class="title">${t("table.none")}</h1><p>${message}</p><div class="row"><a class="btn btn--primary" href="/">${t("table.home")}</a><a class="btn" href="/learn">${t("shell.learn")}</a></div></div></main>`;
}

/** Room to move: a column for each move, as high as there were legal moves, filled as far as they were safe. */
import { Cube, GoalCubes } from "../board/pieces.js";
import { classes, html, useEffect, useRef } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { isSafe } from "./endgames.js";
import { spoken } from "./sentences.js";

/** @typedef {import("./record.js").Moment} Moment */
/** @typedef {import("./endgames.js").Played} Played */

const HIGHEST = 128;

/**
 * What became true by a move, in a word.
 * @param {Played | undefined} played
 * @param {boolean} isComing
 * @param {string} impossible
 */
function verdict(played, isComing, impossible) {
  if (!played) return t(isComing ? "replay.waiting" : "replay.unknown");
  if (isSafe(played.outcome)) return t("room.safe");
  if (played.outcome === "unknown") return t("replay.unknown");
  if (!played.is_mistake) return t("room.still");
  return played.outcome === "now" ? t("room.now") : t("room.impossible", { impossible });
}

/**
 * How many of the legal moves were safe, as a bar.
 * @param {{played: Played | undefined, most: number}} props
 */
function Bar({ played, most }) {
  const room = played?.before?.room;
  if (!room) return html`<span class="rbar rbar--none"></span>`;
  const high = (/** @type {number} */ count) => `${Math.round((count / most) * HIGHEST)}px`;
  return html`<span class="rbar" style=${{ "--legal": high(room.legal), "--safe": high(room.safe), "--unknown": high(room.unknown) }} aria-hidden="true"><i class="rbar__unknown"></i><i class="rbar__safe"></i></span>`;
}

/**
 * The graph of a shake.
 * @param {{moments: Moment[], at: Moment | null, names: Record<string, string>, played: Played[], isComing: boolean, game: string, impossible: string, onMove: (moment: Moment) => void}} props
 */
export function RoomGraph({ moments, at, names, played, isComing, game, impossible, onMove }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const current = /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector("[aria-current]"));
    if (current && box.current) box.current.scrollLeft = current.offsetLeft - box.current.clientWidth / 2;
  }, [at, played.length]);
  const most = Math.max(1, ...played.map((one) => one.before?.room.legal ?? 0));
  const isAllSeen = played.length > 0 && played.every((one) => !one.before || one.is_seen_to_end);
  return html`<div class="roomgraph" ref=${box} role="group" aria-label=${t("replay.moves")}>${moments.map((moment) => {
    const { action } = moment;
    const one = played.find((other) => other.number === moment.index);
    const room = one?.before?.room;
    const where = action.do === "goal" ? "section.goal" : action.do === "bonus" ? "replay.bonus" : `section.${action.to}`;
    return html`<button key=${moment.index} class=${classes("rmove", one?.is_mistake && "is-miss", one?.is_seen_to_end && "is-end")} aria-current=${moment === at ? "step" : null} title=${spoken(moment, names)} onClick=${() => onMove(moment)}>
      <b>${room ? html`<span aria-hidden="true">${t("room.of", room)}</span><span class="vh">${t("room.of.spoken", room)}</span>` : ""}</b>
      <${Bar} played=${one} most=${most} />
      <span class="rmove__cube">${action.do === "goal" ? html`<${GoalCubes} goal=${action.goal} game=${game} size="xs" />` : html`<${Cube} cube=${action.cube} size="xs" />`}</span>
      <span class="rmove__who">${names[action.by ?? ""] ?? action.by}</span><span>${t(where)}</span>
      <span class="rmove__v">${verdict(one, isComing, impossible)}</span></button>`;
  })}</div>
    <p class="reach small quiet">${t(isComing ? "replay.thinking" : isAllSeen ? "room.reach.end" : "room.reach")}</p>`;
}

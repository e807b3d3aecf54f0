/** What happened, event by event, in sentences. */
import { Cube, cubeName, GoalCubes, Icon } from "../../board/pieces.js";
import { inWords, minutes } from "../../shared/durations.js";
import { cited } from "../../shared/edition.js";
import { RuleLink } from "../../shared/shell.js";
import { classes, html } from "../../shared/ui.js";
import { hasWords, rich, t } from "../../shared/words.js";
import { titleOf } from "../state/catalog.js";
import { events, game, names } from "../state/state.js";

/** @typedef {import("../../types").MatchEvent} MatchEvent */

const UNTOLD = new Set([
  "tick",
  "committed",
  "revealed",
  "created",
  "watching",
  "agreed",
  "nonce",
  "sealed",
  "kept",
  "pace",
  "phrases",
  "hosted",
  "paper-set",
  "paper-act",
  "paper-closed",
]);

/** @param {MatchEvent} event */
const kindOf = (event) => event.do ?? event.kind;

/** @param {string | null | undefined} seat */
const nameOf = (seat) => (seat ? (names.value[seat] ?? (hasWords(`official.${seat}`) ? t(`official.${seat}`) : seat)) : "");

/**
 * The key and the slots of an event's sentence, with drawn or spoken pieces.
 * @param {MatchEvent} event
 * @param {boolean} isDrawn
 * @returns {[string, Record<string, any>]}
 */
function sentenceOf(event, isDrawn) {
  const kind = kindOf(event);
  const claim = event.claim ? `.${event.claim}` : event.upheld === false ? ".failed" : "";
  const key = hasWords(`log.${kind}${claim}`) ? `log.${kind}${claim}` : hasWords(`log.${kind}`) ? `log.${kind}` : "log.other";
  const cube = event.cube ? (isDrawn ? html`<${Cube} cube=${event.cube} size="xs" />` : cubeName(event.cube)) : "";
  const goal = event.goal ? (isDrawn ? html`<${GoalCubes} goal=${event.goal} game=${game.value} size="xs" />` : "") : "";
  return [
    key,
    {
      name: nameOf(event.by ?? event.seat),
      cube,
      goal,
      kind,
      section: event.to ? t(`section.${event.to}`) : "",
      of: nameOf(event.of ?? event.player),
      variation: kind === "select" && event.name ? titleOf(event.name) : "",
      filled: event.filled_in ?? "",
      face: event.face ?? "",
      points: event.points ?? "",
      procedure: event.procedure && hasWords(`procedure.${event.procedure}`) ? t(`procedure.${event.procedure}`) : "",
      cards: event.cards?.length ?? "",
      seconds: event.kind === "gap" ? Math.round((event.until - event.since) / 1000) : "",
    },
  ];
}

/**
 * An event as a spoken sentence.
 * @param {MatchEvent} event
 * @returns {string}
 */
export function eventText(event) {
  if (UNTOLD.has(kindOf(event))) return "";
  const [key, slots] = sentenceOf(event, false);
  return t(key, slots);
}

/** Who did the last thing, by name. */
export function lastDoer() {
  const last = events.value.findLast((one) => one.by && !UNTOLD.has(kindOf(one)));
  return last ? nameOf(last.by) : "";
}

/** The list of what happened, the last on top. */
export function Log() {
  const all = events.value;
  const told = all.filter((one) => !UNTOLD.has(kindOf(one)));
  return html`<ol class="log" tabindex="0" aria-label=${t("log.title")}>${told
    .slice(-60)
    .reverse()
    .map((one, place) => html`<${Line} key=${one.seq} event=${one} isLast=${place === 0} after=${told[told.indexOf(one) - 1]} />`)}</ol>`;
}

/** @param {{event: MatchEvent, isLast: boolean, after?: MatchEvent}} props */
function Line({ event, isLast, after }) {
  const [key, slots] = sentenceOf(event, true);
  const seconds = after ? Math.max(0, Math.round((event.at - after.at) / 1000)) : 0;
  const rule = event.rule ?? cited(kindOf(event));
  return html`<li class=${classes(isLast && "is-last")}>
    <time title=${new Date(event.at).toLocaleTimeString(document.documentElement.lang)}><span aria-hidden="true">${minutes(seconds)}</span><span class="vh">${inWords(seconds)}</span></time>
    <span>${rich(key, slots)}</span><${RuleLink} rule=${rule} book=${game.value} /></li>`;
}

/** The panel with what happened. */
export function LogPanel() {
  return html`<section class="panel panel--log"><div class="panel__head"><h2>${t("log.title")}</h2><${Icon} name="log" /></div>
    ${events.value.length > 0 ? html`<${Log} />` : html`<p class="small quiet">${t("log.empty")}</p>`}</section>`;
}

/** Before a move: what each seat could be sure of, every move by what it leads to, and the line to the end. */
import { Cube, cubeName, Icon, Written } from "../board/pieces.js";
import { classes, html, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { isSafe } from "./endgames.js";

/** @typedef {import("./endgames.js").Played} Played */
/** @typedef {import("./endgames.js").Before} Before */
/** @typedef {import("./endgames.js").Choice} Choice */
/** @typedef {import("./endgames.js").Endgames} Endgames */
/** @typedef {Record<string, string>} Names */

/**
 * What each seat can be sure of, and why.
 * @param {{played: Played, number: number, names: Names, points: Endgames["points"]}} props
 */
export function BeforeMove({ played, number, names, points }) {
  const before = /** @type {Before} */ (played.before);
  const sure = Object.entries(before.guarantee);
  const { action } = played;
  const isLost = before.outcome === "now" || before.outcome === "impossible";
  const cube = html`<${Cube} cube=${action.cube} size="xs" />`;
  const least = points && (played.outcome === "now" || played.outcome === "impossible") ? points[played.outcome]["mover"] : null;
  return html`<section class="panel before" aria-labelledby="before-title"><div class="panel__head"><h2 id="before-title">${t("room.before", { number })}</h2>
      <span class=${classes("chip", played.is_seen_to_end && "chip--accent")}>${played.is_seen_to_end && html`<${Icon} name="check" />`} ${t(played.is_seen_to_end ? "room.to-end" : "room.counted")}</span></div>
    <ul class="seatvals" aria-label=${t("room.sure")}>${sure.map(([seat, value]) => html`<li class=${classes("seatval", seat === before.turn && "is-you")}><b>${value ?? "?"}</b>${names[seat] ?? seat}</li>`)}</ul>
    <p class="small">${isLost ? t("room.lost-already") : t(sure.some(([, value]) => value === null) ? "room.not-known" : "room.sure-of", { points: sure[0]?.[1] ?? 0 })} ${before.proof && !isLost && t(`room.proof.${before.proof}`)}
      ${played.is_mistake && least !== null && html` ${rich("room.then", { cube, to: t(`section.${action.to ?? "forbidden"}`), name: names[action.by ?? ""] ?? action.by, points: least })}`}</p></section>`;
}

/**
 * One move to look at.
 * @param {{choice: Choice, isChosen: boolean, hasLeaves: boolean, onChoose: () => void}} props
 */
function MoveButton({ choice, isChosen, hasLeaves, onChoose }) {
  const kind = choice.do === "move" ? null : t(`room.by.${choice.do}`);
  const said = t("room.move.spoken", { cube: cubeName(choice.cube), to: t(`section.${choice.to}`) });
  return html`<button class=${classes("movebtn", choice.is_made && "is-made")} aria-pressed=${String(isChosen)} aria-label=${said} onClick=${onChoose}><${Cube} cube=${choice.cube} size="xs" isHidden=${true} />
    <span><span class="movebtn__to">${t(`section.${choice.to}`)}</span>${kind && html`<small>${kind}</small>`}${choice.is_made && html`<small>${t("room.made")}</small>`}${hasLeaves && choice.leaves && html`<small>${t("room.leaves", choice.leaves)}</small>`}</span></button>`;
}

/**
 * The moves of one outcome.
 * @param {{kind: string, icon: string, chip: string, title: string, told: string, choices: Choice[], game: string}} props
 */
function Group({ kind, icon, chip, title, told, choices, game }) {
  const [chosen, setChosen] = useState(/** @type {Choice | null} */ (null));
  const leaves = choices.map((one) => (one.leaves ? `${one.leaves.safe} ${one.leaves.legal}` : ""));
  const isAlike = new Set(leaves).size < 2;
  const shown = chosen && choices.includes(chosen) ? chosen : null;
  return html`<div class=${classes("out", `out--${kind}`)}><div class="out__head"><h3 class=${classes("chip", chip)}><${Icon} name=${icon} /> ${title}</h3><span class="small">${told}</span></div>
    ${choices.length > 0 && html`<div class="moves" role="group" aria-label=${title}>${choices.map((one) => html`<${MoveButton} key=${`${one.do} ${one.cube} ${one.to}`} choice=${one} isChosen=${one === shown} hasLeaves=${!isAlike} onChoose=${() => setChosen(one === shown ? null : one)} />`)}</div>`}
    <div aria-live="polite">${
      shown &&
      html`<div class="out__why"><p class="small">${t(shown.solutions.length === 0 ? "room.why.none" : shown.outcome === "now" ? "room.why.now" : "room.why.later")}</p>
      ${shown.solutions.map((one) => html`<div class="sol"><${Written} text=${one} game=${game} /></div>`)}</div>`
    }</div></div>`;
}

/**
 * Every move, best first, by what it leads to; what is not known is always told, and stands apart.
 * @param {{before: Before, names: Names, points: Endgames["points"], players: string[], game: string, impossible: string}} props
 */
export function AllMoves({ before, names, points, players, game, impossible }) {
  const of = (/** @type {string} */ outcome) => before.moves.filter((one) => one.outcome === outcome);
  const safe = before.moves.filter((one) => isSafe(one.outcome));
  const rooms = safe.map((one) => one.leaves).filter(Boolean);
  const first = rooms[0];
  const isAlike = first && rooms.length === safe.length && rooms.every((one) => one?.safe === first.safe && one.legal === first.legal);
  const turn = before.turn ?? "";
  const next = players[(players.indexOf(turn) + 1) % players.length] ?? "";
  const mover = names[turn] ?? turn;
  const lost = (/** @type {"now" | "impossible"} */ claim) => ({
    count: of(claim).length,
    name: mover,
    mover: points?.[claim]["mover"] ?? "?",
    challenger: points?.[claim]["challenger"] ?? "?",
  });
  const told = isAlike
    ? t("room.group.safe-alike", { count: safe.length, name: names[next] ?? next, safe: first.safe, legal: first.legal })
    : t("room.group.safe", { count: safe.length });
  return html`<section class="panel allmoves" aria-labelledby="all-moves-title"><div class="panel__head"><h2 id="all-moves-title">${t("room.all", { count: before.moves.length })}</h2></div><div class="outs">
    <${Group} kind="good" icon="check" chip="chip--good" title=${t("room.group.forceout", { points: points?.forceout ?? "?" })} told=${told} choices=${safe} game=${game} />
    <${Group} kind="now" icon="cross" chip="chip--bad" title=${t("room.group.now")} told=${t("room.group.lost", lost("now"))} choices=${of("now")} game=${game} />
    <${Group} kind="impossible" icon="stop" chip="chip--bad" title=${t("room.group.impossible", { impossible })} told=${t("room.group.lost", lost("impossible"))} choices=${of("impossible")} game=${game} />
    <${Group} kind="unknown" icon="unknown" chip="" title=${t("room.group.unknown")} told=${t("room.group.unknown-told", { count: of("unknown").length })} choices=${of("unknown")} game=${game} /></div></section>`;
}

/**
 * The line in which everybody leaves the next the fewest safe answers.
 * @param {{before: Before, names: Names}} props
 */
export function MainLine({ before, names }) {
  if (before.line.length === 0) return null;
  return html`<section class="panel mainline-panel" aria-labelledby="line-title"><div class="panel__head"><h2 id="line-title">${t("room.line")}</h2><span class="small quiet">${t("room.line.means")}</span></div>
    <ol class="mainline">${before.line.map((step) => html`<li><${Cube} cube=${step.cube} size="xs" /><span><b>${names[step.by] ?? step.by}</b> ${t(`section.${step.to}`)}${step.leaves.legal > 0 && html`<br /><small>${t("room.leaves", step.leaves)}</small>`}</span></li>`)}
      <li class=${classes("mainline__end", before.line_end === "forceout" && "is-good")}><b>${t(`room.end.${before.line_end}`)}</b></li></ol></section>`;
}

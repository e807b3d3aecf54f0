/** Learn from mistakes: back before the move, and every safe move counts. */
import { Cube, cubeName, Icon, Written } from "../board/pieces.js";
import { Mat, spokenSection } from "../board/mat.js";
import { Tray } from "../board/tray.js";
import { Universe } from "../board/universe.js";
import { press } from "../shared/press.js";
import { classes, html, useEffect, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { isSafe } from "./endgames.js";

/** @typedef {import("./record.js").Replayed} Replayed */
/** @typedef {import("./endgames.js").Played} Played */
/** @typedef {import("./endgames.js").Choice} Choice */
/** @typedef {{cube: string, to: string, choice: Choice | null}} Tried */

/**
 * The table before a move: the frame of the moment before.
 * @param {Replayed} replayed
 * @param {number} number
 */
function frameBefore(replayed, number) {
  const place = replayed.moments.findIndex((one) => one.index === number);
  return replayed.moments[place - 1]?.shake ?? null;
}

/**
 * What came of a try.
 * @param {{tried: Tried, played: Played, names: Record<string, string>, game: string, impossible: string, next: string, onAgain: () => void, onNext: (() => void) | null, onAll: () => void}} props
 */
function Feedback({ tried, played, names, game, impossible, next, onAgain, onNext, onAll }) {
  const { choice } = tried;
  const outcome = choice?.outcome ?? "illegal";
  const isGood = choice !== null && isSafe(choice.outcome);
  const cube = html`<${Cube} cube=${tried.cube} size="xs" />`;
  const key = isGood ? "good" : outcome;
  const solution = choice?.solutions[0];
  return html`<div class=${classes("feedback", isGood ? "feedback--good" : outcome === "unknown" ? "" : "feedback--bad")} role="status"><${Icon} name=${isGood ? "check" : outcome === "unknown" ? "unknown" : "cross"} />
    <h2>${t(`retry.${key}.title`, { impossible })}</h2><p>${rich(`retry.${key}`, { cube, to: t(`section.${tried.to}`), impossible })}${
      isGood && choice.leaves ? ` ${t("retry.leaves", { name: names[next] ?? next, safe: choice.leaves.safe, legal: choice.leaves.legal })}` : ""
    }</p>
    ${solution && html`<div class="sol"><${Written} text=${solution} game=${game} /></div>`}
    <div class="row">${
      isGood
        ? html`${onNext && html`<button class="btn btn--primary" ...${press(onNext)}>${t("retry.next")}</button>`}<button class="btn" ...${press(onAll)}>${t("retry.all", { count: played.before?.moves.length ?? 0 })}</button>`
        : html`<button class="btn btn--primary" ...${press(onAgain)}>${t("retry.again")}</button><button class="btn" ...${press(onAll)}>${t("retry.show")}</button>`
    }</div></div>`;
}

/**
 * A mistake to be tried again.
 * @param {{played: Played, replayed: Replayed, impossible: string, onFound: () => void, onNext: (() => void) | null, onAll: () => void}} props
 */
function Retry({ played, replayed, impossible, onFound, onNext, onAll }) {
  const { names, header } = replayed;
  const [taken, setTaken] = useState(-1);
  const [tried, setTried] = useState(/** @type {Tried | null} */ (null));
  const shake = frameBefore(replayed, played.number);
  if (!shake || !played.before) return null;
  const { before, action } = played;
  const cubes = shake.resources;
  const cube = cubes[taken];
  const put = (/** @type {string} */ to) => {
    if (cube === undefined) return;
    const choice = before.moves.find((one) => one.do === "move" && one.to === to && one.cubes.includes(cube)) ?? null;
    setTried({ cube, to, choice });
    if (choice && isSafe(choice.outcome)) onFound();
  };
  const again = () => {
    setTried(null);
    setTaken(-1);
  };
  const well = (/** @type {string} */ one, /** @type {number} */ place) =>
    html`<button key=${place} class=${classes("well", taken === place && "is-selected")} aria-pressed=${String(taken === place)} aria-label=${cubeName(one)} ...${press(
      () => {
        setTried(null);
        setTaken(place);
      },
    )}><${Cube} cube=${one} isHidden=${true} /></button>`;
  const dress = (/** @type {import("../board/mat.js").SectionName} */ name) =>
    name === "goal" || cube === undefined || tried
      ? {}
      : {
          tag: "button",
          look: "is-target",
          attributes: { "aria-label": t("retry.put", { cube: cubeName(cube), section: spokenSection(name, shake) }), ...press(() => put(name)) },
        };
  const players = header.players;
  const next = players[(players.indexOf(before.turn ?? "") + 1) % players.length] ?? "";
  const name = names[action.by ?? ""] ?? action.by ?? "";
  const asked = html`<div class="sayline"><h2>${t("retry.title", { name })}</h2><p>${rich(played.outcome === "now" ? "retry.was.now" : "retry.was.impossible", { cube: html`<${Cube} cube=${action.cube} size="xs" />`, to: t(`section.${action.to ?? "forbidden"}`), impossible })}</p></div>`;
  return html`${tried ? html`<${Feedback} tried=${tried} played=${played} names=${names} game=${header.game} impossible=${impossible} next=${next} onAgain=${again} onNext=${onNext} onAll=${onAll} />` : asked}
    <div class="then">${shake.universe && html`<${Universe} cards=${shake.universe} />`}<${Mat} game=${header.game} shake=${{ ...shake, last: null }} dress=${dress} /><${Tray} wells=${cubes} well=${well} /></div>`;
}

/**
 * The mistakes of a shake, one after the other.
 * @param {{moves: Played[], replayed: Replayed, impossible: string, isComing: boolean, isThere: boolean, numberOf: (played: Played) => number, onAll: (played: Played) => void}} props
 */
export function Mistakes({ moves, replayed, impossible, isComing, isThere, numberOf, onAll }) {
  const { names, header } = replayed;
  const [seat, setSeat] = useState("");
  const [at, setAt] = useState(0);
  const [found, setFound] = useState(/** @type {number[]} */ ([]));
  const every = moves.filter((one) => one.is_mistake && one.before && one.action.do === "move");
  const mistakes = every.filter((one) => !seat || one.action.by === seat);
  const here = mistakes[at];
  useEffect(() => setAt(0), [seat, moves]);
  if (isComing) return html`<p class="panel quiet">${t("replay.thinking")}</p>`;
  if (!isThere) return html`<p class="panel quiet">${t("replay.no-analysis")}</p>`;
  const seats = html`<div class="seg" role="group" aria-label=${t("retry.whose")}>${["", ...header.players].map((one) => html`<button aria-pressed=${String(seat === one)} onClick=${() => setSeat(one)}>${one ? (names[one] ?? one) : t("retry.everybody")}</button>`)}</div>`;
  if (!here) return html`<div class="panel stack">${seats}<p>${t(seat ? "retry.none-of" : "retry.none", { name: names[seat] ?? seat })}</p></div>`;
  const goOn = at + 1 < mistakes.length ? () => setAt(at + 1) : null;
  return html`<div class="puz"><div class="puz__main"><${Retry} key=${here.number} played=${here} replayed=${replayed} impossible=${impossible} onFound=${() => setFound((before) => [...before, here.number])} onNext=${goOn} onAll=${() => onAll(here)} /></div>
    <aside class="puz__side"><section class="panel"><div class="panel__head"><h2>${t("retry.list")}</h2><span class="small quiet">${t("retry.which", { number: at + 1, count: mistakes.length })}</span></div>${seats}
      <ul class="kinds">${mistakes.map(
        (
          one,
          place,
        ) => html`<li><button class="kind" aria-current=${place === at ? "step" : null} onClick=${() => setAt(place)}><span class="kind__art"><${Cube} cube=${one.action.cube} size="sm" /></span>
        <span><b>${t("retry.move", { number: numberOf(one), name: names[one.action.by ?? ""] ?? one.action.by ?? "", to: t(`section.${one.action.to ?? "forbidden"}`) })}</b><small>${t(one.outcome === "now" ? "retry.now-right" : "retry.impossible-right", { impossible })}</small></span>
        <span class=${classes("chip", found.includes(one.number) ? "chip--good" : place === at && "chip--accent")}>${t(found.includes(one.number) ? "retry.found" : place === at ? "retry.try" : "retry.later")}</span></button></li>`,
      )}</ul></section>
      <section class="panel"><ul class="stake"><li><${Icon} name="undo" /><span>${t("retry.not-rated")}</span></li><li><${Icon} name="bulb" /><span>${t("retry.every-safe")}</span></li></ul></section></aside></div>`;
}

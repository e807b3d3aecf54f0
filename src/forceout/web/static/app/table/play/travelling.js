/** Cubes that travel from where they lay to where they lie now; the table itself is drawn at once, beneath them. */
import { isStill } from "../../shared/preferences.js";
import { mySeat, wells } from "../state/state.js";

/** @typedef {import("../../types").View} View */
/** @typedef {import("../../types").MatchEvent} MatchEvent */

const TRAVELS = new Set(["move", "bonus", "shift", "goal"]);
const DURATION = 280;
const HEIGHT = 56;
/** How long after a cube was dropped its news is that of the hand's own way. */
const DROPPED_FOR = 4000;
let droppedAt = -Infinity;

/** A cube was carried to its place by hand: it needs to travel no more. */
export function noteDrop() {
  droppedAt = performance.now();
}

/**
 * Look where cubes lie before a change is drawn; what is given back sends them on their way once it is drawn.
 * @param {View | null} before
 * @param {MatchEvent[]} news
 * @returns {() => void}
 */
export function watchTravel(before, news) {
  const moved = news.filter((one) => TRAVELS.has(one.do ?? ""));
  const [one] = moved;
  const isOwnDrop = one?.by === mySeat.peek() && performance.now() - droppedAt < DROPPED_FOR;
  if (!one || moved.length > 1 || !before?.shake || isOwnDrop || isStill() || document.visibilityState !== "visible") return () => {};
  const wellsBefore = wells.peek();
  const from = one.do === "shift" ? cubeIn("permitted", before.shake.permitted.lastIndexOf(one.cube ?? ""))?.getBoundingClientRect() : null;
  return () =>
    requestAnimationFrame(() => {
      if (one.do === "shift") {
        if (from) travel(from, lastCubeIn(one.to ?? ""));
        return;
      }
      const left = emptied(wellsBefore);
      const targets =
        one.do === "goal" ? [...document.querySelectorAll(".section--goal .goal .cube")] : [lastCubeIn(one.do === "bonus" ? "forbidden" : (one.to ?? ""))];
      targets.forEach((target, place) => {
        const well = left[place];
        if (well) travel(well, target);
      });
    });
}

/**
 * Where the wells are that have been emptied, one for each cube that left.
 * @param {(string | null)[]} before
 */
function emptied(before) {
  const now = wells.peek();
  return before.flatMap((cube, place) => {
    const well = cube && !now[place] && document.querySelector(`.tray__wells [data-place="${place}"]`);
    return well ? [well.getBoundingClientRect()] : [];
  });
}

/** @param {string} section @param {number} place */
function cubeIn(section, place) {
  return document.querySelectorAll(`.section--${section} .section__cubes .cube:not(.is-ghost)`)[place];
}

/** @param {string} section */
function lastCubeIn(section) {
  return [...document.querySelectorAll(`.section--${section} .section__cubes .cube:not(.is-ghost)`)].at(-1);
}

/**
 * Send a copy of a cube along a low arc to where the cube lies; the cube shows when it has arrived.
 * @param {DOMRect} from
 * @param {Element | undefined} target
 */
function travel(from, target) {
  if (!target) return;
  const to = target.getBoundingClientRect();
  const copy = /** @type {HTMLElement} */ (target.cloneNode(true));
  copy.classList.remove("is-last", "is-landing");
  copy.classList.add("is-travelling");
  copy.setAttribute("aria-hidden", "true");
  copy.style.inlineSize = `${to.width}px`;
  copy.style.blockSize = `${to.height}px`;
  document.body.append(copy);
  const [x, y] = [from.left + from.width / 2 - to.width / 2, from.top + from.height / 2 - to.height / 2];
  const arc = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    transform: `translate(${x + (to.left - x) * share}px, ${y + (to.top - y) * share - HEIGHT * 4 * share * (1 - share)}px) scale(${1 + 0.4 * share * (1 - share)})`,
  }));
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION });
  const way = copy.animate(arc, { duration: DURATION, easing: "cubic-bezier(.3, .1, .3, 1)" });
  way.onfinish = way.oncancel = () => copy.remove();
}

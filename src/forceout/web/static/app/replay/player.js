/** Stepping through a replay: slider, buttons, keys, and playing by itself. */
import { Icon } from "../board/pieces.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { clock } from "./record.js";
import { spoken } from "./sentences.js";

/** @typedef {import("./record.js").Moment} Moment */

const BEAT = 1300;

/** @param {KeyboardEvent} event */
function isTyping(event) {
  const { target } = event;
  return (
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "range") || event.ctrlKey || event.metaKey || event.altKey
  );
}

/**
 * Which moment is shown, moved by the arrow keys, Home, End and the space bar; where a box is given, only from within it.
 * @param {number} length
 * @param {number} first
 * @param {{current: Element | null}} [box]
 * @returns {{place: number, goTo: (place: number) => void, isPlaying: boolean, setPlaying: (isPlaying: boolean) => void}}
 */
export function usePlace(length, first, box) {
  const [place, setPlace] = useState(first);
  const [isPlaying, setPlaying] = useState(false);
  const within = (/** @type {number} */ wanted) => Math.max(0, Math.min(length - 1, wanted));
  const goTo = (/** @type {number} */ wanted) => setPlace(within(wanted));
  useEffect(() => {
    /** From where the replay stands when the key comes, which may be later than what is drawn. @type {Record<string, (before: number) => number>} */
    const moves = { ArrowLeft: (before) => before - 1, ArrowRight: (before) => before + 1, Home: () => 0, End: () => length - 1 };
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isTyping(event) || (box && !box.current?.contains(/** @type {Node} */ (event.target)))) return;
      const move = moves[event.key];
      if (move) {
        event.preventDefault();
        setPlaying(false);
        setPlace((before) => within(move(before)));
      } else if (event.key === " " && !(event.target instanceof HTMLButtonElement) && !(event.target instanceof HTMLAnchorElement)) {
        event.preventDefault();
        setPlaying((before) => !before);
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [length]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (place >= length - 1) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => goTo(place + 1), BEAT);
    return () => clearTimeout(timer);
  }, [isPlaying, place, length]);
  return { place, goTo, isPlaying, setPlaying };
}

/**
 * The slider with its buttons and the time.
 * @param {{moments: Moment[], names: Record<string, string>, at: ReturnType<typeof usePlace>}} props
 */
export function Player({ moments, names, at }) {
  const moment = /** @type {Moment} */ (moments[at.place]);
  const last = moments.length - 1;
  /** @param {number} place */
  const step = (place) => {
    at.setPlaying(false);
    at.goTo(place);
  };
  return html`<div class="replay">
    <button class="iconbtn" aria-label=${t(at.isPlaying ? "replay.pause" : "replay.play")} onClick=${() => at.setPlaying(!at.isPlaying)}>${
      at.isPlaying
        ? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3" stroke-linecap="round" /></svg>`
        : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l10-6.5z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" /></svg>`
    }</button>
    <button class="iconbtn" aria-label=${t("replay.back")} onClick=${() => step(at.place - 1)}><${Icon} name="back" /></button>
    <input class="slider" type="range" min="0" max=${last} value=${at.place} aria-label=${t("replay.moment")}
      aria-valuetext=${t("replay.moment-of", { number: at.place + 1, of: moments.length, what: spoken(moment, names) })} onInput=${(/** @type {any} */ event) => step(Number(event.target.value))} />
    <button class="iconbtn" aria-label=${t("replay.on")} onClick=${() => step(at.place + 1)}><${Icon} name="next" /></button>
    <time>${clock(moment.seconds)}</time></div>`;
}

/** Holding a cube and putting it down: by two taps, by dragging, by keys. */
import { announce } from "../../shared/shell.js";
import { play } from "../../shared/sounds.js";
import { confirmsMoves, isStill } from "../../shared/preferences.js";
import { cubeName } from "../../board/pieces.js";
import { t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { can, held, isBonus, isSelfPoliced, layDown, mySeat, names, openActions, refused, sending, shake, toConfirm, view, whyNot } from "../state/state.js";
import { send } from "../net/sending.js";
import { noteDrop } from "./travelling.js";
import { sayWhy } from "./closed_reason.js";

/** @typedef {import("../state/state.js").Held} Held */
/** @typedef {import("../../types").Action} Action */
/** @typedef {import("../../own_types").WhyNot} Refusal */

/**
 * Take a cube in the hand, or put it back when it is the one held.
 * @param {Held} one
 */
export function hold(one) {
  if (sending.peek()) return;
  if (!mySeat.peek()) {
    sayWhy(null, t("why.watching"));
    return;
  }
  const before = held.peek();
  layDown();
  if (before && before.from === one.from && before.well === one.well) return;
  held.value = one;
  const places = sectionsFor(one);
  announce(
    places.length > 0
      ? t("hold.open", { cube: cubeName(one.cube), sections: places.map((to) => t(`section.${to}`)).join(", ") })
      : t("hold.closed", { cube: cubeName(one.cube) }),
  );
}

/**
 * The action that puts the held cube into a section.
 * @param {Held} one
 * @param {string} section
 * @returns {Action}
 */
function actionFor(one, section) {
  if (one.from === "permitted") return { do: "shift", cube: one.cube, to: section };
  return isBonus.peek() ? { do: "bonus", cube: one.cube } : { do: "move", cube: one.cube, to: section };
}

/**
 * The sections that the held cube may go to.
 * @param {Held | null} one
 */
export function sectionsFor(one) {
  if (!one || view.value?.is_paused) return [];
  if (isSelfPoliced.value) return isBonus.value ? ["forbidden"] : one.from === "permitted" ? ["required", "forbidden"] : ["required", "permitted", "forbidden"];
  if (one.from === "permitted")
    return openActions("shift")
      .filter((other) => other.cube === one.cube)
      .map((other) => other.to);
  if (isBonus.value) return can("bonus", { cube: one.cube }) ? ["forbidden"] : [];
  return openActions("move")
    .filter((other) => other.cube === one.cube)
    .map((other) => other.to);
}

/**
 * Why the held cube may not go to a section.
 * @param {Held} one
 * @param {string} section
 * @returns {Refusal}
 */
export function refusalFor(one, section) {
  if (view.peek()?.is_paused) return { code: "paused", rule: null, message: t("say.paused") };
  const action = actionFor(one, section);
  const found = isBonus.peek() && section !== "forbidden" ? null : whyNot(action.do, one.cube, section);
  const message = isBonus.peek() && section !== "forbidden" ? t("hold.bonus-only") : t("hold.not-there", { cube: one.cube, section: t(`section.${section}`) });
  return found ?? { code: "", rule: null, message };
}

/**
 * Put the held cube into a section: at once, or after Confirm.
 * @param {string} section
 * @param {{isSure?: boolean}} [options]
 */
export function put(section, { isSure = false } = {}) {
  const one = held.peek();
  if (!one || sending.peek()) return;
  const isOutOfTurn = shake.peek()?.turn !== mySeat.peek();
  if (isOutOfTurn && !isSelfPoliced.peek()) {
    sayWhy(whyNot(actionFor(one, section).do));
    return;
  }
  if (!sectionsFor(one).includes(section)) {
    const refusal = refusalFor(one, section);
    refused.value = { section, refusal };
    toConfirm.value = null;
    play("warning");
    announce(said(refusal, names.peek()));
    return;
  }
  refused.value = null;
  const action = actionFor(one, section);
  // Where the players police themselves a move out of turn can be made, but not by mistake.
  if ((confirmsMoves() && !isSure) || isOutOfTurn) toConfirm.value = { ...action, to: section };
  else place(action);
}

/** Make the move that waits for Confirm. */
export function confirm() {
  const action = toConfirm.peek();
  if (!action) return;
  const { to, ...rest } = action;
  place(action.do === "bonus" ? /** @type {Action} */ (rest) : action);
}

/** @param {Action} action */
async function place(action) {
  const isDone = await send(action);
  if (isDone && action.do === "bonus") isBonus.value = false;
}

/** Whether the next cube may be meant as a bonus. */
export function mayBonus() {
  return openActions("bonus").length > 0 || (isSelfPoliced.value && shake.value?.turn === mySeat.value && !shake.value?.bonus);
}

/** Turn the bonus on or off. */
export function toggleBonus() {
  if (!isBonus.peek() && !mayBonus()) {
    announce(said(whyNot("bonus") ?? { message: "" }, names.peek()));
    return;
  }
  layDown();
  isBonus.value = !isBonus.peek();
}

const DRAG_AFTER = 7;

/**
 * The events of a cube that may be taken: a tap holds it, a drag carries it.
 * @param {Held} one
 * @param {() => void} [onTap]
 */
export function takable(one, onTap = () => hold(one)) {
  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button === 0) carry(event, one, onTap);
    },
    /** @param {MouseEvent} event */
    onClick(event) {
      if (event.detail === 0) onTap();
    },
  };
}

/**
 * Follow a pointer from where it took a cube to where it lets go.
 * @param {PointerEvent} began
 * @param {Held} one
 * @param {() => void} onTap
 */
function carry(began, one, onTap) {
  const source = /** @type {HTMLElement} */ (began.currentTarget);
  /** @type {HTMLElement | null} */
  let floating = null;
  /** @type {Element | null} */
  let over = null;

  /** @param {PointerEvent} event */
  function move(event) {
    if (event.pointerId !== began.pointerId) return;
    if (!floating && Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) < DRAG_AFTER) return;
    if (!floating) {
      floating = lift(source);
      source.dataset.carried = "";
    }
    if (floating && (held.peek()?.well !== one.well || held.peek()?.from !== one.from)) {
      layDown();
      held.value = one;
    }
    floating.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -62%) scale(1.12)`;
    const below = sectionAt(event);
    if (below !== over) {
      over?.classList.remove("is-over");
      below?.classList.add("is-over");
      over = below;
    }
  }

  /** @param {PointerEvent} event */
  function end(event) {
    if (event.pointerId !== began.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    over?.classList.remove("is-over");
    delete source.dataset.carried;
    if (!floating) {
      if (event.type === "pointerup") onTap();
      return;
    }
    floating.remove();
    const drop = event.type === "pointerup" ? sectionAt(event) : null;
    const name = drop?.getAttribute("data-section");
    if (name) {
      noteDrop();
      dropped(name, drop, event);
    } else layDown();
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @type {((section: string, target: Element | null, event: PointerEvent) => void)} */
let dropped = (section) => put(section);

/**
 * Let another place, such as the Goal's stage, take what is dropped.
 * @param {((section: string, target: Element | null, event: PointerEvent) => void) | null} taker
 */
export function takeDrops(taker) {
  dropped = taker ?? ((section) => put(section));
}

/** @param {PointerEvent} event */
function sectionAt(event) {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-section]") ?? null;
}

/** @param {HTMLElement} source */
function lift(source) {
  const cube = source.querySelector(".cube") ?? source;
  const copy = /** @type {HTMLElement} */ (cube.cloneNode(true));
  copy.classList.add("is-floating");
  if (isStill()) copy.classList.add("is-still");
  document.body.append(copy);
  return copy;
}

/**
 * Whether a cube may be taken out of Permitted.
 * @param {string} cube
 */
export function mayShift(cube) {
  if (isSelfPoliced.value) return shake.value?.turn === mySeat.value;
  return openActions("shift").some((one) => one.cube === cube);
}

/** How the challenge block is taken: by holding it for a moment or by dragging it off, never by a stray tap. */
import { signal } from "../../shared/ui.js";
import { follow } from "./grip_rules.js";

/** What a finger does on the block, for the say line. */
export const grip = signal(/** @type {"" | "holding" | "tapped"} */ (""));

/** How long it is said that a tap does nothing, in milliseconds. */
const SAID_FOR = 4000;
let saidUntil = 0;

/** Say that a tap does nothing, for a while. */
export function sayTapped() {
  grip.value = "tapped";
  clearTimeout(saidUntil);
  saidUntil = setTimeout(() => {
    if (grip.peek() === "tapped") grip.value = "";
  }, SAID_FOR);
}

/** @typedef {{mayTake: () => boolean, isStill: () => boolean, begin: () => void, take: () => void, letGo: () => void, tap: () => void}} Gripped What becomes of a grip. */

/**
 * The events of the block: a pointer that is held or dragged off takes it, a tap only tells how; keys and screen readers press it.
 * @param {Gripped} does
 */
export function grippable(does) {
  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      if (event.button !== 0) return;
      if (!does.mayTake()) {
        once(event, does.tap);
        return;
      }
      const block = /** @type {HTMLElement} */ (event.currentTarget);
      block.setPointerCapture?.(event.pointerId);
      block.classList.add("is-holding");
      grip.value = "holding";
      does.begin();
      follow(event, addEventListener.bind(globalThis), removeEventListener.bind(globalThis), does.isStill, (end) => {
        block.classList.remove("is-holding");
        grip.value = "";
        if (end === "take") does.take();
        else does.letGo();
        if (end === "tap") {
          sayTapped();
          does.tap();
        }
      });
    },
    /** @param {MouseEvent} event */
    onClick(event) {
      if (event.detail !== 0) return;
      if (does.mayTake()) does.take();
      else does.tap();
    },
    /** A long press belongs to the hold; the mouse's right button and the menu key still explain the word. @param {MouseEvent} event */
    onContextMenu(event) {
      if (/** @type {PointerEvent} */ (event).pointerType !== "touch") return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** @param {PointerEvent} began @param {() => void} then */
function once(began, then) {
  /** @param {PointerEvent} event */
  const end = (event) => {
    if (event.pointerId !== began.pointerId) return;
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (event.type === "pointerup") then();
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

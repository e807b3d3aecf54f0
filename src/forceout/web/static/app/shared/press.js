/** Pressing, the same for finger, mouse, keyboard and assistive devices. */

const NEAR = 14;

/** @type {{event: Event, target: EventTarget | null, x: number, y: number} | null} */
let down = null;
/** @type {EventTarget | null} What a finger pressed last: its click is still to come. */
let touched = null;

addEventListener("pointerdown", () => (touched = null), true);
// The click of a touch comes after the press, to whatever lies there by then: a sheet that the press has opened, say.
addEventListener(
  "click",
  (event) => {
    const pressed = touched;
    if (event.detail === 0 || !pressed) return;
    touched = null;
    if (event.composedPath().includes(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);

/**
 * The events that make a press: a pointer that goes up where it went down, or a click without a pointer.
 *
 * After a touch drag Chromium sends no click for the next tap, so clicks of pointers are not waited for.
 * @param {(event: Event) => void} handler
 */
export function press(handler) {
  return {
    /** @param {PointerEvent} event */
    onPointerDown(event) {
      // What is pressed inside of something else that can be pressed hears of it first, and it alone.
      if (event.button === 0 && down?.event !== event) down = { event, target: event.currentTarget, x: event.clientX, y: event.clientY };
    },
    /** @param {PointerEvent} event */
    onPointerUp(event) {
      const began = down;
      if (!began || began.target !== event.currentTarget) return;
      down = null;
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > NEAR) return;
      if (event.pointerType !== "mouse") touched = event.currentTarget;
      handler(event);
    },
    /** @param {MouseEvent} event */
    onClick(event) {
      if (event.detail === 0) handler(event);
    },
  };
}

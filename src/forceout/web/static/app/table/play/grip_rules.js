/** What becomes of a pointer on the block: pure, so that it can be tried without a page. */

/** The milliseconds for which the block is held before it is taken; the server counts as many. */
export const HOLD = 400;
/** By how many pixels a pointer that moves away takes the block with it. */
export const OFF = 30;

/** @typedef {"take" | "tap" | "drop"} End */
/** @typedef {{pointerId: number, clientX: number, clientY: number, type: string}} Pointed */

/**
 * What one event means for a pointer that came down on the block; nothing while it is to be waited for.
 * @param {Pointed} began
 * @param {Pointed} event
 * @returns {End | null}
 */
export function endOf(began, event) {
  if (event.pointerId !== began.pointerId) return null;
  if (event.type === "pointercancel") return "drop";
  if (event.type === "pointerup") return "tap";
  return Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > OFF ? "take" : null;
}

/**
 * Follow a pointer until the block is taken or let go: after a hold, when it is dragged off, or when it goes up too soon.
 * @param {Pointed} began
 * @param {(type: string, listener: (event: any) => void) => void} listen
 * @param {(type: string, listener: (event: any) => void) => void} unlisten
 * @param {() => boolean} isStill whether the table is as it was, so that the grip still means the same
 * @param {(end: End) => void} done
 */
export function follow(began, listen, unlisten, isStill, done) {
  const types = ["pointermove", "pointerup", "pointercancel"];
  const wait = setTimeout(() => finish("take"), HOLD);
  /** @param {End} end */
  function finish(end) {
    clearTimeout(wait);
    for (const type of types) unlisten(type, heard);
    done(end === "take" && !isStill() ? "drop" : end);
  }
  /** @param {Pointed} event */
  function heard(event) {
    const end = endOf(began, event);
    if (end) finish(end);
  }
  for (const type of types) listen(type, heard);
}

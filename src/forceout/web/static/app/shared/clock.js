/** The server's clock as this browser can know it: an interval that every message narrows. */

const FORGET_AFTER = 10 * 60 * 1000;
let lowest = -Infinity;
let highest = Infinity;
let since = Date.now();

/**
 * Learn from a message: it left the server at `serverNow`, after `sentAt` where it answers a request.
 * @param {number} serverNow
 * @param {number} [sentAt]
 */
export function learnTime(serverNow, sentAt) {
  const received = Date.now();
  if (received - since > FORGET_AFTER) forgetTime();
  const above = sentAt === undefined ? Infinity : serverNow - sentAt;
  const below = serverNow - received;
  // Clocks that jumped leave no room between the bounds: what was known before is worth nothing then.
  if (below > highest || above < lowest) forgetTime();
  lowest = Math.max(lowest, below);
  highest = Math.min(highest, above);
}

/** Begin anew, after sleep or a change of the clock. */
export function forgetTime() {
  lowest = -Infinity;
  highest = Infinity;
  since = Date.now();
}

/** The server's time now, in milliseconds, by the narrowest interval. */
export function serverTime() {
  if (lowest === -Infinity) return Date.now();
  const offset = highest === Infinity ? lowest : (lowest + highest) / 2;
  return Date.now() + offset;
}

/** What the server has measured of the way to it, signed; sent along so that a slow network costs nobody time. */
let delay = /** @type {string | null} */ (null);

/** @param {string | undefined} stamp */
export function learnDelay(stamp) {
  delay = stamp ?? delay;
}

/** The latest measurement, if there is one. */
export function delayStamp() {
  return delay;
}

/** Milliseconds by the clock that answers pings and times what a player does. */
export function ownTime() {
  return Math.round(performance.now());
}

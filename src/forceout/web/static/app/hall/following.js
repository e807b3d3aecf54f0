/** News of an event: the server says when its log has grown, so that a page looks again, or sends the page's view itself. */
import { learnTime } from "../shared/clock.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/**
 * Follow what one kind of page sees of an event, until closed: "changes", "day", "front" or "public".
 * @param {string} event
 * @param {string} see
 * @param {(message: any) => void} onMessage
 * @param {(isOnline: boolean) => void} [onLink]
 * @returns {{close: () => void, look: () => Promise<void>}}
 */
export function followPage(event, see, onMessage, onLink = () => {}) {
  let isClosed = false;
  let failures = 0;
  let waiting = 0;
  /** @type {EventSource | null} */
  let source = null;

  function hangUp() {
    clearTimeout(waiting);
    source?.close();
    source = null;
  }

  function lost() {
    hangUp();
    onLink(false);
    if (isClosed) return;
    failures += 1;
    const wait = Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
    waiting = setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
  }

  function connect() {
    hangUp();
    if (isClosed) return;
    const line = new EventSource(`/api/tournaments/${event}/events?see=${see}`);
    source = line;
    line.onopen = () => {
      failures = 0;
      onLink(true);
    };
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      const now = message.now ?? message.view?.now;
      if (now) learnTime(now);
      if (message.type === "bye") lost();
      else onMessage(message);
    };
    line.onerror = lost;
  }

  const retry = () => void (!isClosed && failures > 0 && connect());
  const wake = () => void (document.visibilityState === "visible" && retry());
  // A network that goes away leaves a line open that brings nothing any more.
  const cut = () => {
    failures = Math.max(1, failures);
    hangUp();
    onLink(false);
    if (!isClosed) waiting = setTimeout(connect, LONGEST_WAIT);
  };
  addEventListener("online", retry);
  addEventListener("offline", cut);
  document.addEventListener("visibilitychange", wake);
  connect();
  return {
    look: async () => retry(),
    close() {
      isClosed = true;
      hangUp();
      removeEventListener("online", retry);
      removeEventListener("offline", cut);
      document.removeEventListener("visibilitychange", wake);
    },
  };
}

/**
 * Follow an event until closed: `onNews` is told the number of the last event, and whether something changed beside its log, such as a call
 * for a judge; `onLink` whether the server can be reached.
 * @param {string} event
 * @param {(seq: number, isNudged: boolean) => void} onNews
 * @param {(isOnline: boolean) => void} [onLink]
 * @returns {{close: () => void, look: () => Promise<void>}}
 */
export function followEvent(event, onNews, onLink = () => {}) {
  let known = -1;
  return followPage(
    event,
    "changes",
    (message) => {
      if (message.type !== "changed") return;
      onNews(message.seq, message.seq === known);
      known = message.seq;
    },
    onLink,
  );
}

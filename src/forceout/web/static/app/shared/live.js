/** The stream of a match: a WebSocket, or server-sent events where a proxy blocks it, kept alive with backoff. */
import { ownTime } from "./clock.js";

/** @typedef {{match: string, after: () => number, onMessage: (message: any) => void, onLink: (isOpen: boolean) => void}} Stream */

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 45000;
const BLOCKED_AFTER = 2;
const FINAL = ["gone", "not-allowed", "closed"];

/**
 * Follow a match until closed.
 * @param {Stream} stream
 * @returns {{close: () => void, retry: () => void}}
 */
export function follow(stream) {
  let failures = 0;
  let isClosed = false;
  let isBlocked = false;
  /** @type {(() => void) | null} */
  let hangUp = null;
  let waiting = 0;
  let silence = 0;

  function connect() {
    clearTimeout(waiting);
    hangUp?.();
    if (isClosed) return;
    let wasOpened = false;
    /** @type {Line} */
    const line = {
      opened() {
        wasOpened = true;
        failures = 0;
        stream.onLink(true);
        listen();
      },
      heard(message) {
        listen();
        if (message.type === "bye" && FINAL.includes(message.why)) isClosed = true;
        stream.onMessage(message);
      },
      lost() {
        hangUp = null;
        clearTimeout(silence);
        stream.onLink(false);
        if (isClosed) return;
        failures += 1;
        if (!wasOpened && failures >= BLOCKED_AFTER) isBlocked = !isBlocked;
        const wait = Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
        waiting = setTimeout(connect, wait * (0.7 + Math.random() * 0.6));
      },
    };
    const open = isBlocked ? openEvents : openSocket;
    hangUp = open(stream.match, stream.after(), line);
  }

  function listen() {
    clearTimeout(silence);
    silence = setTimeout(connect, SILENCE);
  }

  function retry() {
    if (!isClosed && failures > 0) connect();
  }

  // A network that goes away leaves sockets open that bring nothing any more.
  function cut() {
    if (isClosed) return;
    hangUp?.();
    hangUp = null;
    failures = Math.max(1, failures);
    stream.onLink(false);
    clearTimeout(silence);
    clearTimeout(waiting);
    waiting = setTimeout(connect, LONGEST_WAIT);
  }

  const wake = () => document.visibilityState === "visible" && retry();
  addEventListener("online", retry);
  addEventListener("offline", cut);
  document.addEventListener("visibilitychange", wake);
  connect();
  return {
    retry,
    close() {
      isClosed = true;
      removeEventListener("online", retry);
      removeEventListener("offline", cut);
      document.removeEventListener("visibilitychange", wake);
      clearTimeout(waiting);
      clearTimeout(silence);
      hangUp?.();
    },
  };
}

/** @typedef {{opened: () => void, heard: (message: any) => void, lost: () => void}} Line */

/**
 * @param {string} match
 * @param {number} after
 * @param {Line} line
 */
function openSocket(match, after, line) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${match}/live?after=${after}`);
  let isDropped = false;
  socket.onopen = () => line.opened();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "ping") socket.send(JSON.stringify({ type: "pong", t: message.t, at: ownTime() }));
    if (!isDropped) line.heard(message);
  };
  socket.onclose = () => !isDropped && line.lost();
  return () => {
    isDropped = true;
    socket.close();
  };
}

/**
 * @param {string} match
 * @param {number} after
 * @param {Line} line
 */
function openEvents(match, after, line) {
  const source = new EventSource(`/api/matches/${match}/events?after=${after}`);
  /** @param {MessageEvent} event */
  const heard = ({ data }) => line.heard(JSON.parse(data));
  source.onopen = () => line.opened();
  source.onmessage = heard;
  for (const kind of ["update", "presence", "phrase", "ping", "bye"]) source.addEventListener(kind, heard);
  source.onerror = () => {
    source.close();
    line.lost();
  };
  return () => source.close();
}

/** What the page of a room knows: the room as the server sees it, kept true by a stream, and what is done in it. */
import { get, newKey, post, Problem } from "../shared/api.js";
import { learnTime } from "../shared/clock.js";
import { toast } from "../shared/shell.js";
import { signal } from "../shared/ui.js";
import { whatHappened } from "../shared/under_way.js";

const SILENCE = 16_000;
const AGAIN = 1500;
const TRIES = 4;

/** @type {import("../../vendor/signals").Signal<any>} The room as this reader sees it; null before the first answer. */
export const room = signal(null);
/** Whether the server can be reached. */
export const isOnline = signal(true);
/** Whether there is no such room, or no longer. */
export const isGone = signal(false);
/** A beat a second, for what is counted on the page. */
export const beat = signal(0);

let id = "";
let silence = 0;
/** @type {EventSource | null} */
let stream = null;

/**
 * Follow a room until the page is left.
 * @param {string} name
 */
export function followRoom(name) {
  id = name;
  setInterval(() => (beat.value += 1), 1000);
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
  addEventListener("online", connect);
  return look().then(connect);
}

/** Ask for the room at once. */
export async function look() {
  try {
    const sentAt = Date.now();
    const found = await get(`/api/rooms/${id}`);
    learnTime(found.now, sentAt);
    take(found);
  } catch (problem) {
    missed(problem);
  }
}

/** @param {any} found */
function take(found) {
  const known = room.peek();
  if (known && known.seq > found.seq) return;
  room.value = found;
  isOnline.value = true;
}

/** @param {unknown} problem */
function missed(problem) {
  if (problem instanceof Problem && (problem.status === 404 || problem.status === 401)) isGone.value = true;
  else isOnline.value = false;
}

function connect() {
  stream?.close();
  clearTimeout(silence);
  if (isGone.peek()) return;
  stream = new EventSource(`/api/rooms/${id}/events`);
  stream.onopen = listen;
  stream.onmessage = (event) => {
    listen();
    const said = JSON.parse(event.data);
    if (said.type === "room") {
      learnTime(said.room.now);
      take(said.room);
    } else if (said.type === "bye" && said.why === "gone") isGone.value = true;
  };
  stream.onerror = () => {
    isOnline.value = false;
    clearTimeout(silence);
    // A lid that was closed, a network that was lost: whatever happened meanwhile is looked up first.
    silence = setTimeout(() => look().then(connect), AGAIN);
  };
}

/** A stream that says nothing for long is dead, whatever the browser thinks. */
function listen() {
  isOnline.value = true;
  clearTimeout(silence);
  silence = setTimeout(connect, SILENCE);
}

/**
 * Do something in the room; it is sent again with its key where the network fails, and never done twice.
 * @param {string} what
 * @param {Record<string, unknown>} [more]
 * @returns {Promise<boolean>} whether it was done
 */
export async function act(what, more = {}) {
  const sent = { act: { do: what, ...more }, key: newKey() };
  for (let tries = 1; ; tries += 1) {
    try {
      await post(`/api/rooms/${id}/acts`, sent);
      await look();
      return true;
    } catch (problem) {
      if (problem instanceof Problem || tries >= TRIES) {
        toast(whatHappened(problem), { kind: "bad", seconds: 8 });
        return false;
      }
      isOnline.value = false;
      await new Promise((resolve) => setTimeout(resolve, AGAIN * tries));
    }
  }
}

/** The address of the room in the interface for programs. @param {string} [more] */
export const path = (more = "") => `/api/rooms/${id}${more}`;

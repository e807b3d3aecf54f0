/** Real names and what a room is called: typed by the coach, kept in this browser, never sent. */
import { signal } from "../shared/ui.js";

const STORED_AS = "forceout.room.";
/** @typedef {{title: string, names: Record<string, string>, isShown: boolean}} Own */

/** @returns {Own} @param {string} room */
export function ownOf(room) {
  const none = { title: "", names: {}, isShown: true };
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(STORED_AS + room) || "{}") };
  } catch {
    return none;
  }
}

const id = document.body.dataset.room ?? "";
/** What this browser knows of the room beside what the server knows. */
export const own = signal(ownOf(id));

/** @param {Partial<Own>} changes */
export function keepOwn(changes) {
  own.value = { ...own.peek(), ...changes };
  try {
    localStorage.setItem(STORED_AS + id, JSON.stringify(own.peek()));
  } catch {
    /* a private window keeps nothing */
  }
}

/** @param {string} label @param {string} name */
export const keepName = (label, name) => keepOwn({ names: { ...own.peek().names, [label]: name.trim().slice(0, 60) } });

/** The real name behind a label, where one was typed here and is to be shown. @param {string | null} label */
export const realName = (label) => (label && own.value.isShown ? (own.value.names[label] ?? "") : "");

/** Forget everything that this browser knows of a room. @param {string} room */
export function forgetRoom(room) {
  try {
    localStorage.removeItem(STORED_AS + room);
  } catch {
    /* nothing was kept */
  }
}

/** Entries that wait for the network: kept in this browser, sent once each, in their order, when the server can be reached. */
import { Problem } from "../shared/api.js";
import { toast } from "../shared/shell.js";
import { signal } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { doAct } from "../hall/event_api.js";

/** @typedef {{key: string, event: string, act: Record<string, any>, at: number}} Kept */

const DATABASE = "forceout.hall";
const STORE = "acts";
/** The milliseconds until what did not arrive is sent again. */
const AGAIN = 4000;

/** @type {import("../../vendor/signals").Signal<Kept[]>} The entries that wait, the oldest first. */
export const kept = signal([]);
/** @type {Promise<boolean> | null} What is being sent now. */
let sending = null;
let again = 0;

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "key" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
}

/**
 * Do something with what is kept; resolves once it is on the disk.
 * @template T
 * @param {"readonly" | "readwrite"} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function within(mode, work) {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Read what this browser kept of an event. @param {string} event */
export async function readKept(event) {
  try {
    const found = await within("readonly", (store) => /** @type {IDBRequest<Kept[]>} */ (store.getAll()));
    kept.value = found.filter((one) => one.event === event).sort((one, other) => one.at - other.at);
  } catch {
    /* a private window keeps nothing: entries then live as long as the page */
  }
}

/**
 * Keep an act before it is sent; it is forgotten when the server has it, or refuses it.
 * @param {string} event
 * @param {Record<string, any>} act
 * @param {string} key
 */
export async function keep(event, act, key) {
  const one = { key, event, act, at: Date.now() };
  try {
    await within("readwrite", (store) => store.put(one));
  } catch {
    /* as above */
  }
  kept.value = [...kept.peek(), one];
}

/** @param {string} key */
async function forget(key) {
  kept.value = kept.peek().filter((one) => one.key !== key);
  try {
    await within("readwrite", (store) => store.delete(key));
  } catch {
    /* as above */
  }
}

/**
 * Send what is kept, one after another; the server knows a repetition by its key. What it refuses is told and let go. Whoever asks while
 * something is being sent waits for the same sending, which ends when nothing is left.
 * @returns {Promise<boolean>} whether everything has arrived
 */
export function sendKept() {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll() {
  clearTimeout(again);
  let isAllSent = true;
  for (let one = kept.peek()[0]; one; one = kept.peek()[0]) {
    try {
      await doAct(one.event, one.act, { key: one.key });
    } catch (problem) {
      const isRefused = problem instanceof Problem && problem.status < 500 && problem.status !== 429 && problem.status !== 401;
      if (!isRefused) {
        // A line can be open while a server is too busy, or come back a moment after the page thinks so.
        if (!(problem instanceof Problem && problem.status === 401)) again = setTimeout(sendKept, AGAIN);
        return false;
      }
      isAllSent = false;
      toast(t("hall.kept-refused", { table: one.act.table ?? "", why: problem.message }), { kind: "bad", seconds: 15 });
    }
    await forget(one.key);
  }
  return isAllSent;
}

/** What is looked up again every few seconds while a page is looked at. */
import { get } from "../shared/api.js";
import { useEffect, useState } from "../shared/ui.js";

/** @typedef {import("../types").OwnTableList} OwnTableList */

const EVERY = 8000;

/** Whether the server knows this browser: a newcomer has no cookie, and need not ask. */
export function isKnownHere() {
  return document.cookie.includes("forceout_csrf=");
}

/**
 * An answer that is kept up to date; null before the first one.
 * @template T
 * @param {string} path
 * @param {T} otherwise what stands for an answer that did not come
 * @param {() => boolean} [isWanted]
 * @returns {[T | null, () => Promise<void>]} the answer, and how to ask at once
 */
export function usePolled(path, otherwise, isWanted = () => true) {
  const [answer, setAnswer] = useState(/** @type {T | null} */ (null));
  const look = async () => {
    if (document.hidden) return;
    if (!isWanted()) {
      setAnswer(() => otherwise);
      return;
    }
    try {
      const found = await get(path);
      setAnswer(() => found);
    } catch {
      setAnswer((/** @type {T | null} */ before) => before ?? otherwise);
    }
  };
  useEffect(() => {
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return [answer, look];
}

/** One's own tables, kept up to date. */
export function useOwnTables() {
  return usePolled("/api/me/tables", /** @type {OwnTableList} */ ({ now: 0, tables: [] }), isKnownHere);
}

/** What is looked up again every few seconds while a page is looked at. */
import { get } from "../shared/api.js";
import { isKnownHere } from "../shared/sessions.js";
import { useEffect, useRef, useState } from "../shared/ui.js";

/** @typedef {import("../types").OwnTableList} OwnTableList */

const EVERY = 8000;
/** While a page is hidden, every how many times it looks up what may call somebody back. */
const HIDDEN_EVERY = 4;

/**
 * An answer that is kept up to date; null before the first one.
 * @template T
 * @param {string} path
 * @param {T} otherwise what stands for an answer that did not come
 * @param {() => boolean} [isWanted]
 * @param {boolean} [isCalling] whether it may call somebody back who looks elsewhere
 * @returns {[T | null, () => Promise<void>]} the answer, and how to ask at once
 */
export function usePolled(path, otherwise, isWanted = () => true, isCalling = false) {
  const times = useRef(0);
  const [answer, setAnswer] = useState(/** @type {T | null} */ (null));
  const look = async () => {
    times.current += 1;
    if (document.hidden && !(isCalling && times.current % HIDDEN_EVERY === 0)) return;
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
  return usePolled("/api/me/tables", /** @type {OwnTableList} */ ({ now: 0, tables: [] }), isKnownHere, true);
}

/** What has just come to be, so that it may move into place once. */
import { useEffect, useRef, useState } from "../../shared/ui.js";

/**
 * Whether something came to be a moment ago, so that it may move into place once.
 * @param {string} key
 * @param {boolean} isThere
 */
export function useFresh(key, isThere) {
  const [fresh, setFresh] = useState("");
  const seen = useRef(isThere ? key : "");
  useEffect(() => {
    if (!isThere || seen.current === key) return undefined;
    seen.current = key;
    setFresh(key);
    const done = setTimeout(() => setFresh(""), 1600);
    return () => clearTimeout(done);
  }, [key, isThere]);
  return fresh === key && key !== "";
}

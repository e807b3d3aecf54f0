/** Long lists: the first part at once, the rest part by part while the browser has nothing else to do. */
import { useEffect, useState } from "../shared/ui.js";

/**
 * How many of so many things are drawn by now.
 * @param {number} whole
 * @param {number} [part]
 */
export function useGrowing(whole, part = 40) {
  const [most, setMost] = useState(part);
  useEffect(() => {
    if (most >= whole) return;
    const timer = setTimeout(() => setMost(most + 3 * part), 80);
    return () => clearTimeout(timer);
  }, [most, whole]);
  return most;
}

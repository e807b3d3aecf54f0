/** Something under way: its button says so, and what goes wrong is told. */
import { Problem } from "./api.js";
import { toast } from "./shell.js";
import { useState } from "./ui.js";
import { t } from "./words.js";

/**
 * What went wrong, in words.
 * @param {unknown} error
 */
export function whatHappened(error) {
  return error instanceof Problem ? error.message : t("shell.unreachable");
}

/**
 * Run one thing at a time; returns which one is running, and how to run one.
 * @returns {[string | null, (name: string, work: () => Promise<unknown>) => Promise<void>]}
 */
export function useDoing() {
  const [running, setRunning] = useState(/** @type {string | null} */ (null));
  /** @param {string} name @param {() => Promise<unknown>} work */
  const run = async (name, work) => {
    if (running !== null) return;
    setRunning(name);
    try {
      await work();
    } catch (error) {
      toast(whatHappened(error), { kind: "bad", seconds: 8 });
    }
    setRunning(null);
  };
  return [running, run];
}

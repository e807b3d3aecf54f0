/** What is asked of the server once, with what is shown meanwhile and where that fails. */
import { get, post } from "../shared/api.js";
import { TopBar } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/**
 * What an address answers; null until it has, a text where it refuses.
 * @template T
 * @param {string | null} path
 * @returns {T | string | null}
 */
export function useAnswer(path) {
  const [answer, setAnswer] = useState(/** @type {T | string | null} */ (null));
  useEffect(() => {
    if (!path) return;
    setAnswer(null);
    get(path).then(setAnswer, (problem) => setAnswer(problem instanceof Error && problem.message ? problem.message : t("shell.unreachable")));
  }, [path]);
  return answer;
}

/** @param {{answer: string | null, back?: string}} props */
export function Waiting({ answer, back = "/practice" }) {
  return html`<${TopBar} back=${back} /><main class="page"><h1 class="vh">${t("practice.title")}</h1><p class=${answer === null ? "banner" : "banner banner--bad"}>${answer ?? t("practice.loading")}</p></main>`;
}

let isGuest = false;

/** Be somebody, so that a try is kept: a guest where nobody is signed in. */
export async function beSomebody() {
  if (isGuest || document.cookie.includes("forceout_csrf=")) return;
  try {
    await post("/api/guests", {});
    isGuest = true;
  } catch {
    // Without a pseudonym the answer is judged all the same, and nothing is kept.
  }
}

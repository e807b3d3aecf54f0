/** What is asked of the server once, with what is shown meanwhile and where that fails. */
import { get, post, Problem } from "../shared/api.js";
import { contents } from "../shared/contents.js";
import { keptAnswer } from "./kept_sets.js";
import { TopBar } from "../shared/shell.js";
import { html, useEffect, useLayoutEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/**
 * What an address answers; null until it has, a text where it refuses.
 * @template T
 * @param {string | null} path
 * @returns {T | string | null}
 */
export function useAnswer(path) {
  const [answer, setAnswer] = useState(/** @type {T | string | null} */ (null));
  // Before the first paint: what is asked for is often there by then.
  useLayoutEffect(() => {
    if (!path) return;
    setAnswer(null);
    // What is kept stands for what cannot be reached.
    get(path).then(setAnswer, (problem) => setAnswer((problem instanceof Problem ? undefined : keptAnswer(path)) ?? whatWentWrong(problem)));
  }, [path]);
  return answer;
}

/**
 * What is the same for everybody, by its name; null until it is there, a text where it is not to be had.
 * @param {string} name
 */
export function useContents(name) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  useEffect(() => {
    setAnswer(null);
    contents(name).then(setAnswer, (problem) => setAnswer(whatWentWrong(problem)));
  }, [name]);
  return answer;
}

/**
 * What there is to practise; without a network only what works without.
 * @param {string} game
 * @param {string} division
 */
export function useHub(game, division) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  useEffect(() => {
    setAnswer(null);
    const without = { game, division, today: null, kinds: [], themes: [], rating: null, tried: 0, solved: 0, weeks: [], row: 0 };
    get(`/api/practice?${new URLSearchParams({ game, division })}`)
      .catch((problem) => {
        if (problem instanceof Problem) throw problem;
        return contents(`practice/${game}/${division}`).then((titles) => ({ ...without, ...titles }));
      })
      .then(setAnswer, (problem) => setAnswer(whatWentWrong(problem)));
  }, [game, division]);
  return answer;
}

/** What is said of a refusal, or of a server that cannot be reached. @param {unknown} problem */
const whatWentWrong = (problem) => (problem instanceof Problem && problem.message ? problem.message : t("shell.unreachable"));

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

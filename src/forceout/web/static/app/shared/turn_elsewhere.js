/** "Your turn" on the pages around the table: the tab's title, the call, and a way to the table in one press. */
import { get } from "./api.js";
import { toast } from "./shell.js";
import { callToTable } from "./turn_signals.js";
import { html } from "./ui.js";
import { words as turnWords } from "../strings/turns.ftl";
import { addWords, t } from "./words.js";

addWords(turnWords);

/** @typedef {import("../types").OwnTable} OwnTable */

/** After how many milliseconds one's tables are looked up again: while the page is looked at, and while it is not. */
const EVERY = 8000;
const EVERY_HIDDEN = 30_000;

const TITLE = document.title;
/** The tables where it was one's turn when they were last looked up; nothing before the first time. */
let before = /** @type {Set<string> | null} */ (null);

/**
 * Say at which tables it is one's turn now; of a turn that is new, as loudly as the page may.
 * @param {OwnTable[]} tables
 * @param {{isShown?: boolean}} [options] whether the page shows them anyway
 */
export function tellTurns(tables, { isShown = true } = {}) {
  const turns = tables.filter((one) => one.is_your_turn);
  document.title = turns.length > 0 ? t("turns.tab", { title: TITLE }) : TITLE;
  const known = before;
  before = new Set(turns.map((one) => one.match));
  // What was so when the page was opened is no news, but a page that shows no tables says it once.
  for (const one of turns) {
    if (known?.has(one.match) || (known === null && isShown)) continue;
    const href = `/t/${one.match}`;
    const title = t("turns.call", { game: t(`game.${one.game}`) });
    if (known) callToTable({ title, body: t("turns.body"), match: one.match, go: () => location.assign(href) });
    if (!isShown) toast(html`<span>${title} <a href=${href}>${t("turns.go")}</a></span>`, { seconds: 12, spoken: title });
  }
}

let isWatching = false;

/** Look up one's tables again and again, on a page that does not show them. */
export function watchTurns() {
  if (isWatching) return;
  isWatching = true;
  let timer = 0;
  const look = async () => {
    clearTimeout(timer);
    try {
      tellTurns((await get("/api/me/tables")).tables, { isShown: false });
    } catch {
      // Whoever is not reached now is asked again.
    }
    timer = setTimeout(look, document.hidden ? EVERY_HIDDEN : EVERY);
  };
  look();
  document.addEventListener("visibilitychange", look);
}

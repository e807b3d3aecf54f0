/** What a change of the view sounds like, and what a screen reader hears of it: each thing once. */
import { announce } from "../../shared/shell.js";
import { play } from "../../shared/sounds.js";
import { effect } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { toConfirm, view } from "../state/state.js";
import { spokenQuestion, spokenSay } from "./status_line.js";
import { tellTurn } from "./your_turn.js";
import { eventText } from "../side/log.js";

/** @typedef {import("../../types").View} View */

const SOUND_OF = /** @type {Record<string, string>} */ ({
  roll: "roll",
  lot: "roll",
  deal: "deal",
  move: "place",
  bonus: "place",
  shift: "place",
  goal: "place",
  "pick-up": "block",
  present: "deal",
});
const QUIET = new Set(["nonce", "sealed"]);
/** The line about a call speaks for itself. */
const OF_CALLS = new Set(["called", "call-taken", "call-passed", "judge-came"]);
const LOUD = new Set(["pick-up", "challenge", "no-goal"]);
/** The say line that was spoken last, so that it is not said twice. */
let lastSaid = "";

/**
 * Tell eyes and ears what changed.
 * @param {View | null} before
 * @param {View} now
 * @param {import("../../types").MatchEvent[]} news
 */
export function notice(before, now, news) {
  for (const event of news) play(SOUND_OF[event.do ?? ""] ?? "");
  const mine = now.you.seat;
  tellTurn(before, now);
  if (now.shake?.phase === "scored" && before?.shake && before.shake.phase !== "scored") {
    const best = Math.max(...Object.values(now.shake.scores ?? {}));
    play(mine && now.shake.scores?.[mine] === best ? "right" : "wrong");
  }
  const loud = news
    .filter((one) => LOUD.has(one.do ?? ""))
    .map(eventText)
    .join(" ");
  if (!before || (now.seq === before.seq && !loud) || (news.length > 0 && news.every((one) => QUIET.has(one.kind)))) return;
  const told = news
    .filter((one) => !LOUD.has(one.do ?? "") && !OF_CALLS.has(one.kind) && one.by !== mine)
    .map(eventText)
    .join(" ");
  const say = spokenSay(now);
  const isNew = say !== lastSaid;
  lastSaid = say;
  // What cannot wait is said at once, with what is open now, and then not again.
  if (loud) announce(t("table.announce", { told: [told, loud].filter(Boolean).join(" "), say: isNew ? say : "" }), "assertive");
  else if (told || isNew) announce(t("table.announce", { told, say }));
}

/** Ask aloud, once, whether the move is meant. */
export function speakQuestions() {
  effect(() => {
    const action = toConfirm.value;
    const now = view.peek();
    if (action && now) announce(spokenQuestion(now, action));
  });
}

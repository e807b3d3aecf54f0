/** What a change of the view sounds like, and what a screen reader hears of it. */
import { announce } from "../../shared/shell.js";
import { play } from "../../shared/sounds.js";
import { t } from "../../shared/words.js";
import { spokenSay } from "./status_line.js";
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
const LOUD = new Set(["pick-up", "challenge", "no-goal"]);

/**
 * Tell eyes and ears what changed.
 * @param {View | null} before
 * @param {View} now
 * @param {import("../../types").MatchEvent[]} news
 */
export function notice(before, now, news) {
  for (const event of news) play(SOUND_OF[event.do ?? ""] ?? "");
  const mine = now.you.seat;
  const isMyTurn = Boolean(mine) && now.shake?.turn === mine;
  if (isMyTurn && before?.shake?.turn !== mine) play("turn");
  if (now.shake?.phase === "scored" && before?.shake && before.shake.phase !== "scored") {
    const best = Math.max(...Object.values(now.shake.scores ?? {}));
    play(mine && now.shake.scores?.[mine] === best ? "right" : "wrong");
  }
  const loud = news
    .filter((one) => LOUD.has(one.do ?? ""))
    .map(eventText)
    .join(" ");
  if (loud) announce(loud, "assertive");
  if (!before || now.seq === before.seq || (news.length > 0 && news.every((one) => QUIET.has(one.kind)))) return;
  const told = news
    .filter((one) => !LOUD.has(one.do ?? "") && one.by !== mine)
    .map(eventText)
    .join(" ");
  announce(t("table.announce", { told, say: spokenSay(now) }));
}

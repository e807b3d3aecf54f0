/** How a table of a round stands, for the board: an icon, a word and an edge for each. */
import { serverTime } from "../shared/clock.js";
import { t } from "../shared/words.js";
import { digits, wallTime } from "../hall/hall_clock.js";
import { beat, nameOf } from "./desk_state.js";

/** @typedef {import("../hall/event_types").TableFacts} TableFacts */
/** @typedef {import("../hall/event_types").CompetitionView} CompetitionView */

/** Each state with its icon, whether that is of the hall's sprite, and its look. What needs somebody comes first. */
export const STATES = /** @type {Record<string, [string, boolean, string]>} */ ({
  call: ["hand", true, "call"],
  appeal: ["scale", true, "appeal"],
  check: ["warn", true, "appeal"],
  sign: ["pencil", false, "sign"],
  play: ["cubes", true, "play"],
  idle: ["clock", false, "idle"],
  done: ["check", false, "done"],
});

/**
 * How a table stands.
 * @param {TableFacts} table
 * @param {Record<string, number>} told
 */
export function stateOf(table, told) {
  if (table.call) return "call";
  if (table.status === "held") return "appeal";
  if (table.status === "disputed") return "check";
  if (table.status === "entered") return "sign";
  if (table.status === "confirmed" || table.status === "left-out") return "done";
  return "start" in told ? "play" : "idle";
}

/**
 * What more is to be said of a table, in a line.
 * @param {{competition: CompetitionView, table: TableFacts, told: Record<string, number>, state: string}} shown
 */
export function moreOf({ competition, table, told, state }) {
  if (state === "call" && table.call) {
    const waited = digits((serverTime() - table.call.at) / 1000 + 0 * beat.value);
    return table.call.judge
      ? t("round.call-going", { why: t(`call-why.${table.call.reason}`), judge: table.call.judge, time: waited })
      : t("round.call", { why: t(`call-why.${table.call.reason}`), time: waited });
  }
  if (state === "appeal")
    return (
      table.appeals
        ?.filter((one) => !one.decision)
        .map((one) => t("round.appeal", { name: nameOf(one.player) }))
        .join(" ") ?? ""
    );
  if (state === "check") return t("round.disputed");
  if (state === "sign") return t("round.second");
  if (table.status === "left-out") return t("round.left-out");
  if (!table.added_time) return "";
  const warned = told["no-new-shakes"];
  const added = digits(table.added_time);
  return warned && state === "play"
    ? t("round.added-stop", { added, time: wallTime(warned + 1000 * (competition.clock.after_warning + table.added_time)) })
    : t("round.added", { added });
}

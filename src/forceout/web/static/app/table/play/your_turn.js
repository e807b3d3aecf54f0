/** "Your turn": in the tab's title, and told to who may look elsewhere. */
import { callToTable } from "../../shared/turn_signals.js";
import { effect } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { names, view } from "../state/state.js";
import { awaitedOfMe } from "./sayings.js";

/** @typedef {import("../../types").View} View */

/**
 * What is asked of the viewer, as a text that changes when something else is asked; nothing when nothing is.
 * @param {View | null} now
 */
export function askedOfMe(now) {
  const one = now && awaitedOfMe(now);
  // That the next shake may begin is nobody's turn in particular.
  return one && one.what !== "begin" ? [now.shake?.number, one.what, one.nth, one.of].join(" ") : "";
}

/** Keep the tab's title true. */
export function keepTitle() {
  effect(() => {
    const now = view.value;
    if (!now) return;
    const game = t(`game.${now.settings.game}`);
    const mine = askedOfMe(now) ? awaitedOfMe(now) : null;
    const first = now.awaited[0];
    const who = first?.who.length === 1 ? (names.value[first.who[0] ?? ""] ?? "") : "";
    document.title = mine
      ? t("title.you", { what: mine.what, game })
      : now.status === "playing" && first && who
        ? t("title.other", { what: first.what, who, game })
        : t("title.plain", { game });
  });
}

/**
 * Tell somebody who may look elsewhere that the table waits for them now.
 * @param {View | null} before
 * @param {View} now
 */
export function tellTurn(before, now) {
  const asked = askedOfMe(now);
  if (!asked || !before || asked === askedOfMe(before)) return;
  const what = awaitedOfMe(now)?.what ?? "move";
  callToTable({ title: t("title.you", { what, game: t(`game.${now.settings.game}`) }), body: t("notice.body"), match: now.match });
}

/** "Your turn": in the tab's title, by a soft sound, by vibration, and where it is wanted by a notification. */
import { preferences } from "../../shared/preferences.js";
import { play } from "../../shared/sounds.js";
import { effect } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { names, view } from "../state/state.js";
import { awaitedOfMe } from "./sayings.js";

/** @typedef {import("../../types").View} View */

/** How a phone trembles, in milliseconds. */
const TREMBLE = 90;

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
  play("turn");
  tremble();
  if (document.visibilityState === "hidden") notify(now);
}

/** Tremble, where a phone can and its owner lets it. */
function tremble() {
  if (!preferences.peek().vibrate || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(TREMBLE);
}

/** Whether this browser could notify at all. */
export function canNotify() {
  return isSecureContext && "Notification" in globalThis;
}

/** Ask whether we may notify, after somebody pressed for it; whether we may. */
export async function askToNotify() {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** @param {View} now */
function notify(now) {
  if (!preferences.peek().notify || !canNotify() || Notification.permission !== "granted") return;
  const mine = awaitedOfMe(now);
  try {
    const shown = new Notification(t("title.you", { what: mine?.what ?? "move", game: t(`game.${now.settings.game}`) }), {
      body: t("notice.body"),
      tag: `forceout ${now.match}`,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones notify only through a service worker, which we do without.
  }
}

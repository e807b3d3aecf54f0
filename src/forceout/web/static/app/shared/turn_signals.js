/** How "your turn" reaches who looks elsewhere: by a soft sound, by vibration, and where it is wanted by a notification. */
import { preferences } from "./preferences.js";
import { play } from "./sounds.js";

/** How a phone trembles, in milliseconds. */
const TREMBLE = 90;

/**
 * Call somebody to a table: heard and felt, and where the page is hidden and they asked for it, notified.
 * @param {{title: string, body: string, match: string, go?: () => void}} call
 */
export function callToTable({ title, body, match, go }) {
  play("turn");
  tremble();
  if (document.visibilityState === "hidden") notify({ title, body, match, go });
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

/** @param {{title: string, body: string, match: string, go?: () => void}} call */
function notify({ title, body, match, go }) {
  if (!preferences.peek().notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    // Whatever several pages say of one table replaces each other.
    const shown = new Notification(title, { body, tag: `forceout ${match}` });
    shown.onclick = () => {
      window.focus();
      shown.close();
      go?.();
    };
  } catch {
    // Some phones notify only through a service worker, which we do without.
  }
}

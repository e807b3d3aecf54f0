/** What a person prefers, kept in this browser and drawn at once. */
import { effect, signal } from "./ui.js";

const STORED_AS = "forceout.preferences";

/** @typedef {import("../own_types").Preferences} Preferences */

/** @type {Preferences} */
const DEFAULTS = {
  theme: "system",
  contrast: "system",
  size: "system",
  motion: "system",
  sound: true,
  vibrate: true,
  notify: false,
  letters: true,
  confirm: "phone",
};

/** @returns {Preferences} */
function stored() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(STORED_AS) || "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** The preferences now. */
export const preferences = signal(stored());

/**
 * Change some preferences and keep them.
 * @param {Partial<Preferences>} changes
 */
export function prefer(changes) {
  preferences.value = { ...preferences.value, ...changes };
}

const contrast = matchMedia("(prefers-contrast: more)");
/** Whether the system asks for more contrast, which is then ours. */
const isContrastAsked = signal(contrast.matches);
contrast.addEventListener("change", () => (isContrastAsked.value = contrast.matches));

effect(() => {
  const now = preferences.value;
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  for (const name of /** @type {const} */ (["theme", "contrast", "size", "motion"])) {
    const wanted = asked.get(name) || now[name];
    if (wanted === "system" && name === "contrast" && isContrastAsked.value) root.dataset.contrast = "more";
    else if (wanted === "system") delete root.dataset[name];
    else root.dataset[name] = wanted;
  }
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(now));
  } catch {
    /* a private window keeps nothing, which is its point */
  }
});

/** Whether the page is dark now, by choice or by the system. */
export function isDark() {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Change between light and dark. */
export function toggleTheme() {
  prefer({ theme: isDark() ? "light" : "dark" });
}

/** Whether things should appear without moving. */
export function isStill() {
  const { motion } = document.documentElement.dataset;
  return motion === "less" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches);
}

/** Whether a move is confirmed before it is made. */
export function confirmsMoves() {
  const { confirm } = preferences.value;
  return confirm === "always" || (confirm === "phone" && matchMedia("(max-width: 599px), (max-height: 519px)").matches);
}

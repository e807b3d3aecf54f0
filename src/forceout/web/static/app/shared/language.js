/** The language of the pages: the browser's, until another is chosen here; the choice is kept in a cookie, since the server speaks it too. */
import { html } from "./ui.js";
import { press } from "./press.js";
import { t } from "./words.js";

/** Each by its own name, so that whoever cannot read the page finds theirs. */
export const LANGUAGES = /** @type {const} */ ([
  ["en", "English"],
  ["es", "Español"],
  ["fr", "Français"],
]);
const COOKIE = "forceout_language";
const YEAR = 31_536_000;

/**
 * Read everything in another language from now on.
 * @param {string} tag
 */
export function chooseLanguage(tag) {
  document.cookie = `${COOKIE}=${tag}; path=/; max-age=${YEAR}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
  location.reload();
}

/** The switch. */
export function LanguageSwitch() {
  const { lang } = document.documentElement;
  return html`<div class="languages" role="group" aria-label=${t("shell.language")}>${LANGUAGES.map(
    ([tag, name]) =>
      html`<button key=${tag} type="button" class="btn btn--quiet small" lang=${tag} aria-pressed=${String(tag === lang)} ...${press(() => tag !== lang && chooseLanguage(tag))}>${name}</button>`,
  )}</div>`;
}

/** That a text is a translation which nobody has read yet whose language it is, and that the English text is the one that holds. */
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @param {{language?: string | undefined}} props */
export function Translated({ language = "en" }) {
  return language === "en" ? null : html`<p class="small on-table">${t("find.translated")}</p>`;
}

/** The code of a friend's table. */
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { useDoing } from "../shared/under_way.js";
import { joinByCode, printCode, readCode } from "./sitting.js";

/**
 * The code, with the button that joins.
 * @param {{nickname: () => string}} props
 */
export function JoinRow({ nickname }) {
  const [code, setCode] = useState("");
  const [doing, run] = useDoing();
  const isWhole = code.length === 8;
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (isWhole) run("join", () => joinByCode(nickname(), code));
  };
  return html`<form class="joinrow" onSubmit=${join}><label class="field"><span>${t("join.label")}</span>
      <input class="input" name="code" value=${printCode(code)} placeholder=${t("join.placeholder")} autocomplete="off" autocapitalize="characters" spellcheck=${false}
        onInput=${(/** @type {any} */ event) => setCode(readCode(event.target.value))} /></label>
    <button class=${isWhole ? "btn btn--big btn--primary" : "btn btn--big"} aria-disabled=${isWhole && !doing ? null : "true"}>${t("join.go")}</button></form>`;
}

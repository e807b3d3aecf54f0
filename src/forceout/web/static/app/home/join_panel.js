/** One's name, and the code of a friend's table. */
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { useDoing } from "../shared/under_way.js";
import { joinByCode, printCode, readCode } from "./sitting.js";

/**
 * The name at the table.
 * @param {{name: string, onName: (name: string) => void}} props
 */
export function NameField({ name, onName }) {
  return html`<label class="field"><span>${t("name.label")}</span>
    <input class="input" name="nickname" value=${name} autocomplete="nickname" maxlength="20" spellcheck=${false}
      onInput=${(/** @type {any} */ event) => onName(event.target.value)} /></label>`;
}

/**
 * Name and code, with the button that joins.
 * @param {{name: string, onName: (name: string) => void}} props
 */
export function JoinPanel({ name, onName }) {
  const [code, setCode] = useState("");
  const [doing, run] = useDoing();
  const isWhole = code.length === 8;
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    if (isWhole) run("join", () => joinByCode(name, code));
  };
  return html`<form class="panel join" onSubmit=${join}>
    <${NameField} name=${name} onName=${onName} />
    <div class="field"><label for="join-code"><b class="small">${t("join.label")}</b></label>
      <div class="code"><input class="input" id="join-code" name="code" value=${printCode(code)} placeholder=${t("join.placeholder")} autocomplete="off" autocapitalize="characters" spellcheck=${false}
        aria-describedby="join-hint" onInput=${(/** @type {any} */ event) => setCode(readCode(event.target.value))} />
        <button class=${isWhole ? "btn btn--big btn--primary" : "btn btn--big"} aria-disabled=${isWhole && !doing ? null : "true"}>${t("join.go")}</button></div>
      <p class="small quiet" id="join-hint">${t("join.hint")}</p></div>
  </form>`;
}

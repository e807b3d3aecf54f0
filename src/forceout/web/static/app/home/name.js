/** One's name at the table: a field that says when it cuts, and a sheet to change it. */
import { press } from "../shared/press.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing, whatHappened } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { beKnownAs } from "./sitting.js";

const LONGEST = 20;

/**
 * The name at the table.
 * @param {{name: string, onName: (name: string) => void}} props
 */
export function NameField({ name, onName }) {
  const [isCut, setCut] = useState(false);
  /** @param {any} event */
  const typed = (event) => {
    const letters = [...event.target.value];
    const kept = letters.slice(0, LONGEST).join("");
    setCut(letters.length > LONGEST);
    event.target.value = kept;
    onName(kept);
  };
  return html`<div class="field"><label class="field"><span>${t("name.label")}</span>
    <input class="input" name="nickname" value=${name} autocomplete="nickname" spellcheck=${false} onInput=${typed} /></label>
    <p class="small" role="status">${isCut ? t("name.cut", { longest: LONGEST }) : ""}</p></div>`;
}

/**
 * The sheet for another name; the server says what cannot be one.
 * @param {{name: string, onName: (name: string) => void, onClose: () => void}} props
 */
export function NameSheet({ name, onName, onClose }) {
  const [wanted, setWanted] = useState(name);
  const [problem, setProblem] = useState("");
  const [doing, run] = useDoing();
  /** @param {Event} event */
  const save = (event) => {
    event.preventDefault();
    run("name", () =>
      beKnownAs(wanted).then(
        (settled) => {
          onName(settled);
          onClose();
        },
        (error) => setProblem(whatHappened(error)),
      ),
    );
  };
  return html`<${Dialog} title=${t("name.title")} onClose=${onClose}><form class="stack" onSubmit=${save}>
    ${problem && html`<div class="banner banner--bad" role="alert"><p>${problem}</p></div>`}
    <${NameField} name=${wanted} onName=${setWanted} /><p class="small quiet">${t("name.how")}</p>
    <div class="row"><button class="btn btn--primary" aria-disabled=${doing ? "true" : null}>${t("name.save")}</button><button type="button" class="btn" ...${press(onClose)}>${t("new.cancel")}</button></div></form><//>`;
}

/**
 * Who one is here, and the way to another name.
 * @param {{name: string, onName: (name: string) => void}} props
 */
export function YouAre({ name, onName }) {
  const [isOpen, setOpen] = useState(false);
  return html`<p class="youare"><span>${t("name.you-are", { name })}</span> <button class="linkbtn" ...${press(() => setOpen(true))}>${t("name.other")}</button></p>
    ${isOpen && html`<${NameSheet} name=${name} onName=${onName} onClose=${() => setOpen(false)} />`}`;
}

/** Choosing a record: a file, or its text. */
import { Icon } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/**
 * The page before a record is chosen.
 * @param {{onRecord: (record: string) => void, problem: string}} props
 */
export function ChooseRecord({ onRecord, problem }) {
  const [text, setText] = useState("");
  const [isOver, setOver] = useState(false);
  /** @param {FileList | null | undefined} files */
  const read = async (files) => {
    const file = files?.[0];
    if (file) onRecord((await file.text()).replace(/\r\n/g, "\n"));
  };
  const showExample = async () => onRecord(await (await fetch(new URL("../../records/example.txt", import.meta.url))).text());
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer?.files);
  };
  return html`<main class="page narrow"><div class="panel stack">
    <h1 class="title">${t("replay.choose")}</h1><p class="quiet">${t("replay.choose.how")}</p>
    ${problem && html`<div class="banner banner--bad" role="alert"><p>${problem}</p></div>`}
    <label class=${isOver ? "dropfile is-over" : "dropfile"} onDragOver=${(/** @type {Event} */ event) => {
      event.preventDefault();
      setOver(true);
    }} onDragLeave=${() => setOver(false)} onDrop=${drop}>
      <${Icon} name="down" /><b>${t("replay.file")}</b><span class="small quiet">${t("replay.file.how")}</span>
      <input class="vh" type="file" accept=".txt,.record,text/plain" onChange=${(/** @type {any} */ event) => read(event.target.files)} /></label>
    <label class="field"><span>${t("replay.paste")}</span><textarea class="input paste" rows="7" spellcheck=${false} value=${text} onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea></label>
    <div class="row"><button class="btn btn--primary btn--big grow" aria-disabled=${text.trim() ? null : "true"} onClick=${() => text.trim() && onRecord(`${text.trim()}\n`)}>${t("replay.show")}</button>
      <button class="btn btn--big" onClick=${showExample}>${t("replay.example")}</button></div>
  </div></main>`;
}

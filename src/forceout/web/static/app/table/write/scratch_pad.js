/** The scratch pad: try a Solution; nobody sees it, and nobody tells whether it is right. */
import { Dialog } from "../../shared/shell.js";
import { html, useMemo } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game, shake, sheet, view } from "../state/state.js";
import { Editor, paper } from "./editor.js";
import { Keypad } from "./keypad.js";
import { oneLine, ReadingPanel, useReading } from "./reading.js";
import { Chart } from "./chart.js";
import { MatPanel } from "./writing.js";

/** The pad over the table. */
export function ScratchPad() {
  const pad = useMemo(() => paper(`${view.peek()?.match}.scratch`), []);
  const reading = useReading(oneLine(pad.value.text), "solution");
  return html`<${Dialog} kind="sheet--wide" title=${t("scratch.title")} onClose=${() => (sheet.value = null)}>
    <p class="small quiet">${t("scratch.what")}</p>
    <div class="desk"><div class="stack"><${Editor} sheet=${pad} label=${t("scratch.title")} /><${ReadingPanel} reading=${reading} /><${Keypad} sheet=${pad} goal=${game.value === "equations" ? (shake.value?.goal ?? "").replace(/[rbgk](?=[\d+\-×÷*√])/g, "") : null} /></div>
      <aside class="stack"><${Chart} /><${MatPanel} /></aside></div></${Dialog}>`;
}

/** The scratch pad: try a Solution; nobody sees it, and nobody tells whether it is right. */
import { html, useMemo } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { game, shake, view } from "../state/state.js";
import { Editor, paper } from "./editor.js";
import { KeyTray, Tools } from "./keypad.js";
import { bareGoal } from "./notation_on_paper.js";

addWords(writingWords);

/** The pad, with the cubes as its keys. */
export function ScratchPad() {
  const pad = useMemo(() => paper(`${view.peek()?.match}.scratch`), []);
  const goal = shake.value?.goal && game.value === "equations" ? bareGoal(shake.value.goal) : null;
  return html`<div class="keypad"><div class="work"><${Editor} sheet=${pad} label=${t("scratch.title")} tag=${t("scratch.tag")}><${Tools} sheet=${pad} goal=${goal} /></${Editor}></div><${KeyTray} sheet=${pad} /></div>`;
}

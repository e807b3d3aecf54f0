/** The table page begins here. */
import { words as tableWords } from "../strings/table.ftl";
import { show } from "../shared/shell.js";
import { listenForTerms } from "../shared/terms.js";
import { html } from "../shared/ui.js";
import { Problem } from "../shared/api.js";
import { addWords, t } from "../shared/words.js";
import { App, NoTable, prepare } from "./app.js";
import { sitDown } from "./net/following.js";
import { speakQuestions } from "./play/change_announcements.js";
import { keepTitle } from "./play/your_turn.js";
import { game } from "./state/state.js";

addWords(tableWords);

/** Play by keys: what reads them comes at once where there is a mouse, elsewhere with the first key that is pressed. */
function listenForKeys() {
  /** @type {KeyboardEvent[]} */
  const early = [];
  let isComing = false;
  const fetchKeys = async () => {
    if (isComing) return;
    isComing = true;
    try {
      const { listen, onKey } = await import("./play/keyboard.js");
      removeEventListener("keydown", keep);
      listen();
      early.forEach(onKey);
    } catch {
      // It could not be fetched: the next key asks for it again.
      isComing = false;
      early.length = 0;
    }
  };
  /** @param {KeyboardEvent} event */
  const keep = (event) => {
    early.push(event);
    fetchKeys();
  };
  addEventListener("keydown", keep);
  if (matchMedia("(pointer: fine)").matches) fetchKeys();
}

const match = document.body.dataset.match ?? "";
try {
  await sitDown(match);
  document.getElementById("page")?.replaceChildren();
  show(html`<${App} />`, { tellsTurns: true });
  listenForKeys();
  keepTitle();
  speakQuestions();
  listenForTerms(() => game.peek());
  prepare();
} catch (problem) {
  document.getElementById("page")?.replaceChildren();
  show(html`<${NoTable} message=${problem instanceof Problem ? problem.message : t("shell.unreachable")} />`);
  if (!(problem instanceof Problem)) throw problem;
}

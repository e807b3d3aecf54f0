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
import { listen } from "./play/keyboard.js";
import { keepTitle } from "./play/your_turn.js";
import { game } from "./state/state.js";

addWords(tableWords);
const match = document.body.dataset.match ?? "";
try {
  await sitDown(match);
  document.getElementById("page")?.replaceChildren();
  show(html`<${App} />`);
  listen();
  keepTitle();
  speakQuestions();
  listenForTerms(() => game.peek());
  prepare();
} catch (problem) {
  document.getElementById("page")?.replaceChildren();
  show(html`<${NoTable} message=${problem instanceof Problem ? problem.message : t("shell.unreachable")} />`);
  if (!(problem instanceof Problem)) throw problem;
}

/** The table page begins here. */
import { tableEnglish } from "../strings/en_table.js";
import { show } from "../shell.js";
import { listenForTerms } from "../terms.js";
import { html } from "../ui.js";
import { Problem } from "../api.js";
import { addWords, t } from "../words.js";
import { App, NoTable, prepare } from "./app.js";
import { sitDown } from "./following.js";
import { listen } from "./keys.js";
import { game } from "./state.js";

addWords(tableEnglish);
const match = document.body.dataset.match ?? "";
try {
  await sitDown(match);
  document.getElementById("page")?.replaceChildren();
  show(html`<${App} />`);
  listen();
  listenForTerms(() => game.peek());
  prepare();
} catch (problem) {
  document.getElementById("page")?.replaceChildren();
  show(html`<${NoTable} message=${problem instanceof Problem ? problem.message : t("shell.unreachable")} />`);
  if (!(problem instanceof Problem)) throw problem;
}

/** The beginning of the learning pages: the way in, or the guided shake of one game. */
import { contents } from "../shared/contents.js";
import { loadGlossary } from "../shared/glossary.js";
import { show } from "../shared/shell.js";
import { words as guidedWords } from "../strings/guided.ftl";
import { words as pagesWords } from "../strings/pages.ftl";
import { words as replayWords } from "../strings/replay.ftl";
import { listenForTerms } from "../shared/terms.js";
import { html } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { Guided, Waiting } from "./guided.js";
import { Learn } from "./learn.js";

addWords(pagesWords);
addWords(replayWords);
addWords(guidedWords);
const { game } = document.body.dataset;
if (game === "on-sets" || game === "equations") {
  document.title = t("guided.page-title", { game: t(`game.${game}`) });
  contents(`guided/${game}`)
    .then((guided) => show(html`<${Guided} guided=${guided} />`))
    .catch(() => show(html`<${Waiting} text=${t("shell.unreachable")} />`));
  loadGlossary().catch(() => undefined);
  listenForTerms(() => game);
} else {
  show(html`<${Learn} />`);
}

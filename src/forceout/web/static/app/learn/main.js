/** The beginning of the learning pages: the way in, or the guided shake of one game. */
import { get } from "../api.js";
import { loadGlossary } from "../glossary_terms.js";
import { show } from "../shell.js";
import { guidedEnglish } from "../strings/en_guided.js";
import { english } from "../strings/en_pages.js";
import { replayEnglish } from "../strings/en_replay.js";
import { listenForTerms } from "../terms.js";
import { html } from "../ui.js";
import { addWords, t } from "../words.js";
import { Guided, Waiting } from "./guided.js";
import { Learn } from "./learn.js";

addWords(english);
addWords(replayEnglish);
addWords(guidedEnglish);
const { game } = document.body.dataset;
if (game === "on-sets" || game === "equations") {
  document.title = t("guided.page-title", { game: t(`game.${game}`) });
  get(`/api/guided/${game}`).then((guided) => show(html`<${Guided} guided=${guided} />`)).catch(() => show(html`<${Waiting} text=${t("shell.unreachable")} />`));
  loadGlossary().catch(() => undefined);
  listenForTerms(() => game);
} else {
  show(html`<${Learn} />`);
}

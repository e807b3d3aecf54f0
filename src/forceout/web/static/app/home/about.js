/** What Forceout is, what it keeps, and who made its parts. */
import { Cube } from "../board/pieces.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { show, Toasts } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { html } from "../shared/ui.js";
import { choicesOf } from "../shared/games.js";
import { addWords, listed, t } from "../shared/words.js";

addWords(pagesWords);

/** @param {string} game */
const yearsOf = (game) => listed([...choicesOf(game).editions].sort());

/** The page. */
function About() {
  return html`<${NavBar} here="" /><main class="page page--tabs narrow">
    <div class="panel stack prose"><p class="row" aria-hidden="true">${["B", "∪", "R", "g6", "b×", "r2"].map((one) => html`<${Cube} cube=${one} size="sm" isHidden=${true} />`)}</p>
      <h1 class="title">${t("about.title")}</h1><p>${t("about.what")}</p><p>${t("about.judge")}</p>
      <h2>${t("about.kept.title")}</h2><p>${t("about.kept")}</p>
      <h2>${t("about.fair.title")}</h2><p>${t("about.fair")}</p>
      <h2>${t("about.rules.title")}</h2><p>${t("about.rules", { on_sets: yearsOf("on-sets"), equations: yearsOf("equations") })}</p>
      <h2>${t("about.parts.title")}</h2><p>${t("about.parts")}</p><p>${t("about.names")}</p>
      <p class="row"><a class="btn" href="/">${t("join.home")}</a><a class="btn btn--quiet" href="/learn">${t("home.learn")}</a></p></div></main><${TabBar} here="" /><${Toasts} />`;
}

show(html`<${About} />`);

/** The way into learning: a guided shake in each game, the rules, the glossary. */
import { Card, Cube, Icon } from "../board/pieces.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { Toasts } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { progressOf } from "./progress.js";

const ART = /** @type {Record<string, string[]>} */ ({ "on-sets": ["R", "∩", "B"], equations: ["g6", "b×", "r2"] });

/** @param {{game: string}} props */
function GuidedTile({ game }) {
  const { done, of } = progressOf(game);
  const key = done >= of ? "home.again" : done > 0 ? "home.go-on" : "home.start";
  return html`<article class="tile">
    <div class="tile__art tile__art--low" aria-hidden="true">${game === "on-sets" && html`<ul class="fan"><${Card} card="BR" /><${Card} card="BRG" /></ul>`}<span class="row">${(ART[game] ?? []).map((one) => html`<${Cube} cube=${one} isHidden=${true} />`)}</span></div>
    <h2>${t("learn.first-shake", { game: t(`game.${game}`) })}</h2><p>${t(`learn.guided.${game}`)}</p>
    <div class="steps" role="img" aria-label=${t("home.steps", { game: t(`game.${game}`), done, of })}>${Array.from({ length: of }, (_, place) => html`<i class=${place < done ? "on" : ""}></i>`)}</div>
    <a class="btn btn--primary btn--big full" href=${`/learn/${game}`}>${t(key, { game: t(`game.${game}`) })}</a></article>`;
}

/** The page. */
export function Learn() {
  return html`<${NavBar} here="learn" /><main class="page page--tabs">
    <div class="head"><div><h1>${t("learn.title")}</h1><p>${t("learn.lead")}</p></div></div>
    <div class="tiles">${["on-sets", "equations"].map((game) => html`<${GuidedTile} game=${game} />`)}</div>
    <div class="doors">
      ${[
        ["on-sets", "/learn/rules/on-sets"],
        ["equations", "/learn/rules/equations"],
        ["guidelines", "/learn/rules/guidelines"],
      ].map(
        ([book, href]) =>
          html`<a class="panel door" href=${href}><${Icon} name="learn" /><b>${t(`learn.rules.${book}`)}</b><span class="small quiet">${t(`learn.rules.${book}.what`)}</span></a>`,
      )}
      <a class="panel door" href="/glossary"><${Icon} name="help" /><b>${t("glossary.title")}</b><span class="small quiet">${t("learn.glossary.what")}</span></a>
    </div></main><${TabBar} here="learn" /><${Toasts} />`;
}

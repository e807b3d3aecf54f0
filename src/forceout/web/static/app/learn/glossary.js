/** The glossary of both games, with search. */
import { Choice } from "../shared/choices.js";
import { SymbolText } from "../board/pieces.js";
import { show, TopBar, Toasts } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { classes, html, useEffect, useState } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { hasAll, Marked, SearchField, wordsOf } from "./searching.js";
import { loadGlossary } from "../shared/glossary.js";
import { SeeLink } from "../shared/term.js";

/** @typedef {import("../shared/glossary.js").TermEntry} TermEntry */

addWords(pagesWords);

/** The page. */
function GlossaryPage() {
  const [terms, setTerms] = useState(/** @type {TermEntry[] | null} */ (null));
  const [problem, setProblem] = useState(false);
  const [typed, setTyped] = useState("");
  const [game, setGame] = useState("all");
  const at = decodeURIComponent(location.hash.slice(1));
  useEffect(() => {
    loadGlossary()
      .then(setTerms)
      .catch(() => setProblem(true));
  }, []);
  useEffect(() => {
    if (terms && at) document.getElementById(at)?.scrollIntoView({ block: "start" });
  }, [terms]);
  const words = wordsOf(typed);
  const shown = (terms ?? []).filter((one) => (game === "all" || one.games.includes(game)) && hasAll(`${one.term} ${one.meaning} ${one.told ?? ""}`, words));
  return html`<${TopBar} back="/learn" where=${html`<b>${t("glossary.title")}</b>`} />
    <main class="page"><div class="head"><div><h1>${t("glossary.title")}</h1><p>${t("glossary.lead")}</p></div></div>
      <div class="panel rules__choose">
        <${Choice} isNamed label=${t("new.game")} value=${game} options=${["all", "on-sets", "equations"].map((value) => ({ value, title: value === "all" ? t("glossary.both") : t(`game.${value}`) }))} onChange=${setGame} />
        <${SearchField} label=${t("glossary.search")} value=${typed} onSearch=${setTyped} found=${terms ? t("glossary.found", { count: shown.length }) : ""} /></div>
      ${problem && html`<p class="banner banner--bad">${t("shell.unreachable")}</p>`}
      <dl class="glossary">${shown.map(
        (one) => html`<div key=${one.slug} id=${one.slug} class=${classes("panel", "entry", one.slug === at && "is-at")}>
        <dt lang="en"><${Marked} text=${one.term} words=${words} /></dt>
        <dd>${one.told && html`<span class="told"><${Marked} text=${one.told} words=${words} /></span>`}
          <span lang="en" class=${one.told ? "told__by" : null}>${words.length ? html`<${Marked} text=${one.meaning} words=${words} />` : html`<${SymbolText} text=${one.meaning} />`}</span>
          <span class="entry__see">${one.see.map((see) => html`<${SeeLink} see=${see} />`)}</span></dd></div>`,
      )}</dl>
    </main><${Toasts} />`;
}

show(html`<${GlossaryPage} />`);

/** The rules of a division in our words, with search; every clause has an address of its own. */
import { Choice } from "../shared/choices.js";
import { contents } from "../shared/contents.js";
import { DIVISIONS } from "../shared/games.js";
import { show, TopBar, Toasts } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { classes, html, useEffect, useMemo, useState } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { hasAll, Marked, SearchField, wordsOf } from "./searching.js";

/** @typedef {import("../types").ClauseEntry} Clause */
/** @typedef {import("../types").Rules} Rules */

const BOOKS = ["on-sets", "equations", "guidelines"];
addWords(pagesWords);

/**
 * One clause.
 * @param {{book: string, clause: Clause, words: string[], isAt: boolean, onAt: (section: string) => void}} props
 */
function ClauseEntry({ book, clause, words, isAt, onAt }) {
  const Heading = clause.level === 0 || words.length > 0 ? "h2" : "h3";
  /** @param {MouseEvent} event */
  const point = (event) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onAt(clause.section);
  };
  return html`<article id=${clause.section} class=${classes("clause", `clause--${Math.min(clause.level, 3)}`, isAt && "is-at")}>
    <a class="rule" href=${`/learn/rules/${book}/${clause.section}`} onClick=${point} aria-label=${t("shell.rule", { section: clause.section })} aria-current=${isAt ? "location" : null}><span lang="en">${clause.section}</span></a>
    <div><${Heading} class="clause__title" lang="en"><${Marked} text=${clause.title} words=${words} /><//>
      ${clause.told && html`<p class="told"><${Marked} text=${clause.told} words=${words} /></p>`}
      <p class=${clause.told ? "told__by" : null}><span lang="en"><${Marked} text=${clause.words} words=${words} /></span>
        ${clause.status === "judge-only" && html` <span class="chip chip--small">${t("rules.judge-only")}</span>`}
        ${clause.status === "advisory" && html` <span class="chip chip--small">${t("rules.advisory")}</span>`}</p></div></article>`;
}

/**
 * The list of the book's chapters.
 * @param {{clauses: Clause[], onAt: (section: string) => void}} props
 */
function Chapters({ clauses, onAt }) {
  const chapters = clauses.filter((one) => one.level === 0);
  return html`<nav class="chapters panel" aria-label=${t("rules.chapters")}><ul>${chapters.map(
    (one) =>
      html`<li><a href=${`#${one.section}`} onClick=${(/** @type {Event} */ event) => {
        event.preventDefault();
        onAt(one.section);
      }}><b lang="en">${one.section}</b> <span lang="en">${one.title}</span></a></li>`,
  )}</ul></nav>`;
}

/** The page; `section` is the clause that the address names. @param {{book: string, section: string, edition: string | null}} props */
function RulesPage({ book: firstBook, section, edition: firstEdition }) {
  const [book, setBook] = useState(firstBook);
  const [edition, setEdition] = useState(firstEdition);
  const [division, setDivision] = useState("all");
  const [rules, setRules] = useState(/** @type {Rules | null} */ (null));
  const [problem, setProblem] = useState(false);
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(section);
  useEffect(() => {
    setProblem(false);
    contents(`rules/${book}${edition ? `/${edition}` : ""}`)
      .then(setRules)
      .catch(() => setProblem(true));
  }, [book, edition]);
  useEffect(() => {
    if (rules && at) document.getElementById(at)?.scrollIntoView({ block: "start" });
  }, [rules, at]);
  const words = wordsOf(typed);
  const shown = useMemo(
    () =>
      (rules?.clauses ?? []).filter(
        (one) => (division === "all" || one.divisions.includes(division)) && hasAll(`${one.section} ${one.title} ${one.words} ${one.told ?? ""}`, words),
      ),
    [rules, division, typed],
  );
  /** @param {string} where */
  const goTo = (where) => {
    setTyped("");
    setAt(where);
    history.replaceState(null, "", `/learn/rules/${book}/${where}${edition ? `?edition=${edition}` : ""}`);
    document.getElementById(where)?.scrollIntoView({ block: "start" });
  };
  /** @param {string} which */
  const open = (which) => {
    setBook(which);
    setEdition(null);
    setAt("");
    setRules(null);
    history.replaceState(null, "", `/learn/rules/${which}`);
  };
  const name = t(`learn.rules.${book}`);
  return html`<${TopBar} back="/learn" where=${html`<b>${t("rules.title")}</b>`} />
    <main class="page"><div class="head"><div><h1>${name}</h1><p>${t("rules.lead")}</p></div></div>
      <div class="panel rules__choose">
        <${Choice} isNamed label=${t("rules.book")} value=${book} options=${BOOKS.map((value) => ({ value, title: t(`rules.book.${value}`) }))} onChange=${open} />
        ${rules && rules.editions.length > 1 && html`<${Choice} isNamed label=${t("new.edition")} value=${rules.edition} options=${rules.editions.map((value) => ({ value, title: value }))} onChange=${setEdition} />`}
        ${book !== "guidelines" && html`<${Choice} isNamed label=${t("home.division")} value=${division} options=${["all", ...DIVISIONS].map((value) => ({ value, title: value === "all" ? t("rules.all") : t(`division.${value}`) }))} onChange=${setDivision} />`}
        <${SearchField} label=${t("rules.search")} value=${typed} onSearch=${setTyped} found=${rules ? t("rules.found", { count: shown.length }) : ""} />
      </div>
      <div class="rules"><${Chapters} clauses=${rules?.clauses ?? []} onAt=${goTo} />
        <div class="panel clauses">${
          problem
            ? html`<p class="banner banner--bad">${t("shell.unreachable")}</p>`
            : !rules
              ? html`<p class="quiet">${t("rules.looking")}</p>`
              : shown.length === 0
                ? html`<p class="empty">${t("rules.nothing")}</p>`
                : shown.map(
                    (one) => html`<${ClauseEntry} key=${one.section} book=${book} clause=${one} words=${words} isAt=${one.section === at} onAt=${goTo} />`,
                  )
        }</div></div>
    </main><${Toasts} />`;
}

// Without a network one page stands for every address of the book.
const [, , , book = "", section = ""] = location.pathname.split("/").map(decodeURIComponent);
show(
  html`<${RulesPage} book=${BOOKS.includes(book) ? book : "on-sets"} section=${section || location.hash.slice(1)} edition=${new URLSearchParams(location.search).get("edition")} />`,
);

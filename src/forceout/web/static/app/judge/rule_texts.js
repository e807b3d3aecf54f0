/** The rules in our words, clause by clause, at hand without a network. */
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen, route } from "./desk_state.js";
import { loadRules, rules } from "./desk_books.js";
import { HallIcon } from "./hall_pieces.js";
import { Screen } from "./screen.js";

const MOST = 60;

/** One book, from a clause on. */
export function RulesScreen() {
  const { game, edition } = chosen.value;
  const [, book = game, section = ""] = route.value;
  const [words, setWords] = useState("");
  const contents = rules.value[`${book} ${book === game ? edition : ""}`] ?? rules.value[`${book} `];
  if (!contents) loadRules(book, book === game && edition ? edition : undefined);
  const wanted = words.trim().toLowerCase();
  const all = contents?.clauses ?? [];
  const begin = section
    ? Math.max(
        0,
        all.findIndex((/** @type {any} */ one) => one.section === section),
      )
    : 0;
  const shown = wanted ? all.filter((/** @type {any} */ one) => `${one.section} ${one.title} ${one.words}`.toLowerCase().includes(wanted)) : all.slice(begin);
  return html`<${Screen} title=${contents?.title ?? t("tool.rules")} about=${t(`game.${game}`)} back="#find" needs=${false}>
    <div class="row">${["guidelines", "on-sets", "equations"].map((one) => html`<a key=${one} class="btn" aria-current=${one === book ? "page" : null} href=${`#rules/${one}`}>${t(`rules-book.${one}`)}</a>`)}</div>
    <div class="searchbox"><${HallIcon} name="search" /><label class="vh" for="rule-words">${t("rules.search")}</label><input class="input" id="rule-words" type="search" value=${words} placeholder=${t("rules.search")} onInput=${(/** @type {any} */ event) => setWords(event.target.value)} /></div>
    <div class="results">${shown.slice(0, MOST).map((/** @type {any} */ one) => html`<article key=${one.section} class="panel"><p><span class="rule">${one.section}</span> <b>${one.title}</b></p><p class="small">${one.words}</p></article>`)}</div></${Screen}>`;
}

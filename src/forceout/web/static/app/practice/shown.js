/** What is shown once a puzzle is answered, or given up. */
import { Cube, cubeName, SymbolText, Written } from "../board/pieces.js";
import { RuleLink } from "../shared/shell.js";
import { classes, html } from "../shared/ui.js";
import { listed, t } from "../shared/words.js";

/** @typedef {import("../types").PracticePuzzle} Puzzle */
/** @typedef {import("../types").PracticeShown} Shown */

/** @param {{puzzle: Puzzle, shown: Shown, mine: Record<string, unknown> | null}} props */
export function ShownAnswer({ puzzle, shown, mine }) {
  const { game } = puzzle.position;
  if (puzzle.kind === "find") return html`<${Solutions} shown=${shown} game=${game} mine=${typeof mine?.solution === "string" ? mine.solution : ""} />`;
  if (puzzle.kind === "challenge")
    return html`<${Panel} title=${t(`practice.claim.${shown.claim}`)}>
      ${shown.solution && html`<div class="sol"><${Written} text=${shown.solution} game=${game} /></div>`}
      <p><${SymbolText} text=${shown.proof ?? t(`practice.shown.${shown.claim}`)} /></p><//>`;
  if (puzzle.kind === "wrong")
    return html`<${Panel} title=${t(`practice.fault.${shown.code}`)}><p><${SymbolText} text=${shown.message ?? ""} /> <${RuleLink} rule=${shown.rule} book=${game} /></p><//>`;
  if (puzzle.kind === "reading")
    return html`<${Panel} title=${shown.ambiguous ? t("practice.shown.ambiguous") : t("practice.shown.not-ambiguous")}>
      ${shown.regrouped && html`<div class="sol"><${Written} text=${shown.regrouped} game=${game} /></div>`}
      ${shown.message && html`<p><${SymbolText} text=${shown.message} /> <${RuleLink} rule=${shown.rule} book=${game} /></p>`}<//>`;
  if (puzzle.kind === "goal") return html`<${Goals} shown=${shown} game=${game} />`;
  return html`<${Moves} shown=${shown} game=${game} />`;
}

/** @param {{title: string, children?: import("../../vendor/preact").Child}} props */
function Panel({ title, children }) {
  return html`<section class="panel"><div class="panel__head"><h2>${title}</h2></div>${children}</section>`;
}

/** @param {{shown: Shown, game: string, mine: string}} props */
function Solutions({ shown, game, mine }) {
  const plain = (/** @type {string} */ text) => [...(text.split("=")[0] ?? "").replace(/[\s()[\]{}]/g, "")].sort().join("");
  return html`<${Panel} title=${t("practice.shown.solutions")}><ol class="sols">${(shown.solutions ?? []).map(
    (one, place) =>
      html`<li class=${classes("sol", Boolean(mine) && plain(mine) === plain(one) && "is-yours")}><${Written} text=${one} game=${game} />
        <span class="sol__tags">${Boolean(mine) && plain(mine) === plain(one) && html`<span class="chip chip--good">${t("practice.shown.yours")}</span>`}${place === 0 && html`<span class="chip chip--accent">${t("practice.shown.shortest", { count: shown.cubes ?? 0 })}</span>`}</span></li>`,
  )}</ol><p class="small quiet">${t("practice.shown.these", { count: shown.found ?? 0 })}</p><//>`;
}

/** @param {{shown: Shown, game: string}} props */
function Goals({ shown, game }) {
  const named = (/** @type {string} */ goal) => (game === "equations" ? goal.replace(/[rbgk]/g, "") : goal);
  const spoiled = Object.entries(shown.spoiled ?? {});
  return html`<${Panel} title=${t("practice.shown.goals")}>
    <p>${t("practice.shown.hold", { goals: listed((shown.holds ?? []).map(named)) })}</p>
    ${spoiled.map(([goal, pair]) => html`<p class="small">${t("practice.shown.spoiled", { goal: named(goal), first: cubeName(pair[0] ?? ""), second: cubeName(pair[1] ?? "") })}</p>`)}
    ${(shown.impossible ?? []).length > 0 && html`<p class="small">${t("practice.shown.impossible-goals", { goals: listed((shown.impossible ?? []).map(named)) })}</p>`}<//>`;
}

/** @param {{shown: Shown, game: string}} props */
function Moves({ shown, game }) {
  const moves = Object.entries(shown.moves ?? {}).sort(([, one], [, other]) => Number(other[0] === "safe") - Number(one[0] === "safe"));
  return html`<${Panel} title=${t("practice.shown.moves")}><ul class="sols">${moves.map(([name, [outcome = "", solution]]) => {
    const [cube = "", to = ""] = name.split(" ");
    return html`<li class=${classes("sol", outcome === "safe" && "is-yours")}><span class="row"><${Cube} cube=${cube} size="sm" /> ${t(`section.${to}`)}</span><span class="small">${t(`practice.move.${outcome}`)}</span>${solution && html`<${Written} text=${solution} game=${game} />`}</li>`;
  })}</ul><//>`;
}

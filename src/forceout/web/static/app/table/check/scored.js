/** After a shake: who won it and why, the Solutions with their verdicts, the scoresheet, signing, what comes next. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { goToRematch } from "../../shared/rematch.js";
import { RuleLink, toast } from "../../shared/shell.js";
import { stylesheet } from "../../shared/stylesheets.js";
import { classes, html, signal } from "../../shared/ui.js";
import { addWords, listed, rich, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { can, game, mySeat, names, shake, view } from "../state/state.js";
import { explain, send } from "../net/sending.js";
import { Shelf as CommonShelf } from "../play/actions.js";
import { Log } from "../side/log.js";
import { isDisputed, ScoresheetTable } from "./scoresheet.js";
import { Solution } from "./solution.js";

export { ScoresheetTable } from "./scoresheet.js";

addWords(writingWords);

/** @typedef {"points" | "solutions" | "sheet" | "analysis" | "log"} Look */

/** What is looked at; each shake begins with its points. */
const look = signal({ shake: 0, at: /** @type {Look} */ ("points") });
/** What draws the analysis, once it has been fetched. */
const analysis = signal(/** @type {any} */ (null));

const looked = () => (look.value.shake === shake.value?.number ? look.value.at : "points");
/** @param {Look} at */
const lookAt = (at) => (look.value = { shake: shake.peek()?.number ?? 0, at });
const nameOf = (/** @type {string} */ seat) => names.value[seat] ?? seat;

/** Open the analysis of this shake. */
async function analyse() {
  try {
    const [found] = await Promise.all([import("../side/analysis.js"), stylesheet("app/replay/replay.css")]);
    analysis.value = found.Analysis;
    lookAt("analysis");
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    toast(t("shell.unreachable"), { kind: "bad" });
  }
}

/** The page after a shake. */
export function Hand() {
  const now = shake.value;
  if (!now) return null;
  const at = looked();
  const solutions = now.contest?.solutions ?? [];
  return html`<div class="work scored"><${Winner} />
    <div class="scored__body">${
      at === "points"
        ? html`<${Points} />`
        : at === "solutions"
          ? html`<div class="boards" tabindex="0" role="region" aria-label=${t("scored.solutions")}>${solutions.map((one) => html`<${Solution} key=${one.by} one=${one} />`)}</div>`
          : at === "sheet"
            ? html`<${ScoresheetTable} />`
            : at === "log"
              ? html`<div class="work work--paper"><${Log} /></div>`
              : analysis.value &&
                html`<section class="looking" tabindex="0" role="region" aria-label=${t("scored.analysis")}><${analysis.value} match=${view.value?.match ?? ""} shake=${now.number} /></section>`
    }</div></div>
    <nav class="tabs tabs--always" aria-label=${t("tabs.label")}><${Look} at="points" icon="crown" label=${t("scored.points")} />${solutions.length > 0 && html`<${Look} at="solutions" icon="check" label=${t("scored.solutions")} />`}<${Look} at="sheet" icon="print" label=${t("scored.sheet")} /><${Look} at="log" icon="log" label=${t("tabs.log")} /></nav>`;
}

/** @param {{at: Look, icon: string, label: string}} props */
function Look({ at, icon, label }) {
  return html`<button class="tab" aria-pressed=${String(looked() === at)} aria-label=${label} ...${press(() => lookAt(at))}><${Icon} name=${icon} /><span>${label}</span></button>`;
}

/** How the shake ended. */
function ending() {
  const now = shake.value;
  const contest = now?.contest;
  if (now?.phase === "void") return rich("scored.void");
  if (!contest) return rich("scored.ended");
  const writer = contest.solutions.some((one) => one.correct);
  const slots = { name: nameOf(contest.challenger ?? "") };
  if (contest.end === "now")
    return rich(writer && contest.solutions.some((one) => one.correct && one.by !== contest.mover) ? "scored.now-right" : "scored.now-wrong", slots);
  if (contest.end === "impossible") return rich(writer ? "scored.impossible-wrong" : "scored.impossible-right", slots);
  return rich(writer ? "scored.all-some" : "scored.all-none");
}

/**
 * Those with the most points, and how many.
 * @param {Record<string, number>} points
 */
function best(points) {
  const most = Math.max(...Object.values(points));
  return { most, who: Object.keys(points).filter((seat) => points[seat] === most) };
}

/** Who won, named first: the shake, and at the end the match. */
function Winner() {
  const now = shake.value;
  const sheet = view.value?.scoresheet;
  if (!now) return null;
  const isOver = view.value?.status === "over";
  const points = isOver ? sheet?.totals : (now.scores ?? undefined);
  const { most, who } = points && Object.keys(points).length > 0 ? best(points) : { most: 0, who: [] };
  const slots = { name: listed(who.map(nameOf)), count: most, winners: who.length };
  const title = who.length === 0 ? t("scored.nobody") : t(isOver ? "scored.wins-match" : "scored.wins-shake", slots);
  const standing = Object.entries(sheet?.totals ?? now.totals)
    .sort(([, one], [, other]) => other - one)
    .map(([seat, total]) => t("scored.standing", { name: nameOf(seat), count: total }));
  return html`<div class="work--paper won"><${Icon} name="crown" /><div><h2>${title}</h2><p>${ending()} ${t("scored.stands", { list: listed(standing) })}</p></div></div>`;
}

/** What each player got, and why. */
function Points() {
  const now = shake.value;
  const sheet = view.value?.scoresheet;
  if (!now) return null;
  const isOver = view.value?.status === "over" && sheet;
  const scores = now.scores ?? {};
  const order = [...now.players].sort((one, other) =>
    isOver ? (sheet.totals[other] ?? 0) - (sheet.totals[one] ?? 0) : (scores[other] ?? 0) - (scores[one] ?? 0),
  );
  const most = Math.max(...Object.values(isOver ? sheet.totals : scores));
  return html`<ol class="places" aria-label=${t("scored.scores")}>${order.map((seat) => {
    const total = sheet?.totals[seat] ?? now.totals[seat] ?? 0;
    const rows = (sheet?.shakes ?? []).map((row) => (row.scores[seat] ?? 0) + (row.penalties[seat] ?? 0));
    return html`<li key=${seat} data-seat=${seat} class=${classes("place", (isOver ? total : scores[seat]) === most && "is-best")}><span class="place__pts">${scores[seat] ?? 0}</span>
      <span><b>${nameOf(seat)}</b><small>${isOver && rows.length > 1 ? t("scored.shakes", { list: rows.join(" + ").replaceAll("+ -", "− ") }) : why(seat)}</small></span>
      <span class="place__all"><b>${total}</b>${isOver && sheet.points ? t("scored.match-points", { count: sheet.points[seat] ?? 0 }) : t("scored.in-all")}</span></li>`;
  })}</ol>`;
}

/** @param {string} seat */
function roleOf(seat) {
  const contest = shake.value?.contest;
  if (contest?.challenger === seat) return rich("seats.challenger");
  if (contest?.mover === seat) return rich("seats.mover");
  return contest?.third === seat ? rich("seats.third") : t("seats.player");
}

/** @param {string} seat */
function why(seat) {
  const now = shake.value;
  const given = now?.score_reasons?.[seat];
  if (given) return html`${said(given, names.value)} <${RuleLink} rule=${given.rule} book=${game.value} />`;
  const solution = now?.contest?.solutions.find((one) => one.by === seat);
  const penalty = now?.penalties[seat] ?? 0;
  const text = solution ? t(solution.correct ? "scored.wrote-right" : "scored.wrote-wrong") : t("scored.wrote-nothing");
  return html`${roleOf(seat)}. ${text} ${penalty < 0 && t("scored.penalty", { count: -penalty })}`;
}

/** The way on: the next shake, signing, a rematch; and beside it the analysis, or what to do when the sheet is wrong. */
export function Shelf() {
  const now = view.value;
  if (!now) return null;
  const isSheet = looked() === "sheet";
  const mine = mySeat.value ?? "";
  const between =
    isSheet && mine && now.status === "playing" && isLast()
      ? html`<button class="btn" aria-pressed=${String(isDisputed.value)} ...${press(() => (isDisputed.value = !isDisputed.peek()))}>${t("sheet.wrong")}</button>`
      : isScored() && html`<button class="btn" ...${press(analyse)}><${Icon} name="eye" /> ${t("scored.see-analysis")}</button>`;
  const asked = asker() && html`<span class="shelf__note" role="status">${t("rematch.asked", { name: nameOf(asker()) })}</span>`;
  return html`<${CommonShelf} main=${way(isSheet, mine)} between=${asked || between || ""} />`;
}

/** Whether there is a shake to look back at; a match may be broken off in the middle of one. */
const isScored = () => ["scored", "void"].includes(shake.value?.phase ?? "");

/** Whether no shake comes any more, so that signing is what is left. */
const isLast = () => Boolean(view.value?.is_round_over) || !view.value?.next_goal_setter;

/** @param {boolean} isSheet @param {string} mine */
function way(isSheet, mine) {
  const now = view.value;
  const total = now?.scoresheet?.totals[mine] ?? 0;
  if (isSheet && can("sign"))
    return { label: t(isLast() ? "sheet.sign" : "sheet.sign-early", { count: total }), act: () => void send({ do: "sign" }), isOpen: true };
  if (can("shake")) return { label: t("shake.next"), act: () => void send({ do: "shake" }), isOpen: true };
  if (can("sign") && isLast()) return { label: t("scored.sign"), act: () => lookAt("sheet"), isOpen: true };
  if ((now?.status === "over" || now?.status === "abandoned") && mine)
    return { label: t(now.rematch ? (asker() ? "rematch.yes" : "rematch.go") : "rematch.ask"), act: rematch, isOpen: true };
  return null;
}

/** Who else has asked for a rematch, to which everybody may go along. */
function asker() {
  const by = view.value?.rematch?.by;
  return by && mySeat.value && by !== mySeat.value ? by : "";
}

async function rematch() {
  try {
    await goToRematch(view.peek()?.match ?? "");
  } catch (problem) {
    await explain(problem);
  }
}

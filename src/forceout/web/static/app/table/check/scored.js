/** After a shake: points with reasons, the Solutions with their verdicts, the scoresheet, signing, what comes next. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { RuleLink, toast } from "../../shared/shell.js";
import { stylesheet } from "../../shared/stylesheets.js";
import { classes, html, signal, useEffect, useRef, useState } from "../../shared/ui.js";
import { addWords, listed, rich, t } from "../../shared/words.js";
import { said } from "../../shared/sentences.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { can, companions, game, mayWord, mySeat, names, shake, view } from "../state/state.js";
import { ask, send } from "../net/sending.js";
import { Solution } from "./checking.js";
import { Answers } from "../play/actions.js";
import { winners } from "../play/sayings.js";
import { named } from "../play/status_line.js";

addWords(writingWords);

const APPEALS = ["solution-was-right", "solution-was-wrong", "rule-misread", "time-was-wrong", "score-was-wrong"];

/** The headline of how the shake ended. */
function headline() {
  const now = shake.value;
  const contest = now?.contest;
  if (now?.phase === "void") return rich("scored.void");
  if (!contest) return rich("scored.ended");
  const writer = contest.solutions.some((one) => one.correct);
  const slots = { name: names.value[contest.challenger ?? ""] ?? "" };
  if (contest.end === "now")
    return rich(writer && contest.solutions.some((one) => one.correct && one.by !== contest.mover) ? "scored.now-right" : "scored.now-wrong", slots);
  if (contest.end === "impossible") return rich(writer ? "scored.impossible-wrong" : "scored.impossible-right", slots);
  return rich(writer ? "scored.all-some" : "scored.all-none");
}

/** The page after a shake. */
export function Scored() {
  const now = shake.value;
  if (!now) return null;
  const solutions = now.contest?.solutions ?? [];
  return html`<div class="stack"><${Won} /><div class="head"><h2 class="head__title">${headline()}</h2><div class="row head__next"><${Next} /></div></div>
    <${Scores} />
    ${solutions.length > 0 && html`<div class="boards">${solutions.map((one) => html`<${Solution} key=${one.by} one=${one} />`)}</div>`}
    <${Looking} key=${now.number} shake=${now.number} />
    <${ScoresheetTable} /></div>`;
}

/** What draws the analysis, once it has been fetched, and the shake that it is open for. */
const analysis = signal(/** @type {{Part: any, shake: number} | null} */ (null));

/** Open the analysis of this shake. */
async function look() {
  const number = shake.peek()?.number ?? 0;
  try {
    const [found] = await Promise.all([import("../side/analysis.js"), stylesheet("app/replay/replay.css")]);
    analysis.value = { Part: found.Analysis, shake: number };
  } catch (problem) {
    if (!(problem instanceof TypeError)) throw problem;
    toast(t("shell.unreachable"), { kind: "bad" });
  }
}

/** The analysis of this shake, once it is asked for; it comes into view by itself. @param {{shake: number}} props */
function Looking({ shake }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const open = analysis.value;
  const isOpen = open?.shake === shake;
  useEffect(() => {
    if (!isOpen) return;
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) return null;
  return html`<section ref=${box} class="looking" tabindex="-1" aria-label=${t("scored.analysis")}><${open.Part} match=${view.value?.match ?? ""} shake=${shake} /></section>`;
}

/** What each player got, and why. */
function Scores() {
  const now = shake.value;
  if (!now?.scores) return null;
  const scores = now.scores;
  const best = Math.max(...Object.values(scores));
  return html`<ol class="scores" aria-label=${t("scored.scores")}>${now.players.map(
    (seat) => html`<li key=${seat} class=${classes("score", scores[seat] === best && "is-best")}>
    <span class="score__points">${scores[seat] ?? 0}</span><b class="score__name">${names.value[seat] ?? seat}</b><span class="small quiet">${rich("scored.in-all", { role: roleOf(seat), count: now.totals[seat] ?? 0 })}</span>
    <p class="score__why">${why(seat)}</p></li>`,
  )}</ol>`;
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
  return html`${text} ${penalty < 0 && t("scored.penalty", { count: -penalty })}`;
}

/** The way on: the analysis, signing, the next shake, a rematch. */
function Next() {
  const now = view.value;
  if (!now) return null;
  return html`<button class="btn" ...${press(look)}><${Icon} name="eye" /> ${t("scored.see-analysis")}</button>
    <${SignButton} /><${Rematch} />
    <${Answers} />`;
}

/** Signing, with what it ends: a match that could go on asks once more. */
function SignButton() {
  const [isSure, setSure] = useState(false);
  const isLast = Boolean(view.value?.is_round_over || view.value?.scoresheet?.signed.length);
  if (!can("sign")) return null;
  const act = () => (isLast || isSure ? send({ do: "sign" }) : setSure(true));
  return html`<div class="signing"><button class=${classes("btn", isLast && "btn--primary", isSure && !isLast && "btn--bad")} ...${press(act)}><${Icon} name="pencil" /> ${t(isSure && !isLast ? "scored.sign-sure" : "scored.sign")}</button>
    <p class="small quiet">${t(isLast ? "scored.sign-ends" : "scored.sign-early")}</p></div>`;
}

/** Who has won the match, and why. */
function Won() {
  const now = view.value;
  const won = now?.status === "over" ? winners(now) : null;
  const sheet = now?.scoresheet;
  if (!won || !sheet) return null;
  const isAll = won.seats.length === sheet.players.length;
  /** @param {Readonly<Record<string, number>>} points */
  const each = (points) => listed(sheet.players.map((seat) => t("won.each", { name: names.value[seat] ?? seat, count: points[seat] ?? 0 })));
  return html`<section class="panel won" aria-labelledby="won-title"><${Icon} name="crown" /><div><h2 id="won-title">${t(isAll ? "won.drawn" : "won.title", { who: named(won.seats), count: won.seats.length, me: won.seats.length === 1 && won.seats[0] === mySeat.value ? "me" : "other" })}</h2>
    <p>${t("won.why", { totals: each(sheet.totals) })} ${sheet.points && t("won.points", { points: each(sheet.points) })}</p></div></section>`;
}

/** A rematch takes everybody along to one new table: who asks first opens it, the others go along. */
function Rematch() {
  const now = view.value;
  const asked = companions.value.rematch;
  if (!now || (now.status !== "over" && now.status !== "abandoned") || !mySeat.value) return null;
  const name = asked?.by ? (names.value[asked.by] ?? "") : "";
  const isOther = asked && asked.by !== mySeat.value;
  return html`<button class="btn btn--primary" ...${press(rematch)}>${t(isOther ? "scored.rematch-along" : "scored.rematch")}</button>
    ${isOther && html`<p class="small" role="status">${t("scored.rematch-asked", { name })}</p>`}`;
}

async function rematch() {
  const made = await ask("rematch");
  if (made?.match) location.href = `/t/${made.match}`;
}

/** The scoresheet of the match. */
export function ScoresheetTable() {
  const now = view.value;
  const sheet = now?.scoresheet;
  const [isAppealing, setAppealing] = useState(false);
  if (!now || !sheet || sheet.shakes.length === 0) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${rich("sheet.title")}</h2></div><div class="scroll"><table class="league"><thead><tr><th scope="col">${t("sheet.shake")}</th>${sheet.players.map((seat) => html`<th key=${seat} class="num" scope="col">${names.value[seat] ?? seat}</th>`)}</tr></thead><tbody>
    ${sheet.shakes.map((row, place) => html`<tr key=${place}><td>${place + 1} <span class="tiny quiet">${row.void ? t("sheet.void") : t("sheet.goal-of", { name: names.value[row.goal_setter] ?? "" })}</span></td>${sheet.players.map((seat) => html`<td key=${seat} class="num">${row.void ? "–" : (row.scores[seat] ?? 0)}${(row.penalties[seat] ?? 0) < 0 && html` <span class="tiny">(${row.penalties[seat]})</span>`}</td>`)}</tr>`)}
    ${sheet.corrections.map((one, place) => html`<tr key=${`c${place}`}><td>${t("sheet.correction")} <span class="tiny quiet">${t(`reason.${one.reason}`)}</span></td>${sheet.players.map((seat) => html`<td key=${seat} class="num">${seat === one.player ? one.points : ""}</td>`)}</tr>`)}
    <tr><th scope="row">${t("sheet.total")}</th>${sheet.players.map((seat) => html`<td key=${seat} class="num total">${sheet.totals[seat] ?? 0}</td>`)}</tr>
    ${sheet.points && html`<tr><th scope="row">${rich("sheet.points")}</th>${sheet.players.map((seat) => html`<td key=${seat} class="num total">${sheet.points?.[seat] ?? 0}</td>`)}</tr>`}
    <tr><th scope="row">${t("sheet.signed")}</th>${sheet.players.map((seat) => html`<td key=${seat} class="num">${sheet.signed.includes(seat) ? html`<${Icon} name="check" label=${t("sheet.signed")} />` : ""}</td>`)}</tr></tbody></table></div>
    <p class="tiny quiet">${t("sheet.rules", { edition: now.settings.edition, game: t(`game.${now.settings.game}`) })}</p>
    ${now.seal && html`<p class="tiny quiet" title=${now.seal.hash}>${t("sheet.seal", { hash: now.seal.hash.slice(0, 12) })} ${t("sheet.seal.why")}</p>`}
    <div class="row"><a class="btn" href=${`/replay/${now.match}`}><${Icon} name="play" /> ${t("scored.replay")}</a>
      <a class="btn" href=${`/api/matches/${now.match}/record`} download=${`${now.match}.txt`}><${Icon} name="down" /> ${t("scored.record")}</a></div>
    ${
      mayWord("appeal") &&
      html`<button class="btn btn--quiet" aria-expanded=${String(isAppealing)} ...${press(() => setAppealing(!isAppealing))}>${t("sheet.appeal")}</button>
      ${
        isAppealing &&
        html`<div class="row">${APPEALS.map(
          (one) =>
            html`<button key=${one} class="btn" ...${press(() => {
              setAppealing(false);
              send({ do: "appeal", reason: one });
            })}>${t(`appeal.${one}`)}</button>`,
        )}</div>`
      }`
    }</section>`;
}

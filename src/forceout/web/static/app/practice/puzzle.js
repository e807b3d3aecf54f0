/** A puzzle: one sentence, one position, one answer; then right, wrong or shown in the place of the sentence. */
import { get, post, Problem } from "../shared/api.js";
import { Icon, SymbolText } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { announce, RuleLink, Toasts, toast, TopBar } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { KINDS } from "./answers.js";
import { choose, chosen } from "./choices.js";
import { wait } from "./kept_sets.js";
import { beSomebody, useAnswer, Waiting } from "./loading.js";
import { whereabouts } from "./position.js";
import { RatingBand } from "./rating.js";
import { countTry, isWhole } from "./run_of_ten.js";
import { ShownAnswer } from "./shown.js";

/** @typedef {import("../types").PracticePuzzle} Puzzle */
/** @typedef {import("../types").PracticeVerdict} Verdict */

/** @param {{name: string}} props */
export function PuzzlePage({ name }) {
  const puzzle = useAnswer(`/api/practice/puzzles/${encodeURIComponent(name)}`);
  if (puzzle === null || typeof puzzle === "string") return html`<${Waiting} answer=${puzzle} />`;
  return html`<${Solving} puzzle=${puzzle} />`;
}

/** Where the next puzzle is: the next of a set, else one like this. */
export async function nextPuzzle() {
  const { game, division, kind, theme, level, code, queue } = chosen();
  if (isWhole() && !code) return location.assign("/practice/run");
  const [first, ...rest] = queue ?? [];
  if (first) {
    choose({ queue: rest });
    return location.assign(`/practice/puzzle/${first}`);
  }
  if (code) return location.assign(`/practice/set/${code}`);
  const wanted = new URLSearchParams({ game, division, ...(kind && { kind }), ...(theme && { theme }), ...(level && { level }) });
  try {
    const { puzzle } = await get(`/api/practice/next?${wanted}`);
    location.assign(`/practice/puzzle/${puzzle}`);
  } catch (problem) {
    toast(problem instanceof Error ? problem.message : t("shell.unreachable"), { kind: "bad" });
  }
}

/** @param {{puzzle: Puzzle, base?: string, hasHint?: boolean, onNext?: () => void}} props */
export function Solving({ puzzle, base = `/api/practice/puzzles/${puzzle.id}`, hasHint = true, onNext = nextPuzzle }) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [shown, setShown] = useState(/** @type {import("../types").PracticeShown | null} */ (null));
  const [mine, setMine] = useState(/** @type {Record<string, unknown> | null} */ (null));
  const [hint, setHint] = useState(/** @type {Record<string, any> | null} */ (null));
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const isRight = verdict?.right === true;
  const isOver = isRight || shown !== null || isWaiting;
  /** @param {Record<string, unknown>} answer */
  const send = async (answer) => {
    if (isSending) return;
    setSending(true);
    try {
      await beSomebody();
      const found = /** @type {Verdict} */ (await post(`${base}/answer`, { answer, hinted: hint !== null, code: chosen().code ?? null }));
      setVerdict(found);
      setShown(found.shown);
      setMine(answer);
      if (hasHint) countTry(puzzle, found, hint !== null);
      announce(found.right ? t("practice.right") : `${t("practice.wrong-answer")} ${found.reasons.map((one) => one.message).join(" ")}`, "assertive");
    } catch (problem) {
      // Only a puzzle of the catalogue can wait: positions of a match are not kept.
      if (!(problem instanceof Problem) && hasHint && wait({ name: puzzle.id, answer, hinted: hint !== null, code: chosen().code ?? null })) {
        setWaiting(true);
        announce(t("practice.waits"), "assertive");
      } else toast(problem instanceof Problem && problem.message ? problem.message : t("shell.unreachable"), { kind: "bad" });
    } finally {
      setSending(false);
    }
  };
  const again = () => {
    setVerdict(null);
    setTries(tries + 1);
  };
  const reveal = async () => {
    try {
      await beSomebody();
      const found = await post(`${base}/reveal`, {});
      setShown(found.shown);
      setVerdict(null);
      announce(t("practice.shown"));
    } catch (problem) {
      toast(problem instanceof Error && problem.message ? problem.message : t("shell.unreachable"), { kind: "bad" });
    }
  };
  const help = async () => {
    try {
      const found = await get(`${base}/hint`);
      setHint(found);
      announce(hintWords(found));
    } catch {
      toast(t("shell.unreachable"), { kind: "bad" });
    }
  };
  document.title = t("practice.page-title", { kind: t(`practice.kind.${puzzle.kind}`) });
  const Answer = KINDS[puzzle.kind];
  const isOpen = !isOver && verdict === null;
  return html`<${TopBar} back="/practice" backLabel=${t("practice.back")} where=${html`<b>${t(`practice.kind.${puzzle.kind}`)}</b> <span>${whereabouts(puzzle.position)}</span>`} />
    <main class="puz"><h1 class="vh">${t(`practice.kind.${puzzle.kind}`)}</h1>
      <div class="puz__main">
        <${Feedback} puzzle=${puzzle} verdict=${verdict} isShown=${shown !== null && !isRight} isWaiting=${isWaiting} onAgain=${again} onReveal=${reveal} />
        <${Answer} key=${tries} puzzle=${puzzle} isOpen=${isOpen} onAnswer=${send} />
        ${shown && html`<${ShownAnswer} puzzle=${puzzle} shown=${shown} mine=${mine} />`}</div>
      <aside class="puz__side" aria-label=${t("practice.side")}>
        ${verdict?.after ? html`<${RatingBand} rating=${verdict.after} before=${verdict.before} />` : isOpen && html`<section class="panel"><ul class="stake"><li><${Icon} name="flag" /><span>${t("practice.first-try")}</span></li><li><${Icon} name="help" /><span>${t("practice.hint-free")}</span></li><li><${Icon} name="clock" /><span>${t("practice.no-clock")}</span></li></ul></section>`}
        ${hint && html`<section class="panel"><h2>${t("practice.hint")}</h2><p>${hintWords(hint)}</p></section>`}
        <div class="stack">
          ${isOpen && hasHint && !hint && html`<button type="button" class="btn btn--big" ...${press(help)}>${t("practice.hint")}</button>`}
          ${isOver && html`<button type="button" class="btn btn--primary btn--big" ...${press(() => onNext())}>${t("practice.next")}</button>`}</div></aside></main><${Toasts} />`;
}

/** @param {Record<string, any>} hint */
function hintWords(hint) {
  return t(`practice.hint.${hint.hint}`, {
    count: hint.count ?? 0,
    fault: hint.code ? t(`practice.fault.${hint.code}`) : "",
    section: hint.section ? t(`section.${hint.section}`) : "",
  });
}

/** @param {{puzzle: Puzzle, verdict: Verdict | null, isShown: boolean, isWaiting: boolean, onAgain: () => void, onReveal: () => void}} props */
function Feedback({ puzzle, verdict, isShown, isWaiting, onAgain, onReveal }) {
  const { position, asked, kind } = puzzle;
  if (verdict?.right) {
    return html`<section class="feedback feedback--good" role="status"><${Icon} name="check" /><h2>${verdict.first === false ? t("practice.right") : t("practice.right-first")}</h2></section>`;
  }
  if (verdict) {
    return html`<section class="feedback feedback--bad" role="status"><${Icon} name="cross" /><h2>${t("practice.wrong-answer")}</h2>
      ${verdict.reasons.map((one) => html`<p><${SymbolText} text=${one.message} /> <${RuleLink} rule=${one.rule} book=${position.game} /></p>`)}
      ${kind !== "challenge" && html`<div class="row"><button type="button" class="btn btn--primary" ...${press(onAgain)}>${t("practice.again")}</button><button type="button" class="btn" ...${press(onReveal)}>${t("practice.show-me")}</button></div>`}</section>`;
  }
  if (isWaiting) return html`<section class="feedback feedback--shown" role="status"><${Icon} name="clock" /><h2>${t("practice.waits")}</h2></section>`;
  if (isShown) return html`<section class="feedback feedback--shown" role="status"><${Icon} name="eye" /><h2>${t("practice.shown")}</h2></section>`;
  return html`<section class="say"><div class="say__text"><b>${t(`practice.ask.${kind}`)}</b> ${t(`practice.ask.${kind}.${asked.asks ?? asked.end ?? "what"}`)}</div></section>`;
}

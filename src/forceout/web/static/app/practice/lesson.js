/** A lesson: short steps on real pieces, then three puzzles. */
import { SymbolText, Written } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { announce, RuleLink, TopBar } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { choose, chosen } from "./choices.js";
import { useContents, Waiting } from "./loading.js";
import { PositionView } from "./position.js";

/** @typedef {import("../types").PracticeStep} Step */

/** @param {{game: string, name: string}} props */
export function LessonPage({ game, name }) {
  const { division } = chosen();
  const lesson = useContents(`lesson/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${division}`);
  const [place, setPlace] = useState(0);
  if (lesson === null || typeof lesson === "string") return html`<${Waiting} answer=${lesson} />`;
  document.title = t("practice.page-title", { kind: lesson.title });
  const step = lesson.steps[place];
  const [first, ...rest] = lesson.puzzles;
  return html`<${TopBar} back="/practice" where=${html`<b>${lesson.title}</b>`} /><main class="page practice"><h1>${lesson.title}</h1>
    <p class="small" role="status">${step ? t("practice.lesson.step", { step: place + 1, of: lesson.steps.length }) : t("practice.lesson.done")}</p>
    ${
      step
        ? html`<${StepView} key=${place} step=${step} game=${game} onNext=${() => setPlace(place + 1)} />`
        : html`<section class="panel"><p>${t("practice.lesson.puzzles")}</p>${first && html`<p><a class="btn btn--primary btn--big" href=${`/practice/puzzle/${first}`} onClick=${() => choose({ queue: rest, code: undefined })}>${t("practice.lesson.go")}</a></p>`}</section>`
    }</main>`;
}

/** @param {{step: Step, game: string, onNext: () => void}} props */
function StepView({ step, game, onNext }) {
  const [given, setGiven] = useState(/** @type {number | null} */ (null));
  const right = step.step === "judge" ? (step.correct ? 0 : 1) : (step.right ?? 0);
  const choices = step.step === "judge" ? [t("practice.lesson.correct"), t("practice.lesson.not-correct")] : (step.choices ?? []);
  const reasons = step.step === "judge" ? (step.reasons ?? []) : step.because ? [{ message: step.because, rule: step.rule ?? "" }] : [];
  /** @param {number} place */
  const answer = (place) => {
    setGiven(place);
    announce(`${place === right ? t("practice.right") : t("practice.wrong-answer")} ${reasons.map((one) => one.message).join(" ")}`);
  };
  return html`<section class="say"><div class="say__text"><${SymbolText} text=${step.words ?? t("practice.lesson.judge")} /></div></section>
    ${step.position && html`<${PositionView} position=${step.position} />`}
    ${step.written && html`<section class="writing" aria-label=${t("practice.written")}><${Written} text=${step.written} game=${game} /></section>`}
    ${step.step !== "tell" && given === null && html`<div class="choices choices--list" role="group" aria-label=${t("practice.lesson.judge")}>${choices.map((one, place) => html`<button type="button" class="choice" ...${press(() => answer(place))}><b><${SymbolText} text=${one} /></b></button>`)}</div>`}
    ${given !== null && html`<section class=${`feedback ${given === right ? "feedback--good" : "feedback--bad"}`} role="status"><h2>${given === right ? t("practice.right") : t("practice.wrong-answer")}</h2>${reasons.map((one) => html`<p><${SymbolText} text=${one.message} /> <${RuleLink} rule=${one.rule} book=${game} /></p>`)}${reasons.length === 0 && html`<p>${t("practice.lesson.is-correct")}</p>`}</section>`}
    ${(step.step === "tell" || given !== null) && html`<p><button type="button" class="btn btn--primary btn--big" ...${press(onNext)}>${t("practice.lesson.next")}</button></p>`}`;
}

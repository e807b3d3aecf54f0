/** The judge's practice test: positions and situations, each with its answer and the rule, a score at the end. */
import { Cube, cardName, GoalCubes } from "../board/pieces.js";
import { get, post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen, tell } from "./desk_state.js";
import { Clause, Screen } from "./screen.js";
import { Translated } from "./translated.js";

const SECTIONS = ["required", "permitted", "forbidden", "resources"];

/** The test, from the first question to the score. */
export function PracticeTest() {
  const about = chosen.value;
  const [test, setTest] = useState(/** @type {any} */ (null));
  const [place, setPlace] = useState(0);
  const [marked, setMarked] = useState(/** @type {Record<number, any>} */ ({}));
  const begin = async () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    const asks = new URLSearchParams({
      game: about.game,
      division: about.division,
      seed: String(seed >>> 1),
      ...(about.edition ? { edition: about.edition } : {}),
      ...(about.season ? { season: about.season } : {}),
    });
    const found = await tell(() => get(`/api/desk/test?${asks}`));
    if (!found) return;
    setTest({ ...found, seed: seed >>> 1 });
    setPlace(0);
    setMarked({});
  };
  const title = t("tool.test");
  const what = [t(`game.${about.game}`), t(`division.${about.division}`)].join(" · ");
  if (!test)
    return html`<${Screen} title=${title} about=${what}><section class="panel stack-2"><p>${t("test.lead")}</p><button class="btn btn--primary btn--big full" onClick=${begin}>${t("test.begin")}</button></section><${Translated} language=${document.documentElement.lang} /></${Screen}>`;
  const question = test.questions[place];
  const right = Object.values(marked).filter((one) => one.is_right).length;
  if (!question)
    return html`<${Screen} title=${title} about=${what}><section class="panel stack-2"><p class="clockface" role="status">${t("test.score", { right, of: test.questions.length })}</p><button class="btn btn--primary btn--big full" onClick=${begin}>${t("test.again")}</button></section></${Screen}>`;
  const answered = marked[question.number];
  const choose = async (/** @type {number} */ choice) => {
    if (answered) return;
    const found = await tell(() =>
      post("/api/desk/test", {
        game: about.game,
        division: about.division,
        seed: test.seed,
        number: question.number,
        choice,
        ...(about.edition ? { edition: about.edition } : {}),
        ...(about.season ? { season: about.season } : {}),
      }),
    );
    if (found) setMarked({ ...marked, [question.number]: { ...found, choice } });
  };
  return html`<${Screen} title=${title} about=${t("test.question", { number: place + 1, of: test.questions.length })}><section class="panel quiz"><h2>${question.asks}</h2><${Position} position=${question.position} />
    <div class="choice" role="group" aria-label=${question.asks}>${question.choices.map((/** @type {string} */ one, /** @type {number} */ number) => html`<button key=${number} class=${`opt${answered && answered.right === number ? " is-right" : ""}${answered && answered.choice === number && !answered.is_right ? " is-wrong" : ""}`} aria-pressed=${String(answered?.choice === number)} onClick=${() => choose(number)}><b>${one}</b></button>`)}</div>
    ${answered && html`<div class="stack-2" role="status"><p><b>${t(answered.is_right ? "test.right" : "test.wrong")}</b> ${answered.says} ${(answered.rules ?? []).map((/** @type {string} */ one) => html`<${Clause} key=${one} rule=${one} game=${about.game} />`)}</p><button class="btn btn--primary full" onClick=${() => setPlace(place + 1)}>${t("test.next")}</button></div>`}</section></${Screen}>`;
}

/**
 * What lies on the table; what the question itself says is not said again.
 * @param {{position: any}} props
 */
function Position({ position }) {
  if (!position) return null;
  const { game, goal, universe, situation } = position;
  return html`<dl class="laid small">${universe && html`<dt>${t("board.universe")}</dt><dd>${universe.map((/** @type {string} */ card) => html`<span key=${card} class="chip" role="img" aria-label=${cardName(card)}>${card === "-" ? "–" : card}</span>`)}</dd>`}
    ${goal && html`<dt>${t("section.goal")}</dt><dd><${GoalCubes} goal=${goal} game=${game} size="sm" /></dd>`}
    ${SECTIONS.filter((one) => position[one]?.length).map((one) => html`<dt>${t(`section.${one}`)}</dt><dd>${position[one].map((/** @type {string} */ cube, /** @type {number} */ number) => html`<${Cube} key=${number} cube=${cube} size="sm" />`)}</dd>`)}
    ${situation && html`<dt>${t("test.after")}</dt><dd>${t(`situation.${situation}`)}</dd>`}</dl>`;
}

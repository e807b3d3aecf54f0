/** A sprint: sixty or a hundred and twenty seconds of one technique; after a miss the worked steps, and the sand waits. */
import { SymbolText } from "../board/pieces.js";
import { Universe } from "../board/universe.js";
import { press } from "../shared/press.js";
import { announce, TopBar } from "../shared/shell.js";
import { html, useEffect, useRef, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { useContents, Waiting } from "./loading.js";

/** @typedef {import("../types").PracticeSprint} Sprint */
/** @typedef {import("../types").PracticeTask} Task */

/** How many rows of tasks a sprint has (`web/pages/kept_contents.py`). */
const ROWS = 1000;

/** @param {{game: string, name: string}} props */
export function SprintPage({ game, name }) {
  const [seed] = useState(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  const sprint = useContents(`sprint/${encodeURIComponent(game)}/${encodeURIComponent(name)}/${seed % ROWS}`);
  const [seconds, setSeconds] = useState(0);
  if (sprint === null || typeof sprint === "string") return html`<${Waiting} answer=${sprint} />`;
  document.title = t("practice.page-title", { kind: sprint.title });
  if (seconds === 0) {
    return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${sprint.title}</h1><p>${t("practice.sprint.how")}</p>
      <div class="row">${[60, 120].map((one) => html`<button type="button" class="btn btn--primary btn--big" ...${press(() => setSeconds(one))}>${t("practice.sprint.seconds", { count: one })}</button>`)}</div></main>`;
  }
  return html`<${Running} sprint=${sprint} seconds=${seconds} />`;
}

/** @param {{sprint: Sprint, seconds: number}} props */
function Running({ sprint, seconds }) {
  const [place, setPlace] = useState(0);
  const [left, setLeft] = useState(seconds);
  const [typed, setTyped] = useState("");
  const [missed, setMissed] = useState(/** @type {{task: Task, given: string}[]} */ ([]));
  const [isWaiting, setWaiting] = useState(false);
  const waits = useRef(false);
  waits.current = isWaiting;
  useEffect(() => {
    const timer = setInterval(() => !waits.current && setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const task = sprint.tasks[place];
  const solved = place - missed.length + (isWaiting ? 1 : 0);
  if (left === 0 || !task) return html`<${Result} sprint=${sprint} solved=${solved} missed=${missed} seconds=${seconds} />`;
  /** @param {string} given */
  const answer = (given) => {
    if (isWaiting || given === "") return;
    setTyped("");
    if (given === task.answer) {
      announce(t("practice.right"));
      return setPlace(place + 1);
    }
    setMissed([...missed, { task, given }]);
    setWaiting(true);
    announce(`${t("practice.sprint.missed", { answer: task.answer })} ${task.steps.join(" ")}`, "assertive");
  };
  const onward = () => {
    setWaiting(false);
    setPlace(place + 1);
  };
  return html`<${TopBar} back="/practice" where=${html`<b>${sprint.title}</b>`} /><main class="sprint"><h1 class="vh">${sprint.title}</h1>
    <div class="stack">${task.cards.length > 0 && html`<${Universe} cards=${task.cards} />`}
      <section class="panel sprint__q"><p class="sprint__ask"><${SymbolText} text=${task.question} /></p>
        ${
          sprint.keys === "number" &&
          html`<form onSubmit=${(/** @type {Event} */ event) => {
            event.preventDefault();
            answer(typed);
          }}><label><span class="vh">${t("practice.sprint.answer")}</span><input class="sprint__box" inputmode="numeric" autocomplete="off" size="6" value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value.trim())} /></label></form>`
        }</section>
      ${isWaiting ? html`<${Worked} task=${task} onNext=${onward} />` : html`<${Keys} sprint=${sprint} task=${task} typed=${typed} onTyped=${setTyped} onAnswer=${answer} />`}</div>
    <aside class="stack"><section class="panel"><h2>${t("practice.sprint.left")}</h2><p class="big" role="timer">${left}</p><p>${t("practice.sprint.solved", { count: solved })}</p>${isWaiting && html`<p class="small">${t("practice.sprint.sand-waits")}</p>`}</section></aside></main>`;
}

/** @param {{sprint: Sprint, task: Task, typed: string, onTyped: (text: string) => void, onAnswer: (text: string) => void}} props */
function Keys({ sprint, task, typed, onTyped, onAnswer }) {
  if (sprint.keys === "count") {
    return html`<div class="numpad numpad--wide">${Array.from({ length: 11 }, (_, count) => html`<button type="button" ...${press(() => onAnswer(String(count)))}>${count}</button>`)}</div>`;
  }
  if (sprint.keys === "choice") {
    return html`<div class="choices">${task.choices.map((one) => html`<button type="button" class="choice" ...${press(() => onAnswer(one))}><b><${SymbolText} text=${one === "yes" ? t("practice.yes") : one === "no" ? t("practice.no") : one} /></b></button>`)}</div>`;
  }
  return html`<div class="numpad">${[..."123456789"].map((one) => html`<button type="button" ...${press(() => onTyped(typed + one))}>${one}</button>`)}
    <button type="button" aria-label=${t("practice.rub")} ...${press(() => onTyped(typed.slice(0, -1)))}>⌫</button><button type="button" ...${press(() => onTyped(`${typed}0`))}>0</button><button type="button" class="go" ...${press(() => onAnswer(typed))}>${t("practice.sprint.ok")}</button></div>`;
}

/** @param {{task: Task, onNext: () => void}} props */
function Worked({ task, onNext }) {
  return html`<section class="panel"><h2>${t("practice.sprint.missed", { answer: task.answer === "yes" ? t("practice.yes") : task.answer === "no" ? t("practice.no") : task.answer })}</h2>
    <ol class="worked">${task.steps.map((one) => html`<li><b><${SymbolText} text=${one} /></b></li>`)}</ol>
    <p><button type="button" class="btn btn--primary btn--big" ...${press(onNext)}>${t("practice.sprint.go-on")}</button></p></section>`;
}

/** @param {{sprint: Sprint, solved: number, missed: {task: Task, given: string}[], seconds: number}} props */
function Result({ sprint, solved, missed, seconds }) {
  return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${sprint.title}</h1><p class="big">${solved}</p><p role="status">${t("practice.sprint.result", { count: solved, seconds })}</p>
    ${missed.map(({ task, given }) => html`<section class="panel"><h2><${SymbolText} text=${task.question} /></h2><p>${t("practice.sprint.given", { given, answer: task.answer })}</p><ol class="worked">${task.steps.map((one) => html`<li><b><${SymbolText} text=${one} /></b></li>`)}</ol></section>`)}
    <p><button type="button" class="btn btn--primary btn--big" ...${press(() => location.reload())}>${t("practice.sprint.again")}</button></p></main>`;
}

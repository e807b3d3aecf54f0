/** What each kind of puzzle is answered with; every one hands the answer in as the server takes it. */
import { Cube, cubeName, GoalCubes, Written } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { RuleLink } from "../shared/shell.js";
import { classes, html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Brackets } from "./brackets.js";
import { Paper } from "./paper.js";
import { PositionView } from "./position.js";

/** @typedef {import("../types").PracticePuzzle} Puzzle */
/** @typedef {{puzzle: Puzzle, isOpen: boolean, onAnswer: (answer: Record<string, unknown>) => void}} Props */

/** @param {{isReady: boolean, onDone: () => void}} props */
function HandIn({ isReady, onDone }) {
  return html`<div class="practice-hand-in"><button type="button" class="btn btn--primary btn--big" aria-disabled=${String(!isReady)} ...${press(() => isReady && onDone())}>${t("practice.check")}</button></div>`;
}

/** @param {Props} props */
export function FindSolution({ puzzle, isOpen, onAnswer }) {
  const [text, setText] = useState("");
  const done = () => text.trim() && onAnswer({ solution: text });
  return html`<div class=${classes("practice-table", isOpen && "is-writing")}><${PositionView} position=${puzzle.position} /></div>
    ${isOpen && html`<${Paper} position=${puzzle.position} keys=${puzzle.keys} end=${puzzle.asked.end ?? ""} text=${text} onText=${setText} onDone=${done} /><${HandIn} isReady=${Boolean(text.trim())} onDone=${done} />`}`;
}

/** @param {Props} props */
export function WhichChallenge({ puzzle, isOpen, onAnswer }) {
  return html`<${PositionView} position=${puzzle.position} />
    ${
      isOpen &&
      html`<div class="choices" role="group" aria-label=${t("practice.challenge.label")}>${["now", "impossible", "neither"].map(
        (claim) =>
          html`<button type="button" class="choice" ...${press(() => onAnswer({ claim }))}><b>${t(`practice.claim.${claim}`)}</b><span>${t(`practice.claim.${claim}.means`)}</span></button>`,
      )}</div>`
    }`;
}

/** @param {Props} props */
export function WhatIsWrong({ puzzle, isOpen, onAnswer }) {
  const { position, asked } = puzzle;
  const [code, setCode] = useState("");
  const [place, setPlace] = useState("");
  const kind = asked.criteria?.find((one) => one.code === code)?.place ?? "whole";
  const isReady = Boolean(code) && (kind === "whole" || Boolean(place.trim()));
  const done = () => onAnswer({ code, [kind === "regrouping" ? "regrouped" : "place"]: place || undefined });
  return html`<${PositionView} position=${position} />
    <section class="writing" aria-label=${t("practice.written")}><${Written} text=${asked.written ?? ""} game=${position.game} /></section>
    ${
      isOpen &&
      html`<div class="choices choices--list" role="group" aria-label=${t("practice.wrong.label")}>${(asked.criteria ?? []).map(
        (one) =>
          html`<button type="button" class="choice" aria-pressed=${String(code === one.code)} ...${press(() => {
            setCode(one.code);
            setPlace("");
          })}><b>${t(`practice.fault.${one.code}`)}</b></button>`,
      )}</div>
        ${code && html`<p class="small">${t("practice.wrong.rule")} <${RuleLink} rule=${asked.criteria?.find((one) => one.code === code)?.rule} book=${position.game} /></p>`}
        ${code && kind !== "whole" && html`<${Place} key=${code} kind=${kind} puzzle=${puzzle} place=${place} onPlace=${setPlace} />`}
        <${HandIn} isReady=${isReady} onDone=${done} />`
    }`;
}

/** @param {{kind: string, puzzle: Puzzle, place: string, onPlace: (place: string) => void}} props */
function Place({ kind, puzzle, place, onPlace }) {
  const { position, asked } = puzzle;
  const written = asked.written ?? "";
  if (kind === "regrouping")
    return html`<section class="panel"><h2>${t("practice.place.regrouping")}</h2><${Brackets} text=${written} game=${position.game} onText=${onPlace} /></section>`;
  if (kind === "count")
    return html`<section class="panel"><label class="practice-field"><b>${t("practice.place.count")}</b><input inputmode="numeric" autocomplete="off" value=${place} onInput=${(/** @type {any} */ event) => onPlace(event.target.value)} /></label></section>`;
  const parts =
    kind === "cube"
      ? (asked.cubes ?? [])
      : kind === "variation"
        ? position.variations.map((one) => String(one.name))
        : written.split(",").map((one) => one.trim());
  return html`<section class="panel"><h2>${t(`practice.place.${kind}`)}</h2><div class="practice-places" role="group" aria-label=${t(`practice.place.${kind}`)}>${parts.map(
    (one) =>
      html`<button type="button" class=${classes("key", kind !== "cube" && "key--plain")} aria-pressed=${String(place === one)} aria-label=${kind === "cube" ? cubeName(one) : kind === "variation" ? t(`variation.${one}`) : one} ...${press(() => onPlace(one))}>${kind === "cube" ? html`<${Cube} cube=${one} isHidden=${true} />` : kind === "variation" ? t(`variation.${one}`) : one}</button>`,
  )}</div></section>`;
}

/** @param {Props} props */
export function AnotherReading({ puzzle, isOpen, onAnswer }) {
  const { position, asked } = puzzle;
  const [copy, setCopy] = useState("");
  return html`<${PositionView} position=${position} />
    ${
      isOpen
        ? html`<section class="writing"><${Brackets} text=${asked.written ?? ""} game=${position.game} onText=${setCopy} /></section>
        <div class="practice-hand-in"><button type="button" class="btn btn--big" ...${press(() => onAnswer({ ambiguous: false }))}>${t("practice.reading.none")}</button>
        <button type="button" class="btn btn--primary btn--big" aria-disabled=${String(!copy)} ...${press(() => copy && onAnswer({ ambiguous: true, regrouped: copy }))}>${t("practice.reading.fails")}</button></div>`
        : html`<section class="writing" aria-label=${t("practice.written")}><${Written} text=${asked.written ?? ""} game=${position.game} /></section>`
    }`;
}

/** @param {Props} props */
export function LastingGoal({ puzzle, isOpen, onAnswer }) {
  const { position, asked } = puzzle;
  return html`<${PositionView} position=${position} hasMat=${false} />
    ${
      isOpen &&
      (asked.choices
        ? html`<div class="choices" role="group" aria-label=${t("practice.goal.label")}>${asked.choices.map((goal) => html`<button type="button" class="choice" aria-label=${t("practice.goal.choice", { goal: goal.replace(/[rbgk]/g, "") })} ...${press(() => onAnswer({ goal }))}><${GoalCubes} goal=${goal} game=${position.game} /></button>`)}</div>`
        : html`<${GoalBuilder} position=${position} onAnswer=${onAnswer} />`)
    }`;
}

const SHAPES = /** @type {Record<number, string[]>} */ ({ 1: ["row"], 2: ["row", "column"], 3: ["row", "column", "tee", "ell"] });

/** @param {{position: import("../types").PracticePosition, onAnswer: Props["onAnswer"]}} props */
function GoalBuilder({ position, onAnswer }) {
  const digits = position.resources.filter((one) => /^\d$/.test(one));
  const [places, setPlaces] = useState(/** @type {number[]} */ ([]));
  const [turned, setTurned] = useState(/** @type {number[]} */ ([]));
  const [shape, setShape] = useState("row");
  const shapes = SHAPES[places.length] ?? [];
  const goal = [shapes.includes(shape) ? shape : "row", ...places.map((place) => (turned.includes(place) ? "~" : "") + digits[place])].join(" ");
  /** @param {number} place */
  const tap = (place) => {
    if (!places.includes(place)) return setPlaces([...places, place]);
    if (!turned.includes(place)) return setTurned([...turned, place]);
    setTurned(turned.filter((one) => one !== place));
    setPlaces(places.filter((one) => one !== place));
  };
  return html`<section class="panel"><h2>${t("practice.goal.digits")}</h2>
      <div class="practice-places" role="group" aria-label=${t("practice.goal.digits")}>${digits.map((digit, place) => html`<button type="button" class="key" aria-pressed=${String(places.includes(place))} aria-label=${turned.includes(place) ? t("practice.goal.turned", { digit }) : digit} ...${press(() => tap(place))}><${Cube} cube=${(turned.includes(place) ? "~" : "") + digit} isHidden=${true} /></button>`)}</div>
      <p class="small">${t("practice.goal.how")}</p>
      ${shapes.length > 1 && html`<div class="practice-places" role="group" aria-label=${t("practice.goal.shape")}>${shapes.map((one) => html`<button type="button" class="btn" aria-pressed=${String(shape === one)} ...${press(() => setShape(one))}>${t(`practice.shape.${one}`)}</button>`)}</div>`}
      ${places.length > 0 && html`<div class="goal"><${GoalCubes} goal=${goal} game=${position.game} /></div>`}</section>
    <${HandIn} isReady=${places.length > 0} onDone=${() => onAnswer({ goal })} />`;
}

/** @param {Props} props */
export function SafeMove({ puzzle, isOpen, onAnswer }) {
  const { position } = puzzle;
  const [taken, setTaken] = useState(-1);
  const cube = position.resources[taken];
  /** @param {string} one @param {number} place */
  const well = (one, place) =>
    isOpen
      ? html`<button key=${place} type="button" class=${classes("well", taken === place && "is-lifted")} aria-pressed=${String(taken === place)} aria-label=${cubeName(one)} ...${press(() => setTaken(place))}><${Cube} cube=${one} isHidden=${true} /></button>`
      : html`<span key=${place} class="well"><${Cube} cube=${one} /></span>`;
  return html`<${PositionView} position=${position} well=${well} />
    ${
      isOpen &&
      html`<div class="choices" role="group" aria-label=${t("practice.safe.label")}>${["required", "permitted", "forbidden"].map(
        (to) =>
          html`<button type="button" class="choice" aria-disabled=${String(!cube)} ...${press(() => cube && onAnswer({ cube, to }))}><b>${t(`section.${to}`)}</b><span>${cube ? t("practice.safe.put", { cube: cubeName(cube) }) : t("practice.safe.take")}</span></button>`,
      )}</div>`
    }`;
}

export const KINDS = /** @type {Record<string, any>} */ ({
  find: FindSolution,
  challenge: WhichChallenge,
  wrong: WhatIsWrong,
  reading: AnotherReading,
  goal: LastingGoal,
  safe: SafeMove,
});

/** The table of a guided shake, on which the learner does what the step asks for. */
import { Cube, cubeName, GoalCubes, Icon } from "../board/pieces.js";
import { classes, html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Mat, spokenSection } from "../board/mat.js";
import { Tray, wellsOf } from "../board/tray.js";
import { Universe } from "../board/universe.js";
import { GuidedPaper } from "./guided_paper.js";

/** @typedef {import("./steps.js").Course} Course */

/**
 * The cubes of a Goal, in order.
 * @param {string} goal
 * @param {string} game
 */
function goalCubes(goal, game) {
  return game === "on-sets" ? goal.split(" ").slice(1) : (goal.match(/[rbgk]./gu) ?? []);
}

/**
 * A Goal that is being set, in notation.
 * @param {string[]} cubes
 * @param {string} game
 */
function draftGoal(cubes, game) {
  return game === "on-sets" ? `row ${cubes.join(" ")}` : cubes.join("");
}

/**
 * The two words of a challenge.
 * @param {{course: Course}} props
 */
function Words({ course }) {
  /** @param {string} claim */
  const say = (claim) => (claim === course.step.wanted.claim ? course.right() : course.wrong());
  return html`<div class="panel"><h2 class="title">${t("guided.say")}</h2><div class="words">${["now", "impossible"].map((claim) => html`<button class="word" onClick=${() => say(claim)}><b>${t(`claim.${claim}`)}</b><span>${t(`claim.${claim}.means`)}</span></button>`)}</div></div>`;
}

/**
 * The challenge block on its coaster.
 * @param {{course: Course}} props
 */
function Block({ course }) {
  const { do: wanted } = course.step.wanted;
  const isWanted = !course.isDone.value && (wanted === "pick-up" || wanted === "try-block");
  const take = () => (isWanted ? course.right() : !course.isDone.value && course.wrong(t("guided.not-the-block")));
  return html`<div class="coaster guided__coaster"><button class=${isWanted && wanted === "pick-up" ? "block is-wanted" : "block"} onClick=${take}>${t("guided.challenge")}</button></div>`;
}

/**
 * Everything on the table; it begins anew with each step.
 * @param {{course: Course}} props
 */
export function GuidedTable({ course }) {
  const { game, step } = course;
  const shake = course.shake.value;
  const wanted = course.isDone.value ? /** @type {import("./steps.js").Wanted} */ ({ do: "nothing" }) : step.wanted;
  const [held, setHeld] = useState(/** @type {{place: number, cube: string} | null} */ (null));
  const [picked, setPicked] = useState(/** @type {string[]} */ ([]));
  const [placed, setPlaced] = useState(/** @type {{place: number, cube: string}[]} */ ([]));
  const goal = wanted.do === "goal" ? goalCubes(wanted.goal ?? "", game) : [];

  /** @param {string} card */
  const tapCard = (card) => {
    if (!wanted.answers.includes(card)) return course.wrong();
    const all = [...new Set([...picked, card])];
    setPicked(all);
    if (all.length === wanted.answers.length) course.right();
  };
  /** @param {number} place @param {string} cube */
  const tapPair = (place, cube) => {
    const pair = placed.some((one) => one.place === place) ? placed.filter((one) => one.place !== place) : [...placed.slice(-1), { place, cube }];
    setPlaced(pair);
    if (pair.length < 2) return;
    const faces = pair
      .map((one) => one.cube)
      .sort()
      .join();
    if (wanted.answers.some((/** @type {string[]} */ answer) => [...answer].sort().join() === faces)) course.right();
    else course.wrong();
  };
  /** @param {number} place @param {string} cube */
  const takeCube = (place, cube) => setHeld(held?.place === place ? null : { place, cube });
  /** @param {string} section */
  const put = (section) => {
    if (!held) return;
    if (wanted.do === "goal") {
      if (held.cube !== goal[placed.length]) course.wrong();
      else setPlaced([...placed, held]);
    } else if (held.cube === wanted.cube && section === wanted.to) course.right();
    else course.wrong();
    setHeld(null);
  };

  const away = wanted.do === "goal" ? placed.map((one) => one.place) : [];
  const wells = wellsOf(course.roll.value, shake.resources).map((cube, place) => (away.includes(place) ? null : cube));
  const targets = !held ? [] : wanted.do === "goal" ? ["goal"] : wanted.do === "move" ? ["required", "permitted", "forbidden"] : [];
  const onWell = wanted.do === "tap-cubes" ? tapPair : wanted.do === "goal" || wanted.do === "move" ? takeCube : undefined;
  const draft =
    placed.length && wanted.do === "goal"
      ? html`<div class="goal"><${GoalCubes} goal=${draftGoal(
          placed.map((one) => one.cube),
          game,
        )} game=${game} /></div>`
      : undefined;
  const chosen = step.wanted.do === "tap-cards" ? (course.isDone.value ? step.wanted.answers : picked) : [];
  const inHand = wanted.do === "tap-cubes" ? placed.map((one) => one.place) : held ? [held.place] : [];
  /** @param {string} cube @param {number} place */
  const well = (
    cube,
    place,
  ) => html`<button key=${place} type="button" class=${classes("well", inHand.includes(place) && "is-selected")} style=${{ "--i": place }}
    aria-pressed=${String(inHand.includes(place))} aria-label=${cubeName(cube)} onClick=${() => onWell?.(place, cube)}><${Cube} cube=${cube} isHidden=${true} /></button>`;
  /** @param {import("../board/mat.js").SectionName} name @returns {import("../board/mat.js").Dress} */
  const dress = (name) => ({
    ...(name === "goal" && { goal: draft }),
    ...(targets.includes(name) && {
      tag: "button",
      look: "is-target",
      attributes: { type: "button", "aria-label": t("board.put-in", { section: spokenSection(name, shake) }), onClick: () => put(name) },
    }),
  });
  return html`${shake.universe && html`<${Universe} cards=${shake.universe} chosen=${chosen} onCard=${wanted.do === "tap-cards" ? tapCard : undefined} />`}
    ${wanted.do === "challenge" && html`<${Words} course=${course} />`}
    ${wanted.do === "present" && html`<${GuidedPaper} course=${course} />`}
    <${Mat} game=${game} shake=${shake} dress=${dress} />
    ${
      wanted.do === "goal" &&
      html`<p class="guided__say">${
        placed.length === goal.length
          ? html`<button class="btn btn--primary btn--big" onClick=${() => course.right()}><${Icon} name="flag" /> ${t("guided.say-goal")}</button>`
          : html`<span class="chip">${t(held ? "guided.tap-goal" : "guided.tap-cube")}</span>`
      }</p>`
    }
    ${wanted.do === "move" && html`<p class="guided__say"><span class="chip">${t(held ? "guided.tap-section" : "guided.tap-cube")}</span></p>`}
    ${
      wanted.do !== "present" &&
      wanted.do !== "challenge" &&
      html`<div class="tabletop__hand guided__hand">
      <${Tray} wells=${wells} well=${onWell && well} isRolling=${course.isRolling.value}
        empty=${wanted.do === "roll" && html`<div class="tray__roll"><button class="btn btn--primary btn--big" onClick=${() => course.right()}>${t("guided.roll")}</button></div>`} />
      <${Block} course=${course} />
    </div>`
    }`;
}

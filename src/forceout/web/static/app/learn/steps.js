/** The course of a guided shake: which step, what the learner has in hand, what was said about it. */
import { announce } from "../shared/shell.js";
import { isStill } from "../shared/preferences.js";
import { signal } from "../shared/ui.js";
import { hasWords, t } from "../shared/words.js";
import { keepProgress } from "./progress.js";

/** @typedef {import("../types").Shake} Shake */
/** @typedef {import("../types").Action} Action */
/** @typedef {import("../own_types").WhyNot} Refusal */
/** @typedef {{action: Action, view: Shake}} Frame */
/** @typedef {{do: string, answers?: any, cube?: string, to?: string, goal?: string, claim?: string}} Wanted What the learner is to do; some of it is an exercise. */
/** @typedef {{name: string, rule: {book: string, section: string}, view: Shake, wanted: Wanted, refusal?: Refusal, after: Frame[]}} Step */
/** @typedef {{game: "on-sets" | "equations", steps: Step[]}} GuidedShake */

const PAUSE = 1100;

/** A learner on the way through the steps of one game. */
export class Course {
  /** @param {GuidedShake} guided */
  constructor(guided) {
    this.game = guided.game;
    this.steps = guided.steps;
    this.place = signal(0);
    this.shake = signal(/** @type {Shake} */ (this.step.view));
    this.isDone = signal(false);
    this.isBusy = signal(false);
    this.hint = signal("");
    this.roll = signal(/** @type {string[]} */ ([]));
    this.isRolling = signal(false);
  }

  /** The step that is played now. @returns {Step} */
  get step() {
    return /** @type {Step} */ (this.steps[this.place.value]);
  }

  /**
   * The key of this step's words.
   * @param {"title" | "ask" | "why" | "hint"} what
   */
  key(what) {
    return `guided.${this.game}.${this.step.name}.${what}`;
  }

  /**
   * Say why something was not what the step asks for.
   * @param {string} [text]
   */
  wrong(text) {
    this.hint.value = text || this.key("hint");
    announce(t(this.hint.value));
  }

  /** The learner did it: show what came of it, and why. */
  right() {
    const [first] = this.step.after;
    const isOwn = first && first.action.by === "P1";
    if (isOwn) this.draw(first);
    this.hint.value = "";
    this.isDone.value = true;
    keepProgress(this.game, this.place.value + 1);
    announce(t("guided.right", { why: t(this.key("why")) }));
  }

  /** @param {Frame} frame */
  draw(frame) {
    this.isRolling.value = frame.action.do === "roll";
    if (frame.action.do === "roll") this.roll.value = frame.action.cubes ?? [];
    this.shake.value = frame.view;
  }

  /** Let the others play, then go to the next step. */
  async next() {
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    const replies = this.step.after.filter((one) => one.action.by !== "P1");
    for (const reply of replies) {
      this.draw(reply);
      if (!isStill()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    this.isBusy.value = false;
    this.goTo(this.place.value + 1);
  }

  /**
   * Begin a step.
   * @param {number} place
   */
  goTo(place) {
    if (place < 0 || place >= this.steps.length) return;
    this.place.value = place;
    this.shake.value = this.step.view;
    this.isRolling.value = false;
    const rolled = this.steps
      .slice(0, place)
      .flatMap((one) => one.after)
      .find((one) => one.action.do === "roll");
    this.roll.value = rolled?.action.cubes ?? [];
    this.isDone.value = this.step.wanted.do === "read";
    if (this.isDone.value) keepProgress(this.game, this.steps.length);
    this.hint.value = "";
    const ask = this.key("ask");
    if (hasWords(ask)) announce(t(ask));
  }
}

/** The working of a verdict: on the cards, or step by step. */
import { Card } from "../../board/pieces.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game, shake } from "../state/state.js";
import { Tree } from "./tree.js";

/** @typedef {import("../../types").PresentedSolution} Presented */

/**
 * What the machine found, drawn where it was sent.
 * @param {{one: Presented}} props
 */
export function Working({ one }) {
  const working = one.working;
  if (!working) return null;
  const list = Array.isArray(working) ? working : (working.steps ?? []);
  const cards = game.value === "on-sets" ? (shake.value?.universe ?? []) : [];
  const removed = new Set(working.removed ?? []);
  const chosen = new Set(working.chosen ?? []);
  /** @param {string} card */
  const state = (card) => (removed.has(card) ? "removed" : chosen.has(card) ? "lifted" : undefined);
  return html`${cards.length > 0 && removed.size + chosen.size > 0 && html`<ul class="board__cards">${cards.map((card) => html`<${Card} key=${card} card=${card} state=${state(card)} tag=${state(card) ? t(`card.${state(card)}`) : undefined} />`)}</ul>`}
    ${working.tree && html`<${Tree} tree=${working.tree} />`}
    ${list.length > 0 && html`<ol class="steps">${list.map((/** @type {any} */ step, /** @type {number} */ place) => html`<li class="step" key=${place}><b class="step__n">${place + 1}</b><div><p class="step__t">${step.title ?? step.text}</p>${(step.lines ?? [step.note]).filter(Boolean).map((/** @type {string} */ line) => html`<p class="small quiet">${line}</p>`)}</div></li>`)}</ol>`}`;
}

/** A line of paper to write a Solution on: by keys of the cubes, or by typing. */
import { Cube, cubeName } from "../board/pieces.js";
import { readCube } from "../shared/notation.js";
import { press } from "../shared/press.js";
import { html, useRef } from "../shared/ui.js";
import { t } from "../shared/words.js";

const SECTIONS = /** @type {const} */ (["required", "permitted", "resources"]);

/**
 * @param {{position: import("../types").PracticePosition, keys: string[], end: string, text: string, onText: (text: string) => void, onDone: () => void}} props
 */
export function Paper({ position, keys, end, text, onText, onDone }) {
  const line = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {string} more */
  const write = (more) => {
    const field = line.current;
    const at = field?.selectionStart ?? text.length;
    onText(text.slice(0, at) + more + text.slice(field?.selectionEnd ?? at));
    requestAnimationFrame(() => field?.setSelectionRange(at + more.length, at + more.length));
  };
  const rub = () => onText([...text].slice(0, -1).join(""));
  const isOnSets = position.universe.length > 0;
  return html`<form class="writing practice-paper" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    onDone();
  }}>
      <label class="writing__line"><span class="writing__kind">${t("practice.paper")}</span>
        <input ref=${line} name="solution" autocomplete="off" autocapitalize="off" spellcheck=${false} value=${text} aria-label=${t("practice.paper.label")} onInput=${(/** @type {any} */ event) => onText(event.target.value)} />
        ${!isOnSets && html`<span class="quiet">= ${position.goal_cubes.map((one) => readCube(one).symbol).join("")}</span>`}</label></form>
    <section class="panel keypad" aria-label=${t("practice.keys")}>
      ${SECTIONS.filter((name) => position[name].length > 0 && !(name === "resources" && end === "forceout")).map(
        (name) =>
          html`<div class="keypad__group"><span class="tiny">${t(`section.${name}`)} ${name === "required" ? html`<b>${t("practice.use-all")}</b>` : name === "resources" && end === "now" && html`<b>${t("practice.one-at-most")}</b>`}</span>
            <div class="keys-in">${position[name].map((cube, place) => html`<button key=${place} type="button" class="key" aria-label=${cubeName(cube)} ...${press(() => write(readCube(cube).symbol))}><${Cube} cube=${cube} isHidden=${true} /></button>`)}</div></div>`,
      )}
      ${
        position.forbidden.length > 0 &&
        html`<div class="keypad__group practice-forbidden"><span class="tiny">${t("section.forbidden")} <b>${t("practice.not-to-use")}</b></span><div class="keys-in">${position.forbidden.map((cube, place) => html`<${Cube} key=${place} cube=${cube} size="sm" />`)}</div></div>`
      }
      <div class="keypad__group"><span class="tiny">${t("practice.on-paper")}</span><div class="keys-in">
        ${["(", ")", ...keys].map((one) => html`<button key=${one} type="button" class="key key--plain" aria-label=${t("practice.key", { key: one })} ...${press(() => write(one))}>${one.trim()}</button>`)}
        <button type="button" class="key key--plain" ...${press(rub)}>${t("practice.rub")}</button></div></div></section>`;
}

/** Writing a Solution in the guided shake: paper, and keys that are the cubes. */
import { Cube, cubeName, Icon, Written } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";

/** @typedef {import("./steps.js").Course} Course */

/**
 * The symbol on a cube, without its colour.
 * @param {string} cube
 */
const symbolOf = (cube) => cube.replace(/^[rbgk](?=.)/u, "");

/**
 * The keys of one section.
 * @param {{section: string, cubes: string[], onKey: (cube: string) => void}} props
 */
function Keys({ section, cubes, onKey }) {
  const alike = cubes.filter((cube, place) => cubes.findIndex((one) => symbolOf(one) === symbolOf(cube)) === place);
  if (alike.length === 0) return null;
  return html`<div class="keypad__group"><span class="tiny">${t(`section.${section}`)}</span>
    ${alike.map((cube) => html`<button class="key" aria-label=${cubeName(cube)} onClick=${() => onKey(cube)}><${Cube} cube=${cube} size="sm" isHidden=${true} /></button>`)}</div>`;
}

/**
 * The paper with its keys.
 * @param {{course: Course}} props
 */
export function GuidedPaper({ course }) {
  const [text, setText] = useState("");
  const shake = course.shake.value;
  const { game } = course;
  const goal = game === "equations" ? ` = ${(shake.goal ?? "").replace(/[rbgk]/g, "")}` : "";
  const handIn = () => {
    const answers = course.step.wanted.answers;
    const plain = text.replace(/[\s()[\]{}]/g, "");
    if (!(plain in answers)) course.wrong();
    else if (answers[plain] !== null) course.wrong(answers[plain]);
    else course.right();
  };
  return html`<section class="panel stack" aria-label=${t("guided.paper")}>
    <div class="writing" role="img" aria-label=${text ? t("guided.written", { text: text + goal }) : t("guided.empty-paper")}><${Written} text=${text ? text + goal : " "} game=${game} />${!text && html`<div class="writing__line quiet">${t("guided.empty-paper")}</div>`}</div>
    <div class="keypad">
      ${["required", "permitted", "resources"].map((section) => html`<${Keys} section=${section} cubes=${shake[/** @type {"required"} */ (section)]} onKey=${(/** @type {string} */ cube) => setText(text + symbolOf(cube))} />`)}
    </div>
    <div class="row"><button class="btn" onClick=${() => setText(text.slice(0, -1))} aria-label=${t("guided.erase")}><${Icon} name="back" /> ${t("guided.erase-short")}</button>
      <button class="btn btn--primary grow" onClick=${handIn}>${t("guided.hand-in")}</button></div>
  </section>`;
}

/** The Solution: whose, after what, copied as it stands; then it is sealed. Nothing is said about it here. */
import { post } from "../shared/api.js";
import { Cube, cubeName, Icon, Written } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { card, go, refresh, tell } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice, tableName } from "./hall_pieces.js";
import { Steps } from "./mat.js";
import { Screen } from "./screen.js";
import { tokens } from "../shared/notation.js";

/** @type {Record<string, any>} */
const drafts = {};

/** The second step. */
export function SolutionScreen() {
  const now = card.value;
  const [, redraw] = useState(0);
  const book = now ? bookOf(now) : null;
  if (!now || !book) return html`<${Screen} title=${t("dock.check")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  drafts[now.match] ??= { writer: "", situation: "now", text: "", third: "", decided: false };
  const draft = drafts[now.match];
  /** @param {Record<string, unknown>} changes */
  const change = (changes) => {
    Object.assign(draft, changes);
    redraw((count) => count + 1);
  };
  const seal = async () => {
    const body = now.is_paper
      ? {
          writer: draft.writer,
          situation: draft.situation,
          solution: draft.text,
          ...(draft.third ? { third: draft.third } : {}),
          is_third_decided: draft.decided,
        }
      : { writer: draft.writer };
    const made = await tell(() => post(`/api/desk/tables/${now.match}/checks`, body));
    if (!made) return;
    delete drafts[now.match];
    await refresh();
    go("check", now.match, made.number);
  };
  const writers = now.is_paper ? now.people : now.people.filter((one) => now.solutions.includes(one.seat));
  const isReady = draft.writer && (!now.is_paper || draft.text.trim());
  const rub = () => {
    const last = tokens(draft.text, now.game).at(-1);
    if (last) change({ text: draft.text.slice(0, last.start) });
  };
  return html`<${Screen} title=${t("dock.check")} about=${`${tableName(now)} · ${t(`division.${now.division}`)}`} back=${now.is_paper ? `#mat/${now.match}` : `#table/${now.match}`} dock=${html`<div class="dock dock--act"><button class="btn btn--primary" aria-disabled=${isReady ? null : "true"} onClick=${() => isReady && seal()}><${Icon} name="lock" /> ${t("solution.seal")}</button></div>`}>
    ${now.is_paper && html`<${Steps} match=${now.match} step=${1} />`}
    <section class="stack-2"><h2 class="h-sec h-sec--table">${t("solution.whose")}</h2>
      ${writers.length === 0 && html`<p class="on-table">${t("solution.none-open")}</p>`}
      <${Choice} label=${t("solution.whose")} columns=${3} isSeat=${true} value=${draft.writer} options=${writers.map((one) => ({ value: one.seat, title: one.name }))} onValue=${(/** @type {string} */ writer) => change({ writer })} />
      ${now.is_paper && html`<div class="seg" role="group" aria-label=${t("solution.after")}>${book.situations.map((/** @type {string} */ one) => html`<button key=${one} aria-pressed=${String(draft.situation === one)} onClick=${() => change({ situation: one })}>${t(`situation.${one}`)}</button>`)}</div>`}
      ${
        now.is_paper &&
        now.people.length > 2 &&
        draft.situation !== "forceout" &&
        draft.situation !== "time-up" &&
        html`<div class="stack-2"><span class="small on-table">${t("solution.third")}</span><${Choice} label=${t("solution.third")} columns=${3} isSeat=${true} value=${draft.third} options=${now.people.filter((one) => one.seat !== draft.writer).map((one) => ({ value: one.seat, title: one.name }))} onValue=${(/** @type {string} */ third) => change({ third: draft.third === third ? "" : third })} /></div>`
      }</section>
    ${
      now.is_paper &&
      html`<section class="stack-2"><h2 class="h-sec h-sec--table">${t("solution.copy")} <small>${t("solution.exactly")}</small></h2>
      <section class="writing" aria-label=${t("solution.copy")} aria-live="polite">${draft.text ? html`<${Written} text=${draft.text} game=${now.game} />` : html`<div class="writing__line"><i class="caret"></i></div>`}</section>
      <section class="panel"><div class="keypad"><div class="keypad__group"><div class="keys-in">${book.solution_keys.map((/** @type {string} */ one) => html`<button key=${one} class="key" aria-label=${cubeName(one)} onClick=${() => change({ text: draft.text + one })}><${Cube} cube=${one} isHidden=${true} /></button>`)}</div></div>
        <div class="keypad__group"><div class="keys-in">${book.paper_keys.map((/** @type {string} */ one) => html`<button key=${one} class="key key--plain" aria-label=${one === "\n" ? t("keypad.line") : one} onClick=${() => change({ text: draft.text + one })}>${one === "\n" ? html`<${Icon} name="enter" />` : one}</button>`)}<button class="key key--plain" aria-label=${t("keypad.delete")} onClick=${rub}><${Icon} name="delete" /></button></div></div></div></section>
      <label class="field"><span class="small on-table">${t("solution.typed")}</span><input class="input" value=${draft.text} autocomplete="off" autocapitalize="off" spellcheck=${false} onInput=${(/** @type {any} */ event) => change({ text: event.target.value })} /></label>
      <p class="small on-table">${t("solution.brackets")}</p></section>`
    }</${Screen}>`;
}

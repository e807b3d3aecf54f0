/** Questions of rule get yes or no; after several, the desk reminds that the checker names the error. */
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { HallIcon } from "./hall_pieces.js";
import { Clause, Screen } from "./screen.js";
import { Translated } from "./translated.js";

/** The list of questions, and how many were asked. */
export function QuestionsScreen() {
  const book = bookOf(chosen.value);
  const [asked, setAsked] = useState(0);
  const [open, setOpen] = useState(-1);
  const reminders = book?.reminders ?? [];
  const reminder = asked > 0 ? reminders[Math.min(asked, reminders.length - 1)] : null;
  return html`<${Screen} title=${t("dock.questions")} about=${t(`game.${chosen.value.game}`)} needs=${false}>
    <section class="say"><div class="say__text"><b>${t("questions.lead")}</b> <span class="small">${t("questions.count", { count: asked })}</span></div></section>
    ${reminder && html`<p class="offline" role="status"><${HallIcon} name="hush" /><span>${reminder.says} ${(reminder.rules ?? []).map((/** @type {string} */ one) => html`<${Clause} key=${one} rule=${one} game=${chosen.value.game} />`)}</span></p>`}
    <div class="qlist">${(book?.questions ?? []).map(
      (/** @type {any} */ one, /** @type {number} */ place) =>
        html`<div key=${place} class="panel"><button class="opt full" aria-expanded=${String(open === place)} onClick=${() => {
          setOpen(open === place ? -1 : place);
          if (open !== place) setAsked(asked + 1);
        }}><b>${one.asks}</b></button>${open === place && html`<div class="spread"><p class="turned__q">${one.says}</p><span class="row">${(one.rules ?? []).map((/** @type {string} */ rule) => html`<${Clause} key=${rule} rule=${rule} game=${chosen.value.game} />`)}</span></div>`}</div>`,
    )}</div>
    <div class="row"><button class="btn" onClick=${() => setAsked(asked + 1)}>${t("questions.another")}</button><button class="btn btn--quiet" onClick=${() => setAsked(0)}>${t("questions.reset")}</button></div><${Translated} language=${document.documentElement.lang} /></${Screen}>`;
}

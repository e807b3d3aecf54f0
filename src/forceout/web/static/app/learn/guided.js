/** The guided first shake: a coach's panel beside a real-looking table. */
import { Cube, Icon } from "../board/pieces.js";
import { RuleLink, TopBar, Toasts } from "../shared/shell.js";
import { classes, html, useEffect, useMemo, useRef } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { GuidedTable } from "./guided_table.js";
import { progressOf } from "./progress.js";
import { Course } from "./steps.js";
import { Explained } from "../shared/term.js";

/** @typedef {import("./steps.js").GuidedShake} GuidedShake */

/**
 * The steps as a row of beads; those that are done can be gone back to.
 * @param {{course: Course}} props
 */
function Beads({ course }) {
  const at = course.place.value;
  return html`<div class="steps" role="img" aria-label=${t("guided.step", { step: at + 1, of: course.steps.length })}>
    ${course.steps.map((_, place) => html`<i class=${classes(place < at + (course.isDone.value ? 1 : 0) && "on", place === at && "now")}></i>`)}</div>`;
}

/**
 * What comes after the last step.
 * @param {{course: Course}} props
 */
function Finish({ course }) {
  const other = course.game === "on-sets" ? "equations" : "on-sets";
  return html`<div class="stack"><a class="btn btn--primary btn--big full" href="/"><${Icon} name="bot" /> ${t("guided.play")}</a>
    <a class="btn full" href=${`/learn/${other}`}>${t("guided.other", { game: t(`game.${other}`) })}</a>
    <button class="btn btn--quiet full" onClick=${() => course.goTo(0)}>${t("guided.again")}</button></div>`;
}

/**
 * The coach: what to do, what was not it, why it was right.
 * @param {{course: Course}} props
 */
function Coach({ course }) {
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const onward = useRef(/** @type {HTMLElement | null} */ (null));
  const place = course.place.value;
  const isLast = place === course.steps.length - 1;
  useEffect(() => {
    if (place > 0) title.current?.focus({ preventScroll: true });
    if (place > 0 && matchMedia("(max-width: 1099px)").matches) scrollTo({ top: 0 });
  }, [place]);
  const isDone = course.isDone.value;
  const hint = course.hint.value;
  useEffect(() => {
    if (isDone) onward.current?.focus({ preventScroll: true });
    if (isDone || hint) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isDone, hint]);
  const refusal = course.step.refusal;
  return html`<section class="panel coach" aria-labelledby="coach-title" ref=${panel}>
    <div class="spread coach__head"><p class="small quiet">${t("guided.step", { step: place + 1, of: course.steps.length })}</p>
      ${place > 0 && html`<button class="btn btn--quiet coach__back small" onClick=${() => course.goTo(place - 1)}><${Icon} name="back" /> ${t("guided.back")}</button>`}</div>
    <${Beads} course=${course} />
    <h1 class="title" id="coach-title" tabindex="-1" ref=${title}>${t(course.key("title"))}</h1>
    ${!isDone && html`<p class="coach__ask"><${Explained} text=${course.key("ask")} /></p>`}
    ${!isDone && hint && html`<p class="banner"><${Icon} name="help" /><span class="grow on-paper"><${Explained} text=${hint} /></span></p>`}
    ${isDone && refusal && html`<p class="banner"><${Icon} name="stop" /><span class="grow on-paper">${refusal.message} <${RuleLink} rule=${refusal.rule} book=${course.step.rule.book} /></span></p>`}
    ${isDone && html`<div class="coach__why"><p><${Icon} name="check" kind="coach__check" /> <${Explained} text=${course.key("why")} /> <${RuleLink} rule=${course.step.rule} /></p></div>`}
    ${isDone && !isLast && html`<button class="btn btn--primary btn--big full" ref=${onward} aria-disabled=${course.isBusy.value ? "true" : null} onClick=${() => course.next()}>${course.isBusy.value ? t("guided.venn-plays") : t("guided.next")}</button>`}
    ${isLast && html`<${Finish} course=${course} />`}
  </section>`;
}

/**
 * The two players, with what they scored.
 * @param {{course: Course}} props
 */
function Players({ course }) {
  const shake = course.shake.value;
  return html`<ul class="seats guided__seats" aria-label=${t("guided.players")}>${["P1", "P2"].map(
    (seat) => html`<li class=${classes("seat", shake.turn === seat && "is-turn")}>
    ${shake.turn === seat && html`<span class="seat__turn">${t(seat === "P1" ? "guided.your-turn" : "guided.his-turn")}</span>`}
    <span class="seat__pawn" aria-hidden="true">${seat === "P1" ? "★" : html`<${Icon} name="bot" />`}</span>
    <b class="seat__name">${t(seat === "P1" ? "guided.you" : "guided.venn")}</b><span class="seat__role">${t(seat === "P1" ? "guided.learner" : "guided.bot")}</span>
    <span class="seat__score">${shake.totals[seat] ?? 0}</span></li>`,
  )}</ul>`;
}

/**
 * The whole page of a guided shake.
 * @param {{guided: GuidedShake}} props
 */
export function Guided({ guided }) {
  const course = useMemo(() => {
    const begun = new Course(guided);
    const { done, of } = progressOf(guided.game);
    if (done > 0 && done < of) begun.goTo(done);
    return begun;
  }, [guided]);
  return html`<${TopBar} back="/learn" where=${html`<b>${t(`game.${guided.game}`)}</b> <span>${t("guided.where")}</span>`} />
    <main class="guided"><div class="guided__side"><${Coach} course=${course} /><${Players} course=${course} /></div>
      <div class="guided__table"><${GuidedTable} key=${course.place.value} course=${course} /></div></main>
    <${Toasts} />`;
}

/** While the steps are fetched, or when they cannot be. @param {{text: string}} props */
export function Waiting({ text }) {
  return html`<${TopBar} back="/learn" /><main class="page narrow"><div class="panel empty"><${Cube} cube="∪" isHidden=${true} /><p>${text}</p><a class="btn" href="/">${t("join.home")}</a></div></main>`;
}

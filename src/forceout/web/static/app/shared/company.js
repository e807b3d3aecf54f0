/** What makes a table pleasant: hints for whoever learns, the pace of bots, ready-made phrases. */
import { Icon } from "../board/pieces.js";
import { post } from "./api.js";
import { Choice } from "./choices.js";
import { press } from "./press.js";
import { toast } from "./shell.js";
import { html, useState } from "./ui.js";
import { useDoing } from "./under_way.js";
import { words as companyWords } from "../strings/company.ftl";
import { addWords, t } from "./words.js";

addWords(companyWords);

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").HintGiven} HintGiven */

const PHRASES = ["hello", "good-luck", "good-game", "well-played", "one-moment", "im-back", "thank-you", "my-mistake"];

/**
 * Tell what somebody at the table said.
 * @param {{seat: string, phrase: string}} said
 * @param {Record<string, string>} names
 */
export function hearPhrase({ seat, phrase }, names) {
  toast(t("phrase.said", { name: names[seat] ?? seat, phrase: t(`phrase.${phrase}`) }), { seconds: 6 });
}

/**
 * The phrases, behind a button.
 * @param {{view: View}} props
 */
export function Phrases({ view }) {
  const [isOpen, setOpen] = useState(false);
  const [, run] = useDoing();
  if (!view.has_phrases || !view.you.seat) return null;
  /** @param {string} phrase */
  const say = (phrase) => {
    setOpen(false);
    run("say", () => post(`/api/matches/${view.match}/phrases`, { phrase }));
  };
  return html`<div class="phrases"><button class="btn" aria-expanded=${String(isOpen)} ...${press(() => setOpen(!isOpen))}><${Icon} name="send" /> ${t("phrase.say")}</button>
    ${isOpen && html`<ul class="phrases__list">${PHRASES.map((one) => html`<li key=${one}><button class="chip" ...${press(() => say(one))}>${t(`phrase.${one}`)}</button></li>`)}</ul>`}</div>`;
}

/**
 * A hint, when it is asked for: what could be done and why, then the Solution behind it.
 * @param {{view: View}} props
 */
export function Hints({ view }) {
  const [given, setGiven] = useState(/** @type {HintGiven | null} */ (null));
  const [doing, run] = useDoing();
  if (!view.is_hinted || !view.you.seat || view.status !== "playing") return null;
  /** @param {boolean} more */
  const ask = (more) => run("hint", async () => setGiven(await post(`/api/matches/${view.match}/hint`, { more })));
  const isOld = given !== null && given.seq !== view.seq;
  return html`<div class="hints"><p class="small quiet">${t("hint.marked")}</p>
    <button class="btn" aria-disabled=${doing ? "true" : null} ...${press(() => ask(false))}><${Icon} name="bulb" /> ${doing ? t("hint.looking") : t("hint.ask")}</button>
    <div role="status">${
      given &&
      html`<p>${given.message}</p>${given.solution && html`<p class="written">${t("hint.solution", { solution: given.solution })}</p>`}
      ${isOld ? html`<p class="small quiet">${t("hint.old")}</p>` : !given.solution && given.action && html`<button class="btn btn--quiet" ...${press(() => ask(true))}>${t("hint.more")}</button>`}`
    }</div></div>`;
}

/**
 * How fast bots play, for the host of a table with bots.
 * @param {{view: View}} props
 */
export function BotPace({ view }) {
  const [, run] = useDoing();
  if (!view.you.is_host || !view.seats.some((one) => one.bot) || view.status === "over" || view.status === "abandoned") return null;
  return html`<${Choice} isNamed label=${t("pace.label")} value=${view.bot_pace} options=${["human", "quick"].map((value) => ({ value, title: t(`pace.${value}`) }))}
    onChange=${(/** @type {string} */ pace) => run("pace", () => post(`/api/matches/${view.match}/pace`, { pace }))} />`;
}

/**
 * The host's switch for phrases.
 * @param {{view: View}} props
 */
export function PhrasesSwitch({ view }) {
  const [, run] = useDoing();
  if (!view.you.is_host || view.seats.every((one) => one.bot || one.seat === view.you.seat)) return null;
  const change = () => run("phrases", () => post(`/api/matches/${view.match}/phrases-allowed`, { allowed: !view.has_phrases }));
  return html`<button class="btn btn--quiet" aria-pressed=${String(view.has_phrases)} ...${press(change)}>${t(view.has_phrases ? "phrase.allowed" : "phrase.not-allowed")}</button>`;
}

/**
 * All of it, as a panel; nothing where there is nothing of it.
 * @param {{view: View}} props
 */
export function Company({ view }) {
  const hasPeople = view.seats.some((one) => one.is_taken && !one.bot && one.seat !== view.you.seat);
  const hasBots = view.seats.some((one) => one.bot);
  if (!view.you.seat || (!hasPeople && !hasBots)) return null;
  return html`<section class="panel company"><${Hints} view=${view} />${hasPeople && html`<${Phrases} view=${view} />`}<${BotPace} view=${view} /><${PhrasesSwitch} view=${view} /></section>`;
}

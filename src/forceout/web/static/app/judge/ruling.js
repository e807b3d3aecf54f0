/** One situation: Ruling, Penalty, Say, Don't say, never run together; and that it was ruled at a table. */
import { Icon } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { act, cards, chosen, desk, go, route } from "./desk_state.js";
import { finders, loadFinder } from "./desk_books.js";
import { HallIcon, tableName } from "./hall_pieces.js";
import { Clause, Screen } from "./screen.js";
import { Translated } from "./translated.js";

const LINES = /** @type {[string, string, string][]} */ ([
  ["ruling", "scale", ""],
  ["penalty", "minus1", ""],
  ["say", "mouth", "ruling__line--say"],
  ["dont_say", "hush", "ruling__line--hush"],
]);

/** The card of a situation. */
export function RulingScreen() {
  const [, id = "", match = ""] = route.value;
  const [isTurned, setTurned] = useState(false);
  const [isEnglish, setEnglish] = useState(false);
  const found = Object.values(finders.value)
    .flatMap((one) => one.documents)
    .find((one) => one.id === id);
  if (!found) {
    loadFinder("on-sets");
    loadFinder("equations");
    return html`<${Screen} title=${t("ruling.title")} back="#find" needs=${false}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  }
  const shown = isEnglish && found.english ? { ...found, ...found.english } : found;
  if (isTurned) return html`<${Turned} say=${shown.say} language=${shown.language} onBack=${() => setTurned(false)} />`;
  const tables = (desk.value?.tables ?? []).filter((one) => one.game === found.game && (!match || one.match === match));
  const call = match ? cards.value[match]?.calls.find((one) => one.state === "here" || one.state === "coming") : null;
  const note = async (/** @type {string} */ where) => {
    if (await act(where, "rulings", { situation: id, ...(call ? { call: call.number } : {}) })) go("table", where);
  };
  const dock = html`<div class="dock dock--two"><button class="btn" onClick=${() => setTurned(true)}><${HallIcon} name="rotate" /> ${t("ruling.show-say")}</button>${
    tables[0]
      ? html`<button class="btn btn--primary" onClick=${() => tables[0] && note(tables[0].match)}>${t("ruling.ruled", { table: tableName(tables[0]) })}</button>`
      : html`<span></span>`
  }</div>`;
  return html`<${Screen} title=${t("ruling.title")} about=${[t(`game.${found.game}`), t(`find-phase.${found.phase}`)].join(" · ")} back=${match ? `#find/${match}` : "#find"} needs=${false} dock=${dock}>
    <section class="ruling"><div class="ruling__head"><div class="row">${[...found.sections, ...found.cites].map((one) => html`<${Clause} key=${one} rule=${one} game=${found.game} />`)}</div><h2 lang=${shown.language}>${shown.title}</h2><p class="small" lang=${shown.language}>${shown.happened}</p></div>
    <dl>${LINES.map(([name, icon, kind]) => html`<div key=${name} class=${`ruling__line ${kind}`}><dt><${HallIcon} name=${icon} />${t(`ruling.${name.replace("_", "-")}`)}</dt><dd lang=${shown.language}>${shown[name]}</dd></div>`)}</dl></section>
    ${found.english && html`<section class="row"><${Translated} language=${found.language} /><button class="btn" aria-pressed=${String(isEnglish)} onClick=${() => setEnglish(!isEnglish)}>${t("ruling.english")}</button></section>`}
    ${found.see.length > 0 && html`<section class="panel"><h2 class="h-sec">${t("ruling.and-if")}</h2><ul class="side-list">${found.see.map((/** @type {string} */ one) => html`<${AndIf} key=${one} id=${one} match=${match} />`)}</ul></section>`}
    ${tables.length > 1 && html`<section class="panel"><h2 class="h-sec">${t("ruling.where")}</h2><div class="row">${tables.map((one) => html`<button key=${one.match} class="btn" onClick=${() => note(one.match)}>${tableName(one)}</button>`)}</div></section>`}</${Screen}>`;
}

/** @param {{id: string, match: string}} props */
function AndIf({ id, match }) {
  const found = finders.value[chosen.value.game]?.documents.find((/** @type {any} */ one) => one.id === id);
  if (!found) return null;
  return html`<li><${Icon} name="next" /><span><b lang=${found.language}><a href=${`#ruling/${encodeURIComponent(id)}/${match}`}>${found.title}</a></b></span><span></span></li>`;
}

/** What is said, for the table to read. @param {{say: string, language: string, onBack: () => void}} props */
function Turned({ say, language, onBack }) {
  return html`<main class="turned"><span></span><section class="turned__card"><h1 lang=${language}>${say}</h1></section><button class="btn btn--big" onClick=${onBack}>${t("ruling.back")}</button></main>`;
}

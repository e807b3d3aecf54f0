/** Equipment: sixteen different cards, the cubes, the block, charts without marks, no devices. It needs no network. */
import { Icon } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Clause, Screen } from "./screen.js";

/** The list to tick off. */
export function EquipmentScreen() {
  const about = chosen.value;
  const book = bookOf(about);
  const [ticked, setTicked] = useState(/** @type {string[]} */ ([]));
  const [there, setThere] = useState(/** @type {string[]} */ ([]));
  const deck = book?.cards ?? [];
  const tick = (/** @type {string} */ id) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  const tap = (/** @type {string} */ card) => setThere(there.includes(card) ? there.filter((one) => one !== card) : [...there, card]);
  return html`<${Screen} title=${t("tool.equipment")} about=${t("equipment.lead")} needs=${false}>
    <section class="panel"><ul class="side-list">${(book?.equipment ?? []).map((/** @type {any} */ one) => html`<li key=${one.name}><${Icon} name=${ticked.includes(one.name) ? "check" : "open"} /><span>${one.asks} ${(one.rules ?? []).map((/** @type {string} */ rule) => html`<${Clause} key=${rule} rule=${rule} game=${about.game} />`)}</span><button class="btn" aria-pressed=${String(ticked.includes(one.name))} aria-label=${one.asks} onClick=${() => tick(one.name)}><${Icon} name="check" /></button></li>`)}</ul></section>
    ${deck.length > 0 && html`<section class="panel stack-2"><h2 class="h-sec">${t("equipment.deck")}</h2><div class="row">${deck.map((/** @type {string} */ one) => html`<button key=${one} class="pick" aria-pressed=${String(there.includes(one))} onClick=${() => tap(one)}>${one === "-" ? t("card.blank") : one}</button>`)}</div><p role="status">${t("equipment.missing", { count: deck.length - there.length })}</p></section>`}</${Screen}>`;
}

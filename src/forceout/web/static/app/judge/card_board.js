/** The card board: the Universe laid out; the checker works, the writer objects, and nothing is corrected unasked. */
import { Dot } from "../board/pieces.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { cards as tableCards, chosen, route } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Screen } from "./screen.js";

const STATES = ["up", "down", "picked"];

/** The board. */
export function CardBoard() {
  const [, match = ""] = route.value;
  const book = bookOf(chosen.value);
  const dealt = tableCards.value[match]?.position.universe;
  const [universe, setUniverse] = useState(/** @type {string[] | null} */ (null));
  const [isLaying, setLaying] = useState(!dealt);
  const [states, setStates] = useState(/** @type {Record<string, string>} */ ({}));
  const [objections, setObjections] = useState(0);
  const deck = book?.cards ?? [];
  const laid = universe ?? dealt ?? deck;
  const tap = (/** @type {string} */ card) => {
    if (isLaying) setUniverse(laid.includes(card) ? laid.filter((/** @type {string} */ one) => one !== card) : [...laid, card]);
    else setStates({ ...states, [card]: STATES[(STATES.indexOf(states[card] ?? "up") + 1) % STATES.length] ?? "up" });
  };
  const picked = laid.filter((/** @type {string} */ one) => states[one] === "picked").length;
  if (book && deck.length === 0) return html`<${Screen} title=${t("tool.cards")} needs=${false}><p class="on-table">${t("cards.none")}</p></${Screen}>`;
  return html`<${Screen} title=${t("tool.cards")} about=${t("cards.lead")} back=${match ? `#table/${match}` : "#desk"} needs=${false}>
    <div class="seg" role="group" aria-label=${t("cards.mode")}><button aria-pressed=${String(isLaying)} onClick=${() => setLaying(true)}>${t("cards.lay")}</button><button aria-pressed=${String(!isLaying)} onClick=${() => setLaying(false)}>${t("cards.work")}</button></div>
    <div class="board-cards">${(isLaying ? deck : laid).map((/** @type {string} */ one) => html`<button key=${one} class=${!isLaying && states[one] === "down" ? "is-down" : ""} aria-pressed=${String(isLaying ? laid.includes(one) : states[one] === "picked")} aria-label=${spoken(one, isLaying ? "" : (states[one] ?? "up"))} onClick=${() => tap(one)}>${[..."BRGY"].map((color) => (one.includes(color) ? html`<${Dot} key=${color} color=${color} />` : html`<i key=${color} class="dot dot--off"></i>`))}</button>`)}</div>
    <section class="panel"><p role="status"><b>${t("cards.count", { laid: laid.length, picked })}</b></p><p class="small quiet">${t("cards.nothing")}</p>
      <div class="row"><button class="btn" onClick=${() => setObjections(objections + 1)}>${t("cards.object", { count: objections })}</button><button class="btn btn--quiet" onClick=${() => setStates({})}>${t("cards.all-up")}</button></div></section></${Screen}>`;
}

/** @param {string} card @param {string} state */
function spoken(card, state) {
  const name = card === "-" ? t("card.blank") : t("card.named", { colors: [...card].map((one) => t(`symbol.${one}`)).join(", ") });
  return state ? t("card.tagged", { card: name, tag: t(`cards.${state}`) }) : name;
}

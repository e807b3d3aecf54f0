/** Showing another grouping: tap between symbols to put brackets there. */
import { withBrackets } from "./added_brackets.js";
import { tokens } from "../../shared/notation.js";
import { Ink } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { classes, html, useState } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game } from "../state/state.js";
import { Boxes, oneLine } from "../write/reading.js";

/**
 * A Solution with places for brackets; the regrouped copy goes to `onChange`, empty while brackets are open.
 * @param {{text: string, onChange: (text: string) => void}} props
 */
export function Regroup({ text, onChange }) {
  const list = tokens(oneLine(text), game.value).filter((one) => one.kind !== "space");
  const [pairs, setPairs] = useState(/** @type {[number, number][]} */ ([]));
  const [start, setStart] = useState(-1);

  /** @param {[number, number][]} next */
  const keep = (next) => {
    setPairs(next);
    onChange(next.length > 0 ? withBrackets(list, next) : "");
  };
  /** @param {number} place */
  const tap = (place) => {
    if (start < 0) setStart(place);
    else {
      if (place > start) keep([...pairs, [start, place - 1]]);
      setStart(-1);
    }
  };
  const shown = withBrackets(list, pairs);
  return html`<div class="stack regrouping"><p class="small quiet">${start < 0 ? t("regroup.open") : t("regroup.close")}</p>
    <div class="regroup" role="group" aria-label=${t("regroup.title")}>${[...list, null].map((token, place) => {
      const opens = pairs.filter(([from]) => from === place).length;
      const closes = pairs.filter(([, to]) => to === place - 1).length;
      return html`<button key=${place} class=${classes((opens + closes > 0 || start === place) && "is-on")} aria-label=${token ? t("regroup.before", { symbol: token.text }) : t("regroup.end")} ...${press(() => tap(place))}>${")".repeat(closes)}${"(".repeat(opens)}${start === place ? "(" : ""}</button>${token && (token.kind === "symbol" ? html`<${Ink} symbol=${token.text} game=${game.value} />` : html`<span>${token.text}</span>`)}`;
    })}</div>
    ${pairs.length > 0 && html`<p class="small">${t("regroup.reads")} <${Boxes} text=${shown} /></p><button class="btn btn--quiet" ...${press(() => keep(pairs.slice(0, -1)))}>${t("regroup.undo")}</button>`}</div>`;
}

/** While others write: the mat, one's own pad with the cubes as keys, and what one has handed in. */
import { Written } from "../../board/pieces.js";
import { html } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as writingWords } from "../../strings/writing.ftl";
import { Shelf as CommonShelf } from "../play/actions.js";
import { Strip } from "../play/tray_in_play.js";
import { game, mySeat, shake } from "../state/state.js";
import { ScratchPad } from "./scratch_pad.js";
import { hasWord, Thirds } from "./third_party.js";

addWords(writingWords);

const mine = () => shake.value?.contest?.solutions.find((one) => one.by === mySeat.value);

/** One's own Solution once it is handed in, else the pad. */
export function Hand() {
  const one = mine();
  if (hasWord()) return html`<${Thirds} /><${Strip} />`;
  if (!one) return html`<${ScratchPad} />`;
  return html`<section class="work" aria-label=${t("writing.handed-in")}><div class="whose"><b>${t("writing.handed-in")}</b></div>
    <div class="sheetlet sheetlet--round"><${Written} text=${one.solution} game=${game.value} /></div></section><${Strip} />`;
}

/** Who is awaited. */
export function Shelf() {
  return html`<${CommonShelf} between=${html`<span class="shelf__note">${t(mine() ? "writing.final-short" : "writing.on-pad")}</span>`} />`;
}

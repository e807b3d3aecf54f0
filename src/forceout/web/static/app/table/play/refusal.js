/** Why a section does not take the cube in hand: the whole sentence with its rule, where the say line is. */
import { SymbolText } from "../../board/pieces.js";
import { RuleLink } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { said } from "../../shared/sentences.js";
import { t } from "../../shared/words.js";
import { game, names, refused } from "../state/state.js";

/** The sentence, over the say line's text, while a section refuses. */
export function Refusal() {
  const found = refused.value;
  if (!found) return null;
  return html`<p class="say__refusal"><b>${t("section.refuses", { section: t(`section.${found.section}`) })}</b>
    <span><${SymbolText} text=${said(found.refusal, names.value)} /> <${RuleLink} rule=${found.refusal.rule} book=${game.value} /></span></p>`;
}

/** What is explained where the say line is: why a section does not take the cube in hand, or what a choice means, with its rule. */
import { SymbolText } from "../../board/pieces.js";
import { RuleLink } from "../../shared/shell.js";
import { classes, html } from "../../shared/ui.js";
import { said } from "../../shared/sentences.js";
import { t } from "../../shared/words.js";
import { explained, game, names, refused } from "../state/state.js";

/** The sentence, over the say line's text. */
export function Refusal() {
  const found = refused.value;
  const told = found
    ? { title: t("section.refuses", { section: t(`section.${found.section}`) }), text: said(found.refusal, names.value), rule: found.refusal.rule }
    : explained.value;
  if (!told) return null;
  return html`<p class=${classes("say__refusal", !found && "say__refusal--note")}><b>${told.title}</b>${" "}
    <span><${SymbolText} text=${told.text} /> <${RuleLink} rule=${told.rule} book=${game.value} /></span></p>`;
}

/** A hint, for whoever plays learners alone: asked for, never pushed. */
import { post } from "../../shared/api.js";
import { Icon, SymbolText } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { announce, Dialog, RuleLink } from "../../shared/shell.js";
import { html, useEffect, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as menuWords } from "../../strings/menu.ftl";
import { companions, game, mySeat, sheet, view } from "../state/state.js";
import { explain } from "../net/sending.js";

addWords(menuWords);

/** @typedef {{seq: number, message: string, action: Record<string, unknown> | null, solution: string | null, rule: string | null}} Hint */

/** Whether hints are given at this table. */
export function mayHint() {
  return Boolean(companions.value.is_hinted && mySeat.value && view.value?.status === "playing");
}

/** The way to a hint, in the menu. @param {{onAsk?: () => void}} props */
export function HintButton({ onAsk }) {
  if (!mayHint()) return null;
  const act = () => {
    onAsk?.();
    sheet.value = "hint";
  };
  return html`<button class="btn" ...${press(act)}><${Icon} name="learn" /> <span>${t("hint.ask")}</span></button>`;
}

/** What could be done now, and why; the Solution behind it only when that is asked for too. @param {{onClose: () => void}} props */
export function HintSheet({ onClose }) {
  const [found, setFound] = useState(/** @type {Hint | null} */ (null));
  const [hasMore, setMore] = useState(false);
  const seq = view.value?.seq ?? 0;
  useEffect(() => {
    let isCurrent = true;
    post(`/api/matches/${view.peek()?.match}/hint`, { more: hasMore }).then(
      (/** @type {Hint} */ hint) => {
        if (!isCurrent) return;
        setFound(hint);
        announce(hint.message);
      },
      (problem) => {
        onClose();
        explain(problem);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [seq, hasMore]);
  return html`<${Dialog} title=${t("hint.title")} onClose=${onClose}>
    ${found ? html`<p><${SymbolText} text=${found.message} /> <${RuleLink} rule=${found.rule} book=${game.value} /></p>` : html`<p class="quiet" role="status">${t("hint.looking")}</p>`}
    ${found?.solution && html`<p class="reading"><${SymbolText} text=${found.solution} /></p>`}
    <p class="small quiet">${t("hint.why")}</p>
    <div class="row">${found && !hasMore && html`<button class="btn" ...${press(() => setMore(true))}>${t("hint.more")}</button>`}<button class="btn btn--primary" ...${press(onClose)}>${t("hint.thanks")}</button></div></${Dialog}>`;
}

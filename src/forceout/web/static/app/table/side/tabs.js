/** Tabs: what is folded away, each a press from the tray. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { html } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { game, isAsked, mySeat, sheet, shake, view } from "../state/state.js";
import { stage } from "../state/stage.js";

/** The sheets that take the place of tabs and tray. */
export const FOLDED = new Set(["variations", "scratch", "log", "charge", "chart", "judge"]);
const WITH_TABS = new Set(["lot", "rolling", "moving", "checking"]);

/**
 * Whether a stage has a row of tabs.
 * @param {string} now
 */
export function hasTabs(now) {
  return WITH_TABS.has(now) || (now === "goal" && game.value === "equations");
}

/** The row of tabs. */
export function Tabs() {
  const now = stage();
  const isChecking = now === "checking";
  const isSeated = Boolean(mySeat.value);
  const count = shake.value?.variations.length ?? 0;
  return html`<nav class="tabs" aria-label=${t("tabs.label")}>
    ${shake.value && html`<${Tab} name="variations" icon="print" label=${t("tabs.variations", { count })} />`}
    ${isChecking && game.value === "on-sets" && html`<${Tab} name="chart" icon="log" label=${t("tabs.chart")} />`}
    ${isSeated && !isChecking && now !== "lot" && html`<${Tab} name="scratch" icon="pencil" label=${t("tabs.pad")} />`}
    <${Tab} name="log" icon="log" label=${t("tabs.log")} />
    ${isSeated && isAsked("charge") && html`<${Tab} name="charge" icon="flag" label=${t("charge.open")} />`}
    ${view.value?.you.is_judge && html`<${Tab} name="judge" icon="people" label=${t("tabs.judge")} />`}</nav>`;
}

/** @param {{name: string, icon: string, label: string}} props */
function Tab({ name, icon, label }) {
  return html`<button class="tab" aria-haspopup="dialog" aria-label=${label} ...${press(() => (sheet.value = name))}><${Icon} name=${icon} /><span>${label}</span></button>`;
}

/** What the tabs unfold, in the place of tabs and tray; cards and mat stay bare. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { html, useLayoutEffect, useRef } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { sheet } from "../state/state.js";
import { ChargeList, ChargeButton } from "../play/charges.js";
import { ScratchPad } from "../write/scratch_pad.js";
import { Chart } from "../write/chart.js";
import { JudgePanel } from "./judge.js";
import { Judges } from "./judges.js";
import { Log } from "./log.js";
import { VariationList } from "./side.js";

/** @typedef {import("../../../vendor/preact").Child} Child */

const close = () => (sheet.value = null);

/** The sheet that is unfolded. */
export function Folded() {
  switch (sheet.value) {
    case "scratch":
      return html`<${Panel} key="scratch" title=${t("scratch.title")} kind="folded--pad"><${ScratchPad} /></${Panel}>`;
    case "charge":
      return html`<${Panel} key="charge" title=${t("charge.title")} aside=${html`<${ChargeButton} onDone=${close} />`}><${ChargeList} /></${Panel}>`;
    case "log":
      return html`<${Panel} key="log" title=${t("log.title")}><${Judges} /><${Log} /></${Panel}>`;
    case "chart":
      return html`<${Panel} key="chart" title=${t("tabs.chart")}><${Chart} /></${Panel}>`;
    case "judge":
      return html`<${Panel} key="judge" title=${t("tabs.judge")}><${JudgePanel} /></${Panel}>`;
    default:
      return html`<${Panel} key="variations" title=${t("variations.title")}><${VariationList} /></${Panel}>`;
  }
}

/**
 * A sheet that lies in the hand: it takes the focus, and gives it back when it is closed.
 * @param {{title: string, kind?: string, aside?: Child, children?: Child}} props
 */
function Panel({ title, kind = "", aside, children }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // Before it is painted: a key may follow at once.
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const inside = box.current?.querySelector("[autofocus]") ?? box.current;
    /** @type {HTMLElement | null | undefined} */ (inside)?.focus({ preventScroll: true });
    /** @param {KeyboardEvent} event */
    const escape = (event) => event.key === "Escape" && !document.querySelector("dialog[open], [popover]:popover-open") && close();
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("keydown", escape);
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return html`<div class=${`work work--paper folded ${kind}`} role="dialog" aria-label=${title} tabindex="-1" ref=${box}>
    <div class="folded__head"><h2>${title}</h2>${aside}<button class="iconbtn" aria-label=${t("shell.close")} ...${press(close)}><${Icon} name="cross" /></button></div>
    <div class="folded__body">${children}</div></div>`;
}

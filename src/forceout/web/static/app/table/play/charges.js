/** Charging an illegal procedure, where the players see to the rules themselves: every procedure of the phase, right or wrong. */
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { cited } from "../../shared/edition.js";
import { Dialog, RuleLink, toast } from "../../shared/shell.js";
import { html, useState } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { events, game, isAsked, mayWord, mySeat, sheet, view } from "../state/state.js";
import { send } from "../net/sending.js";
import { sayWhy } from "./closed_reason.js";

/** The door to the sheet: there whatever happened, so that it tells nothing. */
export function ChargeDoor() {
  if (!mySeat.value || !isAsked("charge")) return null;
  return html`<button class="iconbtn charge__door" aria-haspopup="dialog" ...${press(() => (sheet.value = "charge"))}><${Icon} name="flag" /><span>${t("charge.open")}</span></button>`;
}

/** The sheet with everything that may be charged now. @param {{onClose: () => void}} props */
export function ChargeSheet({ onClose }) {
  const [code, setCode] = useState("");
  const list = view.value?.legal?.procedures ?? [];
  const isReady = list.some((one) => one.code === code) && mayWord("charge");
  const charge = async () => {
    onClose();
    if (!(await send({ do: "charge", procedure: code }))) return;
    const mine = events.peek().findLast((one) => one.do === "charge" && one.by === mySeat.peek());
    const text = t(mine?.upheld === false ? "charge.failed" : "charge.upheld");
    toast(html`<span>${text} <${RuleLink} rule=${cited("charge")} book=${game.peek()} /></span>`, {
      kind: mine?.upheld === false ? "bad" : "",
      seconds: 8,
      spoken: text,
    });
  };
  return html`<${Dialog} title=${t("charge.title")} onClose=${onClose}>
    <p class="small quiet">${rich("charge.what")}</p>
    ${
      list.length === 0
        ? html`<p>${t("charge.nothing")}</p>`
        : html`<fieldset class="reasons charge__list"><legend class="vh">${t("charge.title")}</legend>
      ${list.map((one, place) => html`<label key=${one.code}><input type="radio" name="procedure" autofocus=${place === 0} checked=${one.code === code} onChange=${() => setCode(one.code)} /><span>${t(`procedure.${one.code}`)}</span><${RuleLink} rule=${one.rule} book=${game.value} /></label>`)}</fieldset>
      <button class="btn btn--bad btn--big full" aria-disabled=${String(!isReady)} ...${press(() => (isReady ? charge() : sayWhy(null, t("charge.choose"), "charge")))}>${t("charge.do")}</button>`
    }</${Dialog}>`;
}

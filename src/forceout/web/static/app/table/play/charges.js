/** Charging an illegal procedure, where the players see to the rules themselves: every procedure of the phase, right or wrong. */
import { press } from "../../shared/press.js";
import { cited } from "../../shared/edition.js";
import { Dialog, RuleLink, toast } from "../../shared/shell.js";
import { html, signal, useEffect } from "../../shared/ui.js";
import { rich, t } from "../../shared/words.js";
import { events, game, mayWord, mySeat, view } from "../state/state.js";
import { send } from "../net/sending.js";
import { sayWhy } from "./closed_reason.js";

/** What would be charged. */
const code = signal("");

const procedures = () => view.value?.legal?.procedures ?? [];

/** Everything that may be charged now. */
export function ChargeList() {
  const list = procedures();
  useEffect(() => () => void (code.value = ""), []);
  if (list.length === 0) return html`<p>${t("charge.nothing")}</p>`;
  return html`<fieldset class="grid3 charge__list"><legend class="vh">${t("charge.title")}</legend>
      ${list.map((one, place) => html`<label class="pick" key=${one.code}><input type="radio" name="procedure" autofocus=${place === 0} checked=${one.code === code.value} onChange=${() => (code.value = one.code)} /><span>${t(`procedure.${one.code}`)}</span></label>`)}</fieldset>
    <p class="tiny quiet">${rich("charge.what")} <${RuleLink} rule=${list.find((one) => one.code === code.value)?.rule} book=${game.value} /></p>`;
}

/** Charges what is chosen. @param {{onDone: () => void}} props */
export function ChargeButton({ onDone }) {
  const isReady = procedures().some((one) => one.code === code.value) && mayWord("charge");
  const charge = async () => {
    const procedure = code.peek();
    onDone();
    if (!(await send({ do: "charge", procedure }))) return;
    const mine = events.peek().findLast((one) => one.do === "charge" && one.by === mySeat.peek());
    const text = t(mine?.upheld === false ? "charge.failed" : "charge.upheld");
    toast(html`<span>${text} <${RuleLink} rule=${cited("charge")} book=${game.peek()} /></span>`, {
      kind: mine?.upheld === false ? "bad" : "",
      seconds: 8,
      spoken: text,
    });
  };
  if (procedures().length === 0) return null;
  return html`<button class="btn btn--bad" aria-disabled=${String(!isReady)} ...${press(() => (isReady ? charge() : sayWhy(null, t("charge.choose"), "charge")))}>${t("charge.do")}</button>`;
}

/** The sheet over the table, where there is no place to unfold it. @param {{onClose: () => void}} props */
export function ChargeSheet({ onClose }) {
  return html`<${Dialog} title=${t("charge.title")} onClose=${onClose}><${ChargeList} /><div class="row"><${ChargeButton} onDone=${onClose} /></div></${Dialog}>`;
}

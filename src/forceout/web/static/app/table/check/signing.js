/** Signing the scoresheet: a signature that ends a match before its time is asked about once more. */
import { press } from "../../shared/press.js";
import { Dialog } from "../../shared/shell.js";
import { html, signal } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { view } from "../state/state.js";
import { send } from "../net/sending.js";

const isAsking = signal(false);

/** Sign, or ask first where more shakes could be played. */
export function sign() {
  const now = view.peek();
  if (now?.is_round_over || now?.scoresheet?.signed.length) send({ do: "sign" });
  else isAsking.value = true;
}

/** What an early signature ends. */
export function SignQuestion() {
  if (!isAsking.value) return null;
  const close = () => (isAsking.value = false);
  const really = () => {
    close();
    send({ do: "sign" });
  };
  return html`<${Dialog} title=${t("scored.sign")} onClose=${close}><p>${t("scored.sign-early")}</p><div class="row">
    <button class="btn btn--bad" ...${press(really)}>${t("scored.sign-now")}</button><button class="btn" ...${press(close)}>${t("scored.sign-not")}</button></div></${Dialog}>`;
}

/** The code that makes somebody a judge of this table, for its host to read out. */
import { press } from "../../shared/press.js";
import { html, useState } from "../../shared/ui.js";
import { t } from "../../shared/words.js";
import { ask } from "../net/sending.js";
import { view } from "../state/state.js";

/** A button, then the code. */
export function JudgeCode() {
  const [code, setCode] = useState("");
  if (!view.value?.you.is_host) return null;
  if (code) return html`<p role="status">${t("judge-code.shown", { code })}</p>`;
  return html`<button class="btn" ...${press(async () => setCode((await ask("judge-code"))?.code ?? ""))}>${t("judge-code.new")}</button>`;
}

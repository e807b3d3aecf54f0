/** Becoming a judge: a name, and the code that a host or a director read out. */
import { post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { beKnownAs, firstName, printCode, readCode } from "../home/sitting.js";
import { useDoing } from "../shared/under_way.js";
import { go, isKnown, refresh } from "./desk_state.js";
import { Screen } from "./screen.js";

/** @param {{code?: string}} props */
export function Join({ code: given = "" }) {
  const [name, setName] = useState(firstName);
  const [code, setCode] = useState(readCode(given));
  const [doing, run] = useDoing();
  const isWhole = code.length === 8;
  const enter = async () => {
    await beKnownAs(name);
    const found = isWhole ? (await post("/api/desk/join", { code })).tables : [];
    if (found.length === 1) go("table", found[0].match);
    else go("desk");
    isKnown.value = true;
    await refresh();
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run("join", enter);
  };
  return html`<${Screen} title=${t("join-desk.title")} back="/"><form class="panel stack" onSubmit=${submit}>
      <p>${t("join-desk.lead")}</p>
      <label class="field"><span>${t("join-desk.name")}</span><input class="input" name="nickname" value=${name} maxlength="20" autocomplete="nickname" spellcheck=${false} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <label class="field"><span>${t("join-desk.code")}</span><input class="input invite__code" name="code" value=${printCode(code)} autocomplete="off" autocapitalize="characters" spellcheck=${false} placeholder="ABCD-1234" onInput=${(/** @type {any} */ event) => setCode(readCode(event.target.value))} /></label>
      <button class="btn btn--primary btn--big full" aria-disabled=${doing ? "true" : null}>${t(isWhole ? "join-desk.go" : "join-desk.without")}</button>
      <p class="small quiet">${t("join-desk.rules")}</p></form>
    <p class="small on-table">${t("join-desk.open")} <a href="#find">${t("dock.find")}</a> · <a href="#clocks">${t("dock.clock")}</a> · <a href="#test">${t("tool.test")}</a></p></${Screen}>`;
}

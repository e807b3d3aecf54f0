/** The page behind an invitation's link: the code is in the fragment, which is sent to no server. */
import { Cube } from "../board/pieces.js";
import { show, TopBar, Toasts } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { html, useEffect, useState } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { useDoing, whatHappened } from "../shared/under_way.js";
import { NameField } from "./name.js";
import { firstName, joinByCode, printCode, readCode, whoAmI } from "./sitting.js";

addWords(pagesWords);

/** Say a name and sit down; whom the server knows already sits down at once. */
function Join() {
  const [name, setName] = useState(firstName);
  const [code, setCode] = useState(readCode(location.hash));
  const [problem, setProblem] = useState("");
  const [doing, run] = useDoing();
  /** @param {string} as */
  const join = (as) => run("join", () => joinByCode(as, code).catch((error) => setProblem(whatHappened(error))));
  useEffect(() => {
    const reread = () => setCode(readCode(location.hash));
    addEventListener("hashchange", reread);
    if (code.length === 8) whoAmI().then((me) => me && join(me.nickname));
    return () => removeEventListener("hashchange", reread);
  }, []);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (code.length === 8) join(name);
  };
  return html`<${TopBar} back="/" />
    <main class="page narrow"><form class="panel stack" onSubmit=${submit}>
      <div class="empty"><${Cube} cube="∪" isHidden=${true} /><h1 class="title">${t("join.title")}</h1><p>${t("join.lead")}</p></div>
      ${problem && html`<div class="banner banner--bad" role="alert"><p>${problem} ${t("join.ask-again")}</p></div>`}
      <${NameField} name=${name} onName=${setName} />
      <label class="field"><span>${t("join.code")}</span><input class="input invite__code" name="code" value=${printCode(code)} autocomplete="off"
        placeholder=${t("join.placeholder")} onInput=${(/** @type {any} */ event) => setCode(readCode(event.target.value))} /></label>
      <button class="btn btn--primary btn--big full" aria-disabled=${code.length === 8 && !doing ? null : "true"}>${doing ? t("join.sitting") : t("join.sit")}</button>
      <p class="row spread"><a href="/">${t("join.home")}</a></p>
    </form></main><${Toasts} />`;
}

show(html`<${Join} />`);

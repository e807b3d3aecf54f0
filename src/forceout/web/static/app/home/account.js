/** An account with a name and a password, for those who want one; nothing here needs it. */
import { post, remove } from "../shared/api.js";
import { press } from "../shared/press.js";
import { html, useState } from "../shared/ui.js";
import { useDoing, whatHappened } from "../shared/under_way.js";
import { t } from "../shared/words.js";

/** @typedef {{account: string | null}} Me */

/**
 * A form of text fields that is sent as it is.
 * @param {{fields: {name: string, label: string, kind?: string, complete: string}[], label: string, onSend: (values: Record<string, string>) => Promise<unknown>}} props
 */
function Fields({ fields, label, onSend }) {
  const [values, setValues] = useState(/** @type {Record<string, string>} */ ({}));
  const [problem, setProblem] = useState("");
  const [doing, run] = useDoing();
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    run("send", () =>
      onSend(values).then(
        () => location.reload(),
        (error) => setProblem(whatHappened(error)),
      ),
    );
  };
  return html`<form class="stack" onSubmit=${send}>${problem && html`<div class="banner banner--bad" role="alert"><p>${problem}</p></div>`}
    ${fields.map((one) => html`<label class="field" key=${one.name}><span>${one.label}</span><input class="input" name=${one.name} type=${one.kind ?? "text"} required autocomplete=${one.complete} value=${values[one.name] ?? ""} onInput=${(/** @type {any} */ event) => setValues({ ...values, [one.name]: event.target.value })} /></label>`)}
    <button class="btn btn--primary" aria-disabled=${doing ? "true" : null}>${label}</button></form>`;
}

/** @param {string} complete */
const nameAndPassword = (complete) => [
  { name: "name", label: t("account.name"), complete: "username" },
  { name: "password", label: t("account.password"), kind: "password", complete },
];

/** @param {{me: Me | null}} props */
export function AccountPanel({ me }) {
  const [open, setOpen] = useState("");
  const [, run] = useDoing();
  const signOut = () => run("out", () => remove("/api/session").then(() => location.assign("/")));
  return html`<section class="panel account" aria-labelledby="account-title"><div class="panel__head"><h2 id="account-title">${t("account.title")}</h2></div>
    <p class="small quiet">${me?.account ? t("account.signed-in", { name: me.account }) : t("account.why")}</p>
    ${
      me?.account
        ? html`<div class="row"><button class="btn" aria-expanded=${String(open === "change")} ...${press(() => setOpen(open === "change" ? "" : "change"))}>${t("account.change")}</button>
        <button class="btn" ...${press(signOut)}>${t("account.sign-out")}</button></div>
        ${
          open === "change" &&
          html`<${Fields} label=${t("account.change")} onSend=${(/** @type {any} */ values) => post("/api/password", values)}
          fields=${[
            { name: "old", label: t("account.old"), kind: "password", complete: "current-password" },
            { name: "new", label: t("account.new"), kind: "password", complete: "new-password" },
          ]} />`
        }`
        : html`<div class="row">${me && html`<button class="btn" aria-expanded=${String(open === "make")} ...${press(() => setOpen(open === "make" ? "" : "make"))}>${t("account.make")}</button>`}
        <button class="btn btn--quiet" aria-expanded=${String(open === "in")} ...${press(() => setOpen(open === "in" ? "" : "in"))}>${t("account.sign-in")}</button></div>
        ${open === "make" && html`<${Fields} key="make" label=${t("account.make")} fields=${nameAndPassword("new-password")} onSend=${(/** @type {any} */ values) => post("/api/accounts", values)} />`}
        ${open === "in" && html`<${Fields} key="in" label=${t("account.sign-in")} fields=${nameAndPassword("current-password")} onSend=${(/** @type {any} */ values) => post("/api/session", values)} />`}`
    }</section>`;
}

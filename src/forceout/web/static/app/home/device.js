/** To another device: a code that is shown here and typed there, once, within minutes. */
import { Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { press } from "../shared/press.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing, whatHappened } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { printCode, readCode } from "./sitting.js";

/** @typedef {{code: string, expires_at: number}} Shown */

/** @param {{shown: Shown, onOver: () => void}} props */
function Plate({ shown, onOver }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((shown.expires_at - now) / 1000));
  useEffect(() => {
    if (left === 0) onOver();
  }, [left === 0]);
  return html`<div class="codeplate"><output class="codeplate__code">${shown.code}</output>
    <span class="small">${t("device.left", { minutes: Math.floor(left / 60), seconds: String(left % 60).padStart(2, "0") })}</span></div>`;
}

/** @param {{isKnown: boolean, onClose: () => void}} props */
function UseCode({ isKnown, onClose }) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [doing, run] = useDoing();
  /** @param {Event} event */
  const use = (event) => {
    event.preventDefault();
    if (code.length !== 8) return;
    run("use", () =>
      post("/api/device", { code }).then(
        (me) => {
          try {
            localStorage.setItem("forceout.nickname", me.nickname);
          } catch {
            /* a private window keeps nothing */
          }
          location.reload();
        },
        (error) => setProblem(whatHappened(error)),
      ),
    );
  };
  return html`<form class="stack" onSubmit=${use}>${problem && html`<div class="banner banner--bad" role="alert"><p>${problem}</p></div>`}
    <label class="field"><span>${t("device.type")}</span><input class="input invite__code" name="device-code" value=${printCode(code)} autocomplete="off" autocapitalize="characters" spellcheck=${false}
      placeholder=${t("join.placeholder")} onInput=${(/** @type {any} */ event) => setCode(readCode(event.target.value))} /></label>
    ${isKnown && html`<p class="small quiet">${t("device.replaces")}</p>`}
    <div class="row"><button class="btn btn--primary" aria-disabled=${code.length === 8 && !doing ? null : "true"}>${t("device.use")}</button><button type="button" class="btn" ...${press(onClose)}>${t("new.cancel")}</button></div></form>`;
}

/** @param {{me: {account: string | null} | null}} props */
export function DevicePanel({ me }) {
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const [isTyping, setTyping] = useState(false);
  const [doing, run] = useDoing();
  const make = () => run("make", async () => setShown(await post("/api/me/device-code")));
  return html`<section class="panel" aria-labelledby="device-title"><div class="panel__head"><h2 id="device-title"><${Icon} name="device" /> ${t("device.title")}</h2></div>
    <p class="small quiet">${t(me ? "device.how" : "device.how.newcomer")}</p>
    ${shown && html`<${Plate} shown=${shown} onOver=${() => setShown(null)} />`}
    ${
      isTyping
        ? html`<${UseCode} isKnown=${Boolean(me)} onClose=${() => setTyping(false)} />`
        : html`<div class="row">${me && html`<button class="btn" aria-disabled=${doing ? "true" : null} ...${press(make)}><${Icon} name="key" /> ${t(shown ? "device.another" : "device.show")}</button>`}
        <button class="btn btn--quiet" ...${press(() => setTyping(true))}>${t("device.have")}</button></div>`
    }</section>`;
}

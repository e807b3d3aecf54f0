/** Calling a judge from the table: the sheet with its reasons, the line that says who comes, and the cover over the position until then. */
import { Dialog } from "../../shared/shell.js";
import { stylesheet } from "../../shared/stylesheets.js";
import { html, useEffect, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as callWords } from "../../strings/call.ftl";
import { ask } from "../net/sending.js";
import { mySeat, names, sheet, view } from "../state/state.js";

addWords(callWords);
stylesheet("app/table/side/call_judge.css").catch(() => undefined);

const SPRITE = new URL("../../../pieces-hall.svg", import.meta.url).pathname;

/** @param {{name: string}} props */
function HallIcon({ name }) {
  return html`<svg class="icon" aria-hidden="true"><use href=${`${SPRITE}#i-${name}`} /></svg>`;
}

/** The line, the cover and the sheet, wherever the page puts them. */
export function CallJudge() {
  const now = view.value;
  const isCovered = Boolean(now?.calls.some((one) => one.is_covering) && mySeat.value);
  useEffect(() => {
    document.body.classList.toggle("is-covered", isCovered);
    return () => document.body.classList.remove("is-covered");
  }, [isCovered]);
  if (!now) return null;
  return html`<${CallLine} />${sheet.value === "call" && html`<${CallSheet} onClose=${() => (sheet.value = null)} />`}`;
}

/** Who comes, for everybody at the table. */
function CallLine() {
  const now = view.value;
  const call = now?.calls.find((one) => one.state === "here") ?? now?.calls[0];
  if (!now || !call || now.status !== "playing") return null;
  const isMine = call.seat !== null && call.seat === mySeat.value;
  const who = names.value[call.seat ?? ""] ?? "";
  const title =
    call.state === "here"
      ? t("call.here", { name: call.judge })
      : call.state === "coming"
        ? t("call.coming", { name: call.judge })
        : t(isMine ? "call.you-called" : "call.called", { name: who });
  const rest = call.is_stopping ? t(call.state === "here" ? "call.sand-waits" : "call.covered") : t("call.plays-on");
  return html`<div class=${`callline ${call.state === "here" ? "is-here" : "is-coming"}`} role="status"><${HallIcon} name=${call.state === "here" ? "scale" : "hand"} /><p><b>${title}</b> ${rest}</p>${isMine && call.state !== "here" && html`<button class="btn" onClick=${() => ask("calls/withdraw")}>${t("call.withdraw")}</button>`}</div>`;
}

/** @param {{onClose: () => void}} props */
function CallSheet({ onClose }) {
  const now = view.value;
  const offer = now?.you.call;
  const [reason, setReason] = useState("");
  const mine = now?.calls.find((one) => one.seat === mySeat.value);
  const call = async () => {
    if (!reason) return;
    onClose();
    await ask("calls", { reason });
  };
  return html`<${Dialog} title=${t("call.title")} onClose=${onClose}><div class="callsheet">
    ${mine && html`<p>${t("call.already")}</p>`}
    ${
      offer &&
      html`<p class="small quiet">${t(offer.is_stopping ? "call.stops" : offer.has_judge ? "call.stops-not" : "call.nobody")}</p>
      <div class="callsheet__reasons" role="group" aria-label=${t("call.what")}>${offer.reasons.map((one) => html`<button key=${one.reason} class="callopt" aria-pressed=${String(reason === one.reason)} aria-disabled=${one.is_open ? null : "true"} onClick=${() => one.is_open && setReason(one.reason)}><b>${t(`call-why.${one.reason}`)}</b><small>${t(`call-note.${one.reason}`)}</small></button>`)}</div>
      <button class="btn btn--primary btn--big full" aria-disabled=${reason ? null : "true"} onClick=${call}><${HallIcon} name="hand" /> ${t("call.title")}</button>`
    }</div></${Dialog}>`;
}

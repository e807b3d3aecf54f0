/** Before the match: who sits where, bots for free seats, the code for friends, the start. */
import { post, Problem, remove } from "../../shared/api.js";
import { Icon } from "../../board/pieces.js";
import { press } from "../../shared/press.js";
import { Dialog, toast } from "../../shared/shell.js";
import { TableCode } from "../../shared/table_code.js";
import { html, useState } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as roomWords } from "../../strings/room.ftl";
import { view } from "../state/state.js";
import { ask, explain } from "../net/sending.js";
import { refresh } from "../net/following.js";
import { Judges } from "./judges.js";
import { JudgeCode } from "./judge_code.js";

addWords(roomWords);

const LEVELS = ["learner", "club", "champion", "perfect"];

/** The room before the start. */
export function WaitingRoom() {
  const now = view.value;
  const [isNaming, setNaming] = useState("");
  const [isInviting, setInviting] = useState(false);
  if (!now) return null;
  const isFull = now.seats.every((one) => one.is_taken);
  const { settings } = now;
  /** @param {string} seat */
  const sit = async (seat) => {
    try {
      await post(`/api/matches/${now.match}/seats`, { seat });
      await refresh();
    } catch (problem) {
      if (problem instanceof Problem && problem.status === 401) setNaming(seat);
      else explain(problem);
    }
  };
  const about = [
    t(`division.${settings.division}`),
    t(`form.${settings.form}`),
    settings.edition,
    t(`clock.${settings.clock}`),
    ...(settings.is_deal_told ? [t("room.deal-told")] : []),
  ].join(" · ");
  return html`<main class="page stack"><h1 class="room__title on-table">${t("room.title", { game: t(`game.${settings.game}`) })}</h1><p class="on-table">${about}</p>
    <section class="panel"><div class="panel__head"><h2>${t("seats.label")}</h2></div><ol class="stack">${now.seats.map(
      (one) => html`<li key=${one.seat} class="spread room__seat">
      <span><b>${one.is_taken ? one.name : one.kept_for ? t("room.kept-for", { name: one.kept_for }) : t("seats.free")}</b> <span class="small quiet">${one.bot ? t(`bot.${one.bot}`) : one.seat === now.you.seat ? t("seats.you") : ""}</span></span>
      <span class="row">${!one.is_taken && !now.you.seat && (!one.kept_for || now.you.kept === one.seat) && html`<button class="btn btn--primary" ...${press(() => sit(one.seat))}>${t("room.sit")}</button>`}
        ${!one.is_taken && !one.kept_for && now.you.is_host && LEVELS.map((level) => html`<button key=${level} class="btn" ...${press(() => ask("bots", { seat: one.seat, level }))}><${Icon} name="bot" /> ${t(`bot.${level}`)}</button>`)}
        ${(one.is_taken || one.kept_for) && (one.seat === now.you.seat || one.seat === now.you.kept || now.you.is_host) && html`<button class="btn btn--quiet" ...${press(() => stand(one.seat))}>${t(one.seat === now.you.seat ? "room.stand" : one.kept_for ? "room.free" : "room.remove")}</button>`}</span></li>`,
    )}</ol><${Judges} /><${JudgeCode} /></section>
    ${
      now.you.is_host &&
      html`<section class="panel"><div class="panel__head"><h2>${t("room.invite")}</h2></div>
      ${isInviting ? html`<${TableCode} match=${now.match} />` : html`<p class="small quiet">${t("room.invite.what")}</p><button class="btn" ...${press(() => setInviting(true))}>${t("room.new-code")}</button>`}</section>
      <div class="row"><button class="btn btn--primary btn--big" aria-disabled=${String(!isFull)} ...${press(() => (isFull ? ask("start") : toast(t("room.not-full"))))}>${t("room.start")}</button>
        <button class="btn" aria-pressed=${String(now.is_watchable)} ...${press(() => ask("watching", { allowed: !now.is_watchable }))}><${Icon} name="eye" /> ${t(now.is_watchable ? "room.watchable" : "room.not-watchable")}</button></div>`
    }
    ${!now.you.is_host && html`<p class="on-table">${t("room.wait")}</p>`}
    ${
      isNaming &&
      html`<${Nickname} onClose=${() => setNaming("")} onDone=${() => {
        sit(isNaming);
        setNaming("");
      }} />`
    }</main>`;
}

/** @param {string} seat */
async function stand(seat) {
  try {
    await remove(`/api/matches/${view.peek()?.match}/seats/${seat}`);
    await refresh();
  } catch (problem) {
    explain(problem);
  }
}

/** Ask for a nickname, once. @param {{onClose: () => void, onDone: () => void}} props */
function Nickname({ onClose, onDone }) {
  const [nickname, setNickname] = useState("");
  /** @param {Event} event */
  const go = async (event) => {
    event.preventDefault();
    try {
      await post("/api/guests", { nickname });
      onDone();
    } catch (problem) {
      explain(problem);
    }
  };
  return html`<${Dialog} title=${t("room.nickname")} onClose=${onClose}><form class="stack" onSubmit=${go}><label class="field"><span>${t("room.nickname.what")}</span><input class="input" required maxlength="20" value=${nickname} onInput=${(/** @type {any} */ event) => setNickname(event.target.value)} /></label><button class="btn btn--primary">${t("room.sit")}</button></form></${Dialog}>`;
}

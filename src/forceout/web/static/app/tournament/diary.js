/** The diary: everything that was done in the event, the latest first, with who, when and why. */
import { get } from "../shared/api.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { addressOf } from "../hall/event_api.js";
import { EVENT, competitionOf, competitionTitle, event, nameOf, want } from "./desk_state.js";
import { Screen } from "./screen.js";

/** @typedef {{seq: number, at: number, by: string, office: string, act: Record<string, any>}} Line */

/** The screen. */
export function DiaryScreen() {
  const [lines, setLines] = useState(/** @type {Line[]} */ ([]));
  useEffect(() => {
    want(async () => setLines((await get(`${addressOf(EVENT)}/log`)).entries));
  }, []);
  const last = lines.at(-1)?.seq ?? 0;
  const more = async () => {
    const found = await get(`${addressOf(EVENT)}/log?before=${last}`);
    setLines((before) => [...before, ...found.entries]);
  };
  return html`<${Screen} name=${t("setup.diary")} title=${t("setup.diary")} lead=${t("diary.lead", { count: event.value?.seq ?? 0 })}>
    <section class="panel"><ol class="diary">${lines.map((one) => html`<li key=${one.seq}><time datetime=${new Date(one.at).toISOString()}>${new Date(one.at).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" })}</time><div><b>${t(`diary.${one.act.do}`)}</b> ${about(one.act)}<br /><span class="small quiet">${t("diary.by", { name: one.by, office: t(`office.${one.office}`) })}${one.act.reason ? ` · ${one.act.reason}` : ""}</span></div></li>`)}</ol>
      ${last > 1 && html`<button type="button" class="btn full" onClick=${more}>${t("diary.more")}</button>`}</section></${Screen}>`;
}

/** What an act is about, in a line. @param {Record<string, any>} act */
function about(act) {
  const player = typeof act.player === "string" ? nameOf(act.player) : act.player?.id;
  const parts = [
    competitionTitle(competitionOf(act.competition ?? "")),
    act.round && t("round.title", { number: act.round }),
    act.table,
    player,
    act.first && `${nameOf(act.first)}, ${nameOf(act.second)}`,
    act.what && t(`clock.tell.${act.what}`),
    act.total,
  ];
  return parts.filter((one) => one || one === 0).join(" · ");
}

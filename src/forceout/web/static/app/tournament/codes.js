/** Offices by codes, with their QR: deputies, scorekeepers, judges, coaches of a school, players. */
import { Icon } from "../board/pieces.js";
import { get, post } from "../shared/api.js";
import { toast } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { addressOf } from "../hall/event_api.js";
import { EVENT, event, isDirector, linkTo, nameOf, schoolTitle } from "./desk_state.js";
import { SelectField } from "./forms.js";

/** @typedef {{code: string, office: string, subject: string | null}} Code */

/** The codes that are open, and how to make one. */
export function Codes() {
  const [codes, setCodes] = useState(/** @type {Code[]} */ ([]));
  const [shown, setShown] = useState("");
  const [office, setOffice] = useState("scorekeeper");
  const [subject, setSubject] = useState("");
  const [doing, run] = useDoing();
  const one = event.value;
  const look = async () => setCodes((await get(`${addressOf(EVENT)}/codes`)).codes);
  useEffect(() => {
    look().catch(() => {});
  }, []);
  const offices = [...(isDirector() ? ["deputy"] : []), "scorekeeper", "judge", "coach", "player"];
  const subjects =
    office === "coach"
      ? (one?.schools ?? []).map((each) => ({ value: each.id, title: each.title }))
      : office === "player"
        ? (one?.players ?? []).map((each) => ({ value: each.id, title: nameOf(each.id) }))
        : [];
  const needs = office === "coach" || office === "player";
  const make = () =>
    run("code", async () => {
      const made = await post(`${addressOf(EVENT)}/codes`, { office, subject: needs ? subject || subjects[0]?.value : null });
      await look();
      setShown(made.code);
    });
  const makeAll = () =>
    run("all", async () => {
      const { made } = await post(`${addressOf(EVENT)}/codes/players`);
      await look();
      toast(t("codes.made", { count: made }), { seconds: 8 });
    });
  const ofPlayers = codes.filter((code) => code.office === "player").length;
  const listed = codes.filter((code) => code.office !== "player" || code.code === shown);
  /** @param {Code} code */
  const whose = (code) =>
    code.office === "coach"
      ? t("codes.coach-of", { school: schoolTitle(code.subject ?? "") })
      : code.office === "player"
        ? nameOf(code.subject ?? "")
        : t(`office.${code.office}`);
  return html`<section class="panel stack-2"><div class="panel__head"><h2>${t("codes.title")}</h2></div><p class="small">${t("codes.how")}</p>
    ${
      listed.length > 0 &&
      html`<ul class="side-list codes">${listed.slice(0, 60).map(
        (
          code,
        ) => html`<li key=${code.code}><${Icon} name="key" /><div><b class="num-l">${code.code}</b><br /><span class="small quiet">${whose(code)}</span></div>
        <button type="button" class="iconbtn" aria-expanded=${String(shown === code.code)} aria-label=${t("codes.qr", { code: code.code })} onClick=${() => setShown(shown === code.code ? "" : code.code)}><${Icon} name="device" /></button>
        ${shown === code.code && html`<img class="codes__picture" alt=${t("codes.picture", { code: code.code, office: whose(code) })} src=${`${addressOf(EVENT)}/codes/${code.code}/picture`} />`}</li>`,
      )}</ul>`
    }
    <${SelectField} label=${t("codes.office")} value=${office} options=${offices.map((value) => ({ value, title: t(`office.${value}`) }))} onValue=${(
      /** @type {string} */ value,
    ) => {
      setOffice(value);
      setSubject("");
    }} />
    ${needs && html`<${SelectField} label=${t(`codes.for.${office}`)} value=${subject || (subjects[0]?.value ?? "")} options=${subjects} onValue=${setSubject} />`}
    <button type="button" class="btn full" aria-disabled=${doing || (needs && subjects.length === 0) ? "true" : null} onClick=${make}><${Icon} name="key" /> ${t("codes.make")}</button>
    <button type="button" class="btn full" aria-disabled=${doing || !one?.players.length ? "true" : null} onClick=${() => one?.players.length && makeAll()}><${Icon} name="people" /> ${t("codes.all")}</button>
    ${ofPlayers > 0 && html`<p class="small quiet">${t("codes.players", { count: ofPlayers })} <a href=${linkTo("print")}>${t("setup.paper")}</a></p>`}</section>`;
}

/** The coach's corner of practice: a set by kind, theme and difficulty, its code, and who tried what. */
import { get, post } from "../shared/api.js";
import { press } from "../shared/press.js";
import { Toasts, toast, TopBar } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen, DIVISIONS, GAMES } from "./choices.js";
import { themeName } from "./hub.js";
import { beSomebody, useHub } from "./loading.js";

const KINDS = ["find", "challenge", "wrong", "reading", "goal", "safe"];

export function Coach() {
  const start = chosen();
  const [wanted, setWanted] = useState({ game: start.game, division: start.division, kind: "", theme: "", how_many: 10, easiest: 600, hardest: 2400 });
  const [code, setCode] = useState("");
  const [results, setResults] = useState(/** @type {import("../types").PracticeResults | null} */ (null));
  const hub = useHub(wanted.game, wanted.division);
  const themes = /** @type {string[]} */ ((hub?.themes ?? []).map((/** @type {{theme: string}} */ one) => one.theme)).filter((one) => themeName(one));
  const failed = (/** @type {unknown} */ problem) =>
    toast(problem instanceof Error && problem.message ? problem.message : t("shell.unreachable"), { kind: "bad" });
  const make = async () => {
    try {
      await beSomebody();
      const { kind, theme, ...rest } = wanted;
      const made = await post("/api/practice/sets", { ...rest, kinds: kind ? [kind] : null, theme: theme || null });
      setCode(made.code);
      setResults(null);
    } catch (problem) {
      failed(problem);
    }
  };
  const look = () => get(`/api/practice/sets/${encodeURIComponent(code)}/results`).then(setResults, failed);
  /** @param {string} name @param {string} label @param {string[]} values @param {(one: string) => string} said */
  const select = (name, label, values, said) =>
    html`<label class="practice-field"><span class="small">${label}</span><select onChange=${(/** @type {any} */ event) => setWanted({ ...wanted, [name]: event.target.value })}>${values.map((one) => html`<option value=${one} selected=${one === /** @type {any} */ (wanted)[name]}>${said(one)}</option>`)}</select></label>`;
  /** @param {string} name @param {string} label @param {number} least @param {number} most */
  const number = (name, label, least, most) =>
    html`<label class="practice-field"><span class="small">${label}</span><input type="number" min=${least} max=${most} value=${/** @type {any} */ (wanted)[name]} onInput=${(/** @type {any} */ event) => setWanted({ ...wanted, [name]: Math.min(Math.max(Number(event.target.value) || least, least), most) })} /></label>`;
  document.title = t("practice.page-title", { kind: t("practice.coach") });
  return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${t("practice.coach")}</h1><p>${t("practice.coach.what")}</p>
    <section class="panel"><div class="row">
      ${select("game", t("practice.game"), GAMES, (one) => t(`game.${one}`))}${select("division", t("practice.division"), DIVISIONS, (one) => t(`practice.division.${one}`))}
      ${select("kind", t("practice.kinds"), ["", ...KINDS], (one) => (one ? t(`practice.kind.${one}`) : t("practice.coach.all-kinds")))}
      ${select("theme", t("practice.theme"), ["", ...themes], (one) => (one ? themeName(one) : t("practice.coach.all-themes")))}
      ${number("how_many", t("practice.coach.how-many"), 1, 40)}${number("easiest", t("practice.coach.easiest"), 600, 2400)}${number("hardest", t("practice.coach.hardest"), 600, 2400)}</div>
      <p><button type="button" class="btn btn--primary btn--big" ...${press(make)}>${t("practice.coach.make")}</button></p></section>
    ${
      code &&
      html`<section class="panel" role="status"><h2>${t("practice.coach.code")}</h2><p class="big">${code}</p><p>${t("practice.coach.read-out", { address: `${location.host}/practice/set/${code}` })}</p>
      <div class="row"><button type="button" class="btn" ...${press(look)}>${t("practice.coach.results")}</button><a class="btn" href=${`/api/practice/sets/${code}/results.csv`} download>${t("practice.coach.csv")}</a><a class="btn" href=${`/api/practice/sets/${code}/worksheet.pdf`}>${t("practice.coach.worksheet")}</a></div></section>`
    }
    ${
      results &&
      html`<section class="panel"><table class="themes"><thead><tr><th scope="col">${t("practice.coach.player")}</th><th scope="col" class="n">${t("practice.coach.effort")}</th><th scope="col" class="n">${t("practice.coach.solved")}</th>${results.players.some((one) => one.rating) && html`<th scope="col" class="n">${t("practice.coach.rating")}</th>`}</tr></thead>
      <tbody>${results.players.map((one) => html`<tr><th scope="row">${one.name}</th><td class="n">${one.effort}</td><td class="n">${t("practice.theme.count", { solved: one.results.filter((result) => result.solved).length, tried: one.results.length })}</td>${results.players.some((other) => other.rating) && html`<td class="n">${one.rating ? `${one.rating.rating} ± ${one.rating.deviation}` : ""}</td>`}</tr>`)}</tbody></table>${results.players.length === 0 && html`<p>${t("practice.coach.nobody")}</p>`}</section>
      ${
        results.themes.length > 0 &&
        html`<section class="panel"><h2>${t("practice.coach.by-theme")}</h2><table class="themes"><thead><tr><th scope="col">${t("practice.theme")}</th><th scope="col" class="n">${t("practice.theme.solved")}</th></tr></thead>
        <tbody>${results.themes
          .filter((one) => themeName(one.theme))
          .map(
            (one) =>
              html`<tr><th scope="row">${themeName(one.theme)}</th><td class="n">${t("practice.theme.count", { solved: one.progress[1] ?? 0, tried: one.progress[0] ?? 0 })}</td></tr>`,
          )}</tbody></table></section>`
      }`
    }</main><${Toasts} />`;
}

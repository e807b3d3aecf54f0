/** Illegal procedure: what was charged, at once and exactly? insulated, by whom? what goes back? */
import { post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen, tell } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice } from "./hall_pieces.js";
import { Screen } from "./screen.js";
import { SheetResult } from "./sheet_result.js";

/** The worksheet of a charge. */
export function ProcedureScreen() {
  const about = chosen.value;
  const book = bookOf(about);
  const [code, setCode] = useState("");
  const [isExact, setExact] = useState("yes");
  const [since, setSince] = useState("");
  const [result, setResult] = useState(/** @type {any} */ (null));
  const ask = async () =>
    setResult(
      await tell(() =>
        post("/api/desk/sheets/procedure", {
          game: about.game,
          edition: about.edition || null,
          season: about.season,
          division: about.division,
          code,
          is_exact: isExact === "yes",
          since: since ? [since] : [],
        }),
      ),
    );
  return html`<${Screen} title=${t("tool.procedure")} about=${[t(`game.${about.game}`), t(`division.${about.division}`)].join(" · ")}>
    <div class="sheetform"><label class="field"><span class="on-table">${t("procedure.charged")}</span><select class="input" value=${code} onChange=${(/** @type {any} */ event) => setCode(event.target.value)}><option value="">${t("lock.choose")}</option>${(book?.procedures ?? []).map((/** @type {any} */ one) => html`<option key=${one.name} value=${one.name}>${one.title}</option>`)}</select></label>
      <span class="on-table">${t("procedure.said")}</span><${Choice} label=${t("procedure.said")} columns=${2} isSeat=${true} value=${isExact} options=${["yes", "no"].map((one) => ({ value: one, title: t(`sheet.${one}`) }))} onValue=${setExact} />
      <span class="on-table">${t("procedure.since")}</span><${Choice} label=${t("procedure.since")} columns=${2} value=${since} options=${(book?.deeds ?? []).map((/** @type {string} */ one) => ({ value: one, title: t(`deed.${one}`) }))} onValue=${(/** @type {string} */ value) => setSince(since === value ? "" : value)} />
      <button class="btn btn--primary btn--big full" aria-disabled=${code ? null : "true"} onClick=${() => code && ask()}>${t("sheet.ask")}</button></div>
    <${SheetResult} result=${result} game=${about.game} /></${Screen}>`;
}

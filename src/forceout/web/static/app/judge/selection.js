/** Is this variation a legal choice now, is it insulated, and what does a second failure cost? */
import { post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { cards, chosen, route, tell } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice, Stepper } from "./hall_pieces.js";
import { Screen } from "./screen.js";
import { SheetResult } from "./sheet_result.js";

/** The worksheet of a selection; at a table it knows what lies there. */
export function SelectionScreen() {
  const [, match = ""] = route.value;
  const table = cards.value[match];
  const about = table ?? chosen.value;
  const book = bookOf(about);
  const [name, setName] = useState("");
  const [filled, setFilled] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [since, setSince] = useState("");
  const [result, setResult] = useState(/** @type {any} */ (null));
  const offered = book?.variations ?? [];
  const one = offered.find((/** @type {any} */ other) => other.name === name);
  const ask = async () => {
    const blank = one?.blank ? { [one.blank.name]: typeof one.blank.choices?.[0] === "number" ? Number(filled) : filled } : {};
    const position = table?.position ?? {};
    setResult(
      await tell(() =>
        post("/api/desk/sheets/selection", {
          game: about.game,
          edition: about.edition || null,
          season: about.season,
          division: about.division,
          position,
          pick: { name, ...blank },
          attempt: attempt + 1,
          since: since ? [since] : [],
        }),
      ),
    );
  };
  return html`<${Screen} title=${t("tool.selection")} about=${[t(`game.${about.game}`), t(`division.${about.division}`)].join(" · ")}>
    <div class="sheetform"><label class="field"><span class="on-table">${t("selection.variation")}</span><select class="input" value=${name} onChange=${(/** @type {any} */ event) => setName(event.target.value)}><option value="">${t("lock.choose")}</option>${offered.map((/** @type {any} */ other) => html`<option key=${other.name} value=${other.name}>${other.title}</option>`)}</select></label>
      ${one?.blank && html`<label class="field"><span class="on-table">${one.title}</span><input class="input" value=${filled} onInput=${(/** @type {any} */ event) => setFilled(event.target.value)} /></label>`}
      <div class="spread on-table"><span>${t("selection.attempt")}</span><${Stepper} label=${t("selection.attempt")} value=${attempt} least=${0} most=${3} onValue=${setAttempt} /></div>
      <${Choice} label=${t("selection.since")} columns=${2} value=${since} options=${(book?.deeds ?? []).map((/** @type {string} */ one_) => ({ value: one_, title: t(`deed.${one_}`) }))} onValue=${(/** @type {string} */ value) => setSince(since === value ? "" : value)} />
      <button class="btn btn--primary btn--big full" aria-disabled=${name ? null : "true"} onClick=${() => name && ask()}>${t("sheet.ask")}</button></div>
    <${SheetResult} result=${result} game=${about.game} /></${Screen}>`;
}

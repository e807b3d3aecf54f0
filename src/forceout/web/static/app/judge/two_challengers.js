/** Two Challengers at one instant, on the third player's word. */
import { post } from "../shared/api.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen, tell } from "./desk_state.js";
import { Choice } from "./hall_pieces.js";
import { Screen } from "./screen.js";
import { SheetResult } from "./sheet_result.js";

const SEATS = ["P1", "P2", "P3"];

/** The worksheet. */
export function TwoScreen() {
  const about = chosen.value;
  const [third, setThird] = useState("P3");
  const [says, setSays] = useState("");
  const [result, setResult] = useState(/** @type {any} */ (null));
  const two = SEATS.filter((one) => one !== third);
  const name = (/** @type {string} */ seat) => t("card.seat", { number: Number(seat.slice(1)) });
  const isReady = Boolean(says);
  const ask = async () =>
    setResult(
      await tell(() =>
        post("/api/desk/sheets/two", {
          game: about.game,
          edition: about.edition || null,
          season: about.season,
          division: about.division,
          challengers: two,
          third_says: says === "cannot-say" ? null : says,
        }),
      ),
    );
  const answers = [
    ...two.map((one) => ({ value: one, title: t("two.first", { name: name(one) }) })),
    { value: "together", title: t("two.same") },
    { value: "cannot-say", title: t("two.cannot") },
  ];
  return html`<${Screen} title=${t("tool.two")} about=${t(`game.${about.game}`)}>
    <div class="sheetform"><span class="on-table">${t("two.who")}</span>
      <${Choice} label=${t("two.who")} columns=${3} isSeat=${true} value=${third} options=${SEATS.map((one) => ({
        value: one,
        title: SEATS.filter((other) => other !== one)
          .map(name)
          .join(", "),
      }))} onValue=${setThird} />
      <span class="on-table">${t("two.third")}</span><${Choice} label=${t("two.third")} columns=${2} value=${says} options=${answers} onValue=${setSays} />
      <button class="btn btn--primary btn--big full" aria-disabled=${isReady ? null : "true"} onClick=${() => isReady && ask()}>${t("sheet.ask")}</button></div>
    <${SheetResult} result=${result} game=${about.game} /></${Screen}>`;
}

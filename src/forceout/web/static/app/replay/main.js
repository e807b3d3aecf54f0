/** The beginning of the replay page: a match that was played here, or a record from a file. */
import { Problem } from "../shared/api.js";
import { whatHappened } from "../shared/under_way.js";
import { show, TopBar, Toasts } from "../shared/shell.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { words as replayWords } from "../strings/replay.ftl";
import { html, useEffect, useState } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { ChooseRecord } from "./loading.js";
import { replayMatch, replayText } from "./record.js";
import { Replay } from "./replay.js";

/** @typedef {import("./record.js").Replayed} Replayed */

addWords(pagesWords);
addWords(replayWords);

/** @param {{match: string | null}} props */
function ReplayPage({ match }) {
  const [shown, setShown] = useState(/** @type {{replayed: Replayed, record: string} | null} */ (null));
  const [problem, setProblem] = useState("");
  const [isLooking, setLooking] = useState(Boolean(match));
  /** @param {Promise<Replayed>} coming @param {string} record */
  const open = (coming, record) => {
    setLooking(true);
    coming
      .then((replayed) => {
        if (replayed.moments.length === 0) setProblem(t("replay.nothing"));
        else setShown({ replayed, record });
      })
      .catch((error) => setProblem(error instanceof Problem && error.status === 404 ? t("replay.not-found") : whatHappened(error)))
      .finally(() => setLooking(false));
  };
  useEffect(() => {
    if (match) open(replayMatch(match), "");
  }, []);
  if (shown) return html`<${Replay} replayed=${shown.replayed} record=${shown.record} match=${match} />`;
  return html`<${TopBar} back="/" where=${html`<b>${t("home.replay")}</b>`} />
    ${
      isLooking
        ? html`<main class="page narrow"><p class="banner"><span class="banner__spin" aria-hidden="true"></span> ${t("replay.looking")}</p></main>`
        : html`<${ChooseRecord} problem=${problem} onRecord=${(/** @type {string} */ record) => {
            setProblem("");
            open(replayText(record), record);
          }} />`
    }<${Toasts} />`;
}

show(html`<${ReplayPage} match=${document.body.dataset.match || null} />`);

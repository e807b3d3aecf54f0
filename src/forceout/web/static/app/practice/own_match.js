/** Puzzles from one's own match: where Now was right and nobody saw it. */
import { TopBar } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { useAnswer, Waiting } from "./loading.js";
import { Solving } from "./puzzle.js";

/** @param {{match: string}} props */
export function OwnMatch({ match }) {
  const base = `/api/practice/matches/${encodeURIComponent(match)}`;
  const found = useAnswer(base);
  const [place, setPlace] = useState(0);
  const moves = found !== null && typeof found !== "string" ? /** @type {number[]} */ (found.moves) : [];
  const move = moves[place];
  const puzzle = useAnswer(move === undefined ? null : `${base}/${move}`);
  if (found === null || typeof found === "string") return html`<${Waiting} answer=${found} />`;
  if (move === undefined)
    return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${t("practice.own")}</h1><p role="status">${moves.length > 0 ? t("practice.own.done") : t("practice.own.none")}</p></main>`;
  if (puzzle === null || typeof puzzle === "string") return html`<${Waiting} answer=${puzzle} />`;
  return html`<${Solving} key=${move} puzzle=${puzzle} base=${`${base}/${move}`} hasHint=${false} onNext=${() => setPlace(place + 1)} />`;
}

/** Puzzles from one's own match: what nobody saw, what threw the shake away, which Solution had a fault. */
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
  const puzzles = found !== null && typeof found !== "string" ? /** @type {{move: number, kind: string}[]} */ (found.puzzles) : [];
  const one = puzzles[place];
  const address = `${base}/${one?.move}/${one?.kind}`;
  const puzzle = useAnswer(one === undefined ? null : address);
  if (found === null || typeof found === "string") return html`<${Waiting} answer=${found} />`;
  if (one === undefined)
    return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${t("practice.own")}</h1><p role="status">${puzzles.length > 0 ? t("practice.own.done") : t("practice.own.none")}</p></main>`;
  if (puzzle === null || typeof puzzle === "string") return html`<${Waiting} answer=${puzzle} />`;
  return html`<${Solving} key=${address} puzzle=${puzzle} base=${address} hasHint=${false} onNext=${() => setPlace(place + 1)} />`;
}

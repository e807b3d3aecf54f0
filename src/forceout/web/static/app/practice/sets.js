/** A set of a coach, opened by its code. */
import { TopBar } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { choose } from "./choices.js";
import { useAnswer, Waiting } from "./loading.js";

/** @param {{code: string}} props */
export function SetPage({ code }) {
  const found = useAnswer(`/api/practice/sets/${encodeURIComponent(code)}`);
  if (found === null || typeof found === "string") return html`<${Waiting} answer=${found} />`;
  document.title = t("practice.page-title", { kind: t("practice.set") });
  const [first = "", ...rest] = /** @type {string[]} */ (found.puzzles);
  return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${t("practice.set")}</h1><p>${t("practice.set.what", { count: found.puzzles.length })}</p>
    <p><a class="btn btn--primary btn--big" href=${`/practice/puzzle/${first}`} onClick=${() => choose({ queue: rest, code: found.code })}>${t("practice.set.go")}</a></p>
    <ol>${/** @type {string[]} */ (found.puzzles).map((one, place) => html`<li><a href=${`/practice/puzzle/${one}`} onClick=${() => choose({ queue: found.puzzles.slice(place + 1), code: found.code })}>${t("practice.set.puzzle", { place: place + 1 })}</a></li>`)}</ol></main>`;
}

/** A set of a coach, opened by its code. */
import { TopBar } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { choose } from "./choices.js";
import { isOffline } from "../shared/offline.js";
import { countWaiting, keepSet } from "./kept_sets.js";
import { useAnswer, Waiting } from "./loading.js";

/** @param {{code: string}} props */
export function SetPage({ code }) {
  const path = `/api/practice/sets/${encodeURIComponent(code)}`;
  const found = useAnswer(path);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (found !== null && typeof found !== "string" && !isOffline.value) keepSet(path, found).then(setKept, () => undefined);
  }, [found]);
  if (found === null || typeof found === "string") return html`<${Waiting} answer=${found} />`;
  document.title = t("practice.page-title", { kind: t("practice.set") });
  const [first = "", ...rest] = /** @type {string[]} */ (found.puzzles);
  return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${t("practice.set")}</h1><p>${t("practice.set.what", { count: found.puzzles.length })}</p>
    ${(isKept || isOffline.value) && html`<p class="banner" role="status">${countWaiting() > 0 ? t("practice.set.waiting", { count: countWaiting() }) : t("practice.set.kept")}</p>`}
    <p><a class="btn btn--primary btn--big" href=${`/practice/puzzle/${first}`} onClick=${() => choose({ queue: rest, code: found.code })}>${t("practice.set.go")}</a></p>
    <ol>${/** @type {string[]} */ (found.puzzles).map((one, place) => html`<li><a href=${`/practice/puzzle/${one}`} onClick=${() => choose({ queue: found.puzzles.slice(place + 1), code: found.code })}>${t("practice.set.puzzle", { place: place + 1 })}</a></li>`)}</ol></main>`;
}

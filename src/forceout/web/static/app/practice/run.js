/** A run of ten at the first try: counted in this browser, and celebrated once it is whole. */
import { Cube, Icon } from "../board/pieces.js";
import { press } from "../shared/press.js";
import { Toasts, TopBar } from "../shared/shell.js";
import { play } from "../shared/sounds.js";
import { html, useEffect } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { chosen } from "./choices.js";
import { Weeks } from "./hub.js";
import { useHub } from "./loading.js";
import { nextPuzzle } from "./puzzle.js";
import { RatingBand } from "./rating.js";
import { run, startRun } from "./run_of_ten.js";

/** The milliseconds between one cube and the next, as the pictures have them. */
const APART = 90;

/** Ten of ten; where there are not ten, what there is. */
export function RunPage() {
  const { tries, before, after } = run();
  const { game, division } = chosen();
  const hub = useHub(game, division);
  useEffect(() => {
    const timers = tries.map((_, place) => setTimeout(() => play("place"), place * APART));
    timers.push(setTimeout(() => play("right"), tries.length * APART));
    return () => timers.forEach(clearTimeout);
  }, []);
  document.title = t("practice.page-title", { kind: t("practice.run") });
  const hardest = tries.reduce(
    (best, one) => (one.difficulty > best.difficulty ? one : best),
    tries[0] ?? { name: "", kind: "find", difficulty: 0, cube: "1" },
  );
  const more = () => {
    startRun();
    nextPuzzle();
  };
  return html`<${TopBar} back="/practice" backLabel=${t("practice.back")} where=${html`<b>${t("practice.run")}</b>`} />
    <main class="page practice"><section class="run"><h1>${t("practice.run.title", { count: tries.length })}</h1><p class="runp">${t("practice.run.what")}</p>
      <div class="tray run__shadow"><ul class="run__cubes">${tries.map((one, place) => html`<li class="well" style=${{ "--i": place }}><a href=${`/practice/puzzle/${one.name}`} aria-label=${t("practice.run.again", { place: place + 1, kind: t(`practice.kind.${one.kind}`) })}><${Cube} cube=${one.cube} size="lg" isHidden=${true} /></a></li>`)}</ul></div>
      <p class="small">${t("practice.run.tap")}</p></section>
      <div class="runrow">${after && html`<${RatingBand} rating=${after} before=${before} />`}
        ${hub && typeof hub !== "string" && hub.weeks.length > 0 && html`<section class="panel"><div class="panel__head"><h2>${t("practice.weeks")}</h2></div><${Weeks} hub=${hub} /></section>`}
        ${hardest.name && html`<section class="panel"><div class="panel__head"><h2>${t("practice.run.hardest")}</h2></div><p>${t("practice.run.hardest.what", { kind: t(`practice.kind.${hardest.kind}`), rating: hardest.difficulty })}</p><p><a class="btn" href=${`/practice/puzzle/${hardest.name}`}><${Icon} name="eye" /> ${t("practice.run.look")}</a></p></section>`}</div>
      <div class="row runend"><button type="button" class="btn btn--primary btn--big" ...${press(more)}>${t("practice.run.more")}</button><a class="btn btn--big" href="/" onClick=${startRun}><${Icon} name="bot" /> ${t("practice.run.bot")}</a><a class="btn btn--quiet" href="/practice" onClick=${startRun}>${t("practice.run.done")}</a></div></main><${Toasts} />`;
}

/** The practice pages: the hub, a puzzle, a sprint, a lesson, mistakes, a set, the coach's corner. */
import { show, toast } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { words as practiceWords } from "../strings/practice.ftl";
import { words as variationWords } from "../strings/variations.ftl";
import { Coach } from "./coach.js";
import { Hub } from "./hub.js";
import { countWaiting, sendWaiting } from "./kept_sets.js";
import { LessonPage } from "./lesson.js";
import { beSomebody } from "./loading.js";
import { Mistakes } from "./mistakes.js";
import { OwnMatch } from "./own_match.js";
import { PuzzlePage } from "./puzzle.js";
import { RunPage } from "./run.js";
import { SetPage } from "./sets.js";
import { SprintPage } from "./sprint.js";

addWords(practiceWords);
addWords(variationWords);
// Without a network one page stands for every address here.
const [, , view = "hub", first = "", second = ""] = location.pathname.split("/").map(decodeURIComponent);
const [game, name] = second ? [first, second] : ["", first];
const pages = /** @type {Record<string, () => import("../../vendor/preact").Child>} */ ({
  hub: () => html`<${Hub} />`,
  puzzle: () => html`<${PuzzlePage} name=${name} />`,
  sprint: () => html`<${SprintPage} game=${game} name=${name} />`,
  lesson: () => html`<${LessonPage} game=${game} name=${name} />`,
  mistakes: () => html`<${Mistakes} />`,
  match: () => html`<${OwnMatch} match=${name} />`,
  set: () => html`<${SetPage} code=${name} />`,
  coach: () => html`<${Coach} />`,
  run: () => html`<${RunPage} />`,
});
show((pages[view] ?? pages.hub)?.());
addEventListener("online", tellSent);
tellSent();

/** Send what waited for a network, and say so. */
async function tellSent() {
  if (countWaiting() === 0 || !navigator.onLine) return;
  await beSomebody();
  const { sent, right } = await sendWaiting();
  if (sent > 0) toast(t("practice.sent", { sent, right }));
}

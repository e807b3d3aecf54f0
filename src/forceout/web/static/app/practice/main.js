/** The practice pages: the hub, a puzzle, a sprint, a lesson, mistakes, a set, the coach's corner. */
import { show } from "../shared/shell.js";
import { html } from "../shared/ui.js";
import { addWords } from "../shared/words.js";
import { words as practiceWords } from "../strings/practice.ftl";
import { words as variationWords } from "../strings/variations.ftl";
import { Coach } from "./coach.js";
import { Hub } from "./hub.js";
import { LessonPage } from "./lesson.js";
import { Mistakes } from "./mistakes.js";
import { OwnMatch } from "./own_match.js";
import { PuzzlePage } from "./puzzle.js";
import { SetPage } from "./sets.js";
import { SprintPage } from "./sprint.js";

addWords(practiceWords);
addWords(variationWords);
const { view = "hub", game = "", name = "" } = document.body.dataset;
const pages = /** @type {Record<string, () => import("../../vendor/preact").Child>} */ ({
  hub: () => html`<${Hub} />`,
  puzzle: () => html`<${PuzzlePage} name=${name} />`,
  sprint: () => html`<${SprintPage} game=${game} name=${name} />`,
  lesson: () => html`<${LessonPage} game=${game} name=${name} />`,
  mistakes: () => html`<${Mistakes} />`,
  match: () => html`<${OwnMatch} match=${name} />`,
  set: () => html`<${SetPage} code=${name} />`,
  coach: () => html`<${Coach} />`,
});
show((pages[view] ?? pages.hub)?.());

/** The turned screen: the answer is the page's own; this only lets the judge go back, by holding for two seconds. */
import { Icon } from "../board/pieces.js";
import { html, render } from "../shared/ui.js";
import { addWords, t } from "../shared/words.js";
import { words as judgeWords } from "../strings/judge.ftl";
import { Hold } from "./hall_pieces.js";

addWords(judgeWords);
const place = document.getElementById("turned-back");
const back = document.body.dataset.back ?? "/judge";
if (place)
  render(
    html`<${Hold} kind="btn--big full" seconds=${2} label=${html`<${Icon} name="lock" /> ${t("turned.back")}`} onHeld=${() => location.assign(back)} />`,
    place,
  );

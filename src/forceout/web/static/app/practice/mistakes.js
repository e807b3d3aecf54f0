/** My mistakes: off until somebody switches it on, and it says where it is kept. */
import { get, post, remove } from "../shared/api.js";
import { press } from "../shared/press.js";
import { Toasts, toast, TopBar } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { choose } from "./choices.js";
import { beSomebody } from "./loading.js";

export function Mistakes() {
  const [found, setFound] = useState(/** @type {import("../types").PracticeMistakes | null} */ (null));
  useEffect(() => {
    get("/api/practice/mistakes").then(setFound, () => setFound({ keeps: false, due: [], of: 0 }));
  }, []);
  /** @param {boolean} keeps */
  const keep = async (keeps) => {
    try {
      await beSomebody();
      setFound(await post("/api/practice/mistakes", { keeps }));
    } catch (problem) {
      toast(problem instanceof Error ? problem.message : t("shell.unreachable"), { kind: "bad" });
    }
  };
  const forget = async () => {
    try {
      await remove("/api/practice");
      setFound({ keeps: false, due: [], of: 0 });
      toast(t("practice.forgotten"));
    } catch (problem) {
      toast(problem instanceof Error ? problem.message : t("shell.unreachable"), { kind: "bad" });
    }
  };
  document.title = t("practice.page-title", { kind: t("practice.mistakes") });
  const [first, ...rest] = found?.due ?? [];
  return html`<${TopBar} back="/practice" /><main class="page practice"><h1>${t("practice.mistakes")}</h1><p>${t("practice.mistakes.what")}</p>
    ${
      found &&
      html`<section class="panel"><p role="status">${found.keeps ? t("practice.mistakes.due", { due: found.due.length, of: found.of }) : t("practice.mistakes.off")}</p>
      <div class="row">${first && html`<a class="btn btn--primary btn--big" href=${`/practice/puzzle/${first}`} onClick=${() => choose({ queue: rest, code: undefined })}>${t("practice.mistakes.go")}</a>`}
        <button type="button" class="btn" ...${press(() => keep(!found.keeps))}>${found.keeps ? t("practice.mistakes.switch-off") : t("practice.mistakes.switch-on")}</button></div></section>`
    }
    <section class="panel"><h2>${t("practice.delete")}</h2><p>${t("practice.delete.what")}</p><p><button type="button" class="btn" ...${press(forget)}>${t("practice.delete.do")}</button></p></section></main><${Toasts} />`;
}

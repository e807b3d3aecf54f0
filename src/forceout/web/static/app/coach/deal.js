/** The same shake for all: looked at, rolled again or typed in, then dealt to every table. */
import { Icon } from "../board/pieces.js";
import { Tray } from "../board/tray.js";
import { post } from "../shared/api.js";
import { press } from "../shared/press.js";
import { Dialog } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { act, path, room } from "./room_state.js";

/** @param {{onClose: () => void}} props */
export function DealDialog({ onClose }) {
  const [roll, setRoll] = useState(/** @type {{cubes: string[], cards: string[]} | null} */ (null));
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const [doing, run] = useDoing();
  const again = () => run("roll", async () => setRoll(await post(path("/rolls"))));
  useEffect(() => {
    again();
  }, []);
  const cubes = typed === null ? (roll?.cubes ?? []) : typed.split(/[\s,]+/).filter(Boolean);
  const deal = () =>
    run("deal", async () => {
      if (await act("deal", { cubes, cards: roll?.cards ?? null })) onClose();
    });
  const count = room.value.cards.length;
  return html`<${Dialog} title=${t("coach.deal.title")} onClose=${onClose}><p class="quiet">${t("coach.deal.what")}</p>
    <${Tray} wells=${cubes} title=${t("coach.deal.roll")} label=${t("coach.deal.roll")} note=${html`<span>${t("coach.deal.cubes", { count: cubes.length })}</span>`} />
    ${typed !== null && html`<label class="field"><span>${t("coach.deal.type")}</span><textarea class="input" rows="2" value=${typed} spellcheck=${false} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}></textarea></label>`}
    <p class="small quiet">${t("coach.deal.promise")}</p>
    <div class="row"><button class="btn btn--primary grow" aria-disabled=${doing ? "true" : null} ...${press(deal)}><${Icon} name="copy" /> ${t("coach.deal.go", { count })}</button>
      <button class="btn" ...${press(() => {
        setTyped(null);
        again();
      })}><${Icon} name="turn" /> ${t("coach.deal.again")}</button><button class="btn" ...${press(() => setTyped(cubes.join(" ")))}>${t("coach.deal.typed")}</button></div><//>`;
}

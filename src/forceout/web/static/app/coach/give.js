/** Give out a practice set: made here, from today's tables or known by its code; to all or to some; now, later or at home. */
import { Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { press } from "../shared/press.js";
import { Dialog, toast } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { themeName } from "../practice/hub.js";
import { Choice } from "./frame.js";
import { realName } from "./real_names.js";
import { act, path, room } from "./room_state.js";

/** @typedef {import("../types").RoomStudent} RoomStudent */

const KINDS = ["mixed", "find", "challenge", "wrong", "goal", "today"];
const COUNT = 8;

/** @param {string} kind @param {string | undefined} theme @param {string} code */
async function made(kind, theme, code) {
  const { game, division } = room.value.settings;
  if (kind === "code") return { code };
  if (kind === "today") return post(path("/sets"));
  const wanted = kind === "theme" ? { theme } : { kinds: kind === "mixed" ? null : [kind] };
  return post("/api/practice/sets", { game, division, ...wanted, how_many: COUNT });
}

/** @param {{onClose: () => void, theme?: string, student?: string}} props what is offered first: a theme, for one student */
export function GiveDialog({ onClose, theme, student }) {
  const now = room.value;
  const [kind, setKind] = useState(theme ? "theme" : "mixed");
  const [code, setCode] = useState("");
  const [to, setTo] = useState(student ? "some" : "all");
  const [some, setSome] = useState(/** @type {string[]} */ (student ? [student] : []));
  const [when, setWhen] = useState(now.is_on ? "after" : "home");
  const [doing, run] = useDoing();
  const inside = /** @type {RoomStudent[]} */ (now.students.filter((/** @type {RoomStudent} */ one) => one.state === "inside"));
  const idle = inside.filter((one) => {
    const card = now.cards.find((/** @type {any} */ each) => each.number === one.table);
    return !card || card.phase === "between" || card.status !== "playing";
  });
  const labels = to === "some" ? some : idle.map((one) => one.label);
  const give = () =>
    run("give", async () => {
      const set = await made(kind, theme, code);
      const done = await act("give", { code: set.code, when, to: to === "all" ? null : labels });
      if (done) {
        toast(t(when === "home" ? "coach.give.done-home" : "coach.give.done", { code: set.code, link: `${location.host}/practice/set/${set.code}` }), {
          seconds: 10,
        });
        onClose();
      }
    });
  const isReady = (to === "all" || labels.length > 0) && (kind !== "code" || code.trim().length >= 4);
  return html`<${Dialog} title=${t("coach.give.title")} onClose=${onClose}>
    <div class="answers" role="radiogroup" aria-label=${t("coach.give.title")}>${[...(theme ? ["theme"] : []), ...KINDS, "code"].map((one) => html`<button key=${one} class="answer" role="radio" aria-checked=${String(kind === one)} ...${press(() => setKind(one))}><span class="answer__dot" aria-hidden="true"></span><span><b>${one === "theme" && theme ? themeName(theme) : t(`coach.kind.${one}`)}</b><br /><span class="small quiet">${t(`coach.kind.${one === "theme" ? "find" : one}.what`, { count: COUNT })}</span></span></button>`)}</div>
    ${kind === "code" && html`<label class="field"><span>${t("coach.give.code")}</span><input class="input" value=${code} maxlength="16" autocapitalize="characters" onInput=${(/** @type {any} */ event) => setCode(event.target.value)} /></label>`}
    <${Choice} label=${t("coach.give.to")} value=${to} onChange=${setTo} choices=${[
      ["all", t("coach.give.all", { count: inside.length })],
      ["idle", t("coach.give.idle", { count: idle.length })],
      ["some", t("coach.give.some")],
    ]} />
    ${to === "some" && html`<div class="row givenames" role="group" aria-label=${t("coach.give.some")}>${inside.map((one) => html`<button key=${one.label} class="seatchip" aria-pressed=${String(some.includes(one.label))} ...${press(() => setSome(some.includes(one.label) ? some.filter((each) => each !== one.label) : [...some, one.label]))}>${one.name}${realName(one.label) && html` <small>${realName(one.label)}</small>`}</button>`)}</div>`}
    <${Choice} label=${t("coach.give.when")} value=${when} onChange=${setWhen} choices=${["now", "after", "home"].map((one) => [one, t(`coach.give.${one}`)])} />
    <button class="btn btn--primary btn--big full" aria-disabled=${doing || !isReady ? "true" : null} ...${press(() => isReady && give())}><${Icon} name="send" /> ${t("coach.give.go")}</button>
    ${now.given.length > 0 && html`<p class="small quiet">${t("coach.give.before", { codes: now.given.map((/** @type {any} */ one) => one.code).join(", ") })}</p>`}<//>`;
}

/** A student's way in: the code, the door, the wait; whoever has a table is taken to it by itself. */
import { Cube, Icon } from "../board/pieces.js";
import { post } from "../shared/api.js";
import { press } from "../shared/press.js";
import { show, Toasts, TopBar } from "../shared/shell.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing, whatHappened } from "../shared/under_way.js";
import { addWords, rich, t } from "../shared/words.js";
import { words as classWords } from "../strings/class.ftl";
import { act, followRoom, isGone, isOnline, room } from "./room_state.js";

addWords(classWords);
const id = document.body.dataset.room ?? "";
const language = document.documentElement.lang || "en";

/** A code or a card from the fragment, which is sent to no server. */
function fromFragment() {
  const text = decodeURIComponent(location.hash.replace(/^#/, ""));
  return text.startsWith("card=") ? { code: "", card: text.slice(5) } : { code: text.toUpperCase(), card: "" };
}

/** Where the code is typed; whoever scanned it is in at once. */
function ComeIn() {
  const given = fromFragment();
  const [code, setCode] = useState(given.code);
  const [problem, setProblem] = useState("");
  const [doing, run] = useDoing();
  const join = () =>
    run("join", async () => {
      try {
        if (given.card) await post("/api/rooms/cards", { card: given.card });
        else if (!document.cookie.includes("forceout_csrf=")) await post("/api/guests", {});
        const [roomId] = given.card ? given.card.split(".") : [(await post("/api/rooms/join", { code })).room];
        location.replace(`/room/${roomId}`);
      } catch (error) {
        setProblem(whatHappened(error));
      }
    });
  useEffect(() => {
    if (given.card || given.code.replace(/[^0-9A-Z]/g, "").length === 8) join();
  }, []);
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    join();
  };
  return html`<${TopBar} back="/" /><main class="page narrow"><form class="panel stack" onSubmit=${submit}><div class="empty"><${Cube} cube="∪" isHidden=${true} /><h1 class="title">${t("class.come-in")}</h1><p>${t("class.come-in.what")}</p></div>
    ${problem && html`<div class="banner banner--bad" role="alert"><p>${problem}</p></div>`}
    <label class="field"><span>${t("class.code")}</span><input class="input invite__code" name="code" value=${code} autocomplete="off" autocapitalize="characters" spellcheck=${false} maxlength="12" placeholder="K7MP-3XQD" onInput=${(/** @type {any} */ event) => setCode(event.target.value)} /></label>
    <button class="btn btn--primary btn--big full" aria-disabled=${doing ? "true" : null}>${t(doing ? "class.coming" : "class.go")}</button></form></main><${Toasts} />`;
}

/** In the room: wait, be taken to the table, put a hand up, do what was given. */
function Waiting() {
  const now = room.value;
  const match = now?.match;
  useEffect(() => {
    if (match) location.replace(`/t/${match}`);
  }, [match]);
  if (isGone.value)
    return html`<${TopBar} back="/" /><main class="page narrow"><div class="panel empty"><${Icon} name="flag" /><h1 class="title">${t("class.gone")}</h1><p>${t("class.gone.what")}</p><p><a class="btn btn--primary" href="/room">${t("class.come-in")}</a></p></div></main>`;
  if (!now) return html`<${TopBar} back="/" /><main class="page narrow"><h1 class="vh">${t("class.title")}</h1></main>`;
  const isInside = now.you.role === "student";
  const key = match ? "class.taking" : !isInside ? "class.at-door" : now.is_on ? "class.no-seat" : "class.wait";
  const until = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(new Date(now.kept_until));
  return html`<${TopBar} back="/" /><main class="page narrow"><section class="panel stack classroom"><p class="small quiet">${t("class.you-are")}</p><p class="classroom__name">${now.you.name}</p>
    <div role="status"><h1 class="title">${t(key)}</h1><p>${t(`${key}.what`)}</p></div>
    ${!isOnline.value && html`<p class="banner" role="status"><span class="banner__spin" aria-hidden="true"></span> ${t("class.offline")}</p>`}
    ${isInside && html`<${Tasks} now=${now} />`}
    ${isInside && html`<button class=${now.hand_at ? "btn btn--big btn--primary full" : "btn btn--big full"} aria-pressed=${String(Boolean(now.hand_at))} ...${press(() => act("hand", { up: !now.hand_at }))}><${Icon} name="hand" /> ${t(now.hand_at ? "class.hand-down" : "class.hand-up")}</button>`}
    <p class="until"><${Icon} name="calendar" /><span>${t("class.until", { day: until })}</span></p>
    <button class="btn btn--quiet" ...${press(async () => (await act("leave")) && location.assign("/"))}>${t("class.leave")}</button></section></main><${Toasts} />`;
}

/** @param {{now: any}} props */
function Tasks({ now }) {
  const due = now.tasks.filter((/** @type {any} */ one) => one.is_due);
  if (due.length === 0) return null;
  return html`<div class="banner"><${Icon} name="list" /><p>${rich("class.task", { code: html`<b>${due[0].code}</b>` })}</p><a class="btn btn--primary" href=${`/practice/set/${due[0].code}`}>${t("class.task.go")}</a></div>`;
}

document.getElementById("page")?.replaceChildren();
document.title = t("class.page-title");
show(id ? html`<${Waiting} />` : html`<${ComeIn} />`);
if (id) await followRoom(id);

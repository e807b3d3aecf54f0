/** Tournaments: the events in which one has an office, the way in by a code, and a new event. */
import { Icon } from "../board/pieces.js";
import { beKnownAs, firstName, printCode, readCode } from "../home/sitting.js";
import { get, post, Problem } from "../shared/api.js";
import { NavBar, TabBar } from "../shared/navigation.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { words as pagesWords } from "../strings/pages.ftl";
import { addWords, t } from "../shared/words.js";
import { EVENT, missing } from "./desk_state.js";
import { CheckField, ChecksField, Segments, TextField } from "./forms.js";
import { newSettings, today } from "./new_settings.js";

addWords(pagesWords);

/** @typedef {{id: string, office: string, title: string, date: string, is_closed: boolean, players: number}} OwnEvent */

const HERE = "tournaments";
const DIVISIONS = ["elementary", "middle", "junior", "senior"];
const GAMES = ["on-sets", "equations"];

/** The whole page. */
export function Lobby() {
  const [name, setName] = useState(firstName);
  const [events, setEvents] = useState(/** @type {OwnEvent[] | null} */ (null));
  useEffect(() => {
    document.title = `${t("events.title")} · Forceout`;
    // A newcomer has no cookie and so need not ask.
    if (!document.cookie.includes("forceout_csrf=")) return;
    get("/api/tournaments")
      .then((found) => setEvents(found.events))
      .catch((problem) => problem instanceof Problem && setEvents([]));
  }, []);
  return html`<${NavBar} here=${HERE} name=${name} />
    <main class="page page--tabs stack-4 lobby">
      <div class="head"><div><h1>${t("events.title")}</h1><p>${t("events.lead")}</p></div></div>
      ${missing.value && html`<p class="banner banner--bad" role="status">${t(`events.${missing.value}`)}</p>`}
      <div class="cols"><div class="stack-3"><${Own} events=${events} /><${NewEvent} name=${name} /></div>
        <aside class="stack-3"><${Join} name=${name} onName=${setName} /><${FromFile} name=${name} /></aside></div>
    </main><${TabBar} here=${HERE} />`;
}

/** @param {{events: OwnEvent[] | null}} props */
function Own({ events }) {
  if (!events || events.length === 0) return null;
  return html`<section class="panel"><div class="panel__head"><h2>${t("events.mine")}</h2></div><ul class="side-list">${events.map(
    (
      one,
    ) => html`<li key=${one.id}><${Icon} name="trophy" /><div><a href=${`/tournaments/${one.id}`}><b>${one.title}</b></a><br /><span class="small quiet">${t("events.facts", { date: one.date, players: one.players, office: t(`office.${one.office}`) })}</span></div>
      ${one.is_closed ? html`<span class="chip"><${Icon} name="check" />${t("events.closed")}</span>` : html`<a class="btn" href=${`/tournaments/${one.id}`} aria-label=${t("events.open-named", { title: one.title })}>${t("events.open")}</a>`}</li>`,
  )}</ul></section>`;
}

/** @param {{name: string, onName: (name: string) => void}} props */
function Join({ name, onName }) {
  const [code, setCode] = useState(EVENT ? "" : readCode(location.hash.slice(1)));
  const [doing, run] = useDoing();
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    run("join", async () => {
      await beKnownAs(name);
      const found = await post("/api/tournaments/join", { code });
      location.assign(`/tournaments/${found.id}`);
    });
  };
  return html`<form class="panel stack-2" onSubmit=${submit}><div class="panel__head"><h2>${t("events.join")}</h2></div><p class="small">${t("events.join.how")}</p>
    <${TextField} label=${t("name.label")} name="nickname" value=${name} most=${20} onValue=${onName} />
    <${TextField} label=${t("events.code")} name="code" value=${printCode(code)} placeholder="ABCD-1234" autocapitalize="characters" onValue=${(/** @type {string} */ text) => setCode(readCode(text))} />
    <button class="btn btn--primary full" aria-disabled=${doing || code.length < 8 ? "true" : null}>${t("events.join.go")}</button></form>`;
}

/** @param {{name: string}} props */
function NewEvent({ name }) {
  const [wanted, setWanted] = useState({
    title: "",
    date: today(),
    divisions: ["middle"],
    games: ["on-sets"],
    rounds: 4,
    way: "power",
    isBlind: true,
    mayEnter: false,
  });
  const [doing, run] = useDoing();
  /** @param {Partial<typeof wanted>} change */
  const change = (change) => setWanted((before) => ({ ...before, ...change }));
  const isWhole = wanted.title.trim() !== "" && wanted.divisions.length > 0 && wanted.games.length > 0;
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (!isWhole) return;
    run("new", async () => {
      await beKnownAs(name);
      const made = await post("/api/tournaments", { settings: newSettings(wanted) });
      location.assign(`/tournaments/${made.id}#setup`);
    });
  };
  return html`<form class="panel stack-3" onSubmit=${submit}><div class="panel__head"><h2>${t("new-event.title")}</h2></div>
    <div class="two"><${TextField} label=${t("new-event.name")} name="title" value=${wanted.title} onValue=${(/** @type {string} */ title) => change({ title })} />
      <${TextField} label=${t("new-event.date")} name="date" type="date" value=${wanted.date} onValue=${(/** @type {string} */ date) => change({ date })} /></div>
    <div class="two"><${ChecksField} label=${t("new-event.divisions")} values=${wanted.divisions} options=${DIVISIONS.map((value) => ({ value, title: t(`division.${value}`) }))} onValues=${(/** @type {string[]} */ divisions) => change({ divisions })} />
      <${ChecksField} label=${t("new-event.games")} values=${wanted.games} options=${GAMES.map((value) => ({ value, title: t(`game.${value}`) }))} onValues=${(/** @type {string[]} */ games) => change({ games })} /></div>
    <div class="two"><${TextField} label=${t("new-event.rounds")} name="rounds" type="number" min="1" max="12" value=${wanted.rounds} onValue=${(/** @type {string} */ text) => change({ rounds: Math.min(12, Math.max(1, Number(text) || 1)) })} />
      <div class="field"><span id="way-label">${t("new-event.seating")}</span><${Segments} label=${t("new-event.seating")} value=${wanted.way} options=${["power", "sections", "seed"].map((value) => ({ value, title: t(`way-of.${value}`) }))} onValue=${(/** @type {string} */ way) => change({ way })} /><small class="quiet">${t(`way-of.${wanted.way}.how`)}</small></div></div>
    <${CheckField} label=${t("setting.second-person")} value=${wanted.isBlind} onValue=${(/** @type {boolean} */ isBlind) => change({ isBlind })} />
    <${CheckField} label=${t("setting.players-enter")} value=${wanted.mayEnter} onValue=${(/** @type {boolean} */ mayEnter) => change({ mayEnter })} />
    <p class="small quiet">${t("new-event.later")}</p>
    <button class="btn btn--primary btn--big" aria-disabled=${doing || !isWhole ? "true" : null}>${t("new-event.make")}</button></form>`;
}

/** @param {{name: string}} props */
function FromFile({ name }) {
  const [hasPermission, setPermission] = useState(false);
  const [doing, run] = useDoing();
  /** @param {any} event */
  const choose = (event) => {
    const file = event.target.files?.[0];
    if (!file) return;
    run("file", async () => {
      await beKnownAs(name);
      const made = await post("/api/tournaments/files", { text: await file.text(), has_permission: hasPermission });
      location.assign(`/tournaments/${made.id}`);
    });
    event.target.value = "";
  };
  return html`<section class="panel stack-2"><div class="panel__head"><h2>${t("events.file")}</h2></div><p class="small">${t("events.file.how")}</p>
    <${CheckField} label=${t("import.permission")} value=${hasPermission} onValue=${setPermission} />
    <label class="btn full filebtn"><${Icon} name="down" /> ${doing ? t("events.file.reading") : t("events.file.choose")}<input type="file" accept=".json,application/json" onChange=${choose} /></label></section>`;
}

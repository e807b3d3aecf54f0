/** Everybody who plays: found by name, withdrawn and returned, and who comes late. */
import { Icon } from "../board/pieces.js";
import { Dialog } from "../shared/shell.js";
import { html, useMemo, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { act, askWholeEvent, event, nameOf, schoolTitle, teamOf } from "./desk_state.js";
import { CheckField, SelectField, TextField } from "./forms.js";
import { Screen } from "./screen.js";

/** @typedef {import("../hall/event_types").PlayerFacts} PlayerFacts */

const PAGE = 60;

/** The screen. */
export function PeopleScreen() {
  const one = event.value;
  const [text, setText] = useState("");
  const [most, setMost] = useState(PAGE);
  const [isLate, setLate] = useState(false);
  const [asked, setAsked] = useState(/** @type {PlayerFacts | null} */ (null));
  const found = useMemo(() => search(one?.players ?? [], text), [one?.players, text]);
  if (!one) return null;
  const tools = html`<button type="button" class="btn btn--primary" onClick=${() => setLate(true)}><${HallIcon} name="plus" /> ${t("people.late")}</button>`;
  return html`<${Screen} name=${t("people.title")} title=${t("people.title")} lead=${t("setup.counts", { players: one.players.length, teams: one.teams.length, schools: one.schools.length })} tools=${tools}>
    <section class="panel stack-2"><label class="field"><span>${t("people.find")}</span><input class="input" type="search" value=${text} onInput=${(/** @type {any} */ change) => setText(change.target.value)} /></label>
      <p class="small quiet" role="status">${t("people.found", { count: found.length })}</p>
      <table class="league"><thead><tr><th>${t("people.number")}</th><th>${t("column.name")}</th><th>${t("column.division")}</th><th class="not-phone">${t("column.school")}</th><th class="not-phone">${t("column.team")}</th><th><span class="vh">${t("people.do")}</span></th></tr></thead>
        <tbody>${found.slice(0, most).map(
          (
            each,
          ) => html`<tr key=${each.id}><td class="num-l">${each.id}</td><td><b>${nameOf(each.id)}</b></td><td>${one.divisions.find((other) => other.id === each.division)?.title}</td><td class="not-phone">${schoolTitle(each.school)}</td><td class="not-phone">${teamOf(each.team)}</td>
            <td><button type="button" class="btn" onClick=${() => setAsked(each)} aria-label=${t(each.has_withdrawn ? "people.return-named" : "people.withdraw-named", { name: nameOf(each.id) })}>${t(each.has_withdrawn ? "people.return" : "people.withdraw")}</button></td></tr>`,
        )}</tbody></table>
      ${found.length > most && html`<button type="button" class="btn full" onClick=${() => setMost(most + 4 * PAGE)}>${t("people.more", { count: found.length - most })}</button>`}</section>
    ${asked && html`<${Leaving} player=${asked} onClose=${() => setAsked(null)} />`}
    ${isLate && html`<${LateEntry} onClose=${() => setLate(false)} />`}</${Screen}>`;
}

/** @param {PlayerFacts[]} players @param {string} text */
function search(players, text) {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return players;
  return players.filter((one) => [one.id, one.name ?? "", schoolTitle(one.school), teamOf(one.team)].some((each) => each.toLowerCase().includes(wanted)));
}

/** @param {{player: PlayerFacts, onClose: () => void}} props */
function Leaving({ player, onClose }) {
  const [reason, setReason] = useState("");
  const [doing, run] = useDoing();
  const kind = player.has_withdrawn ? "return" : "withdraw";
  const go = () =>
    run("go", async () => {
      if (await act({ do: kind, player: player.id, reason })) {
        await askWholeEvent();
        onClose();
      }
    });
  return html`<${Dialog} title=${t(`people.${kind}-named`, { name: nameOf(player.id) })} onClose=${onClose}><p>${t(`people.${kind}.what`)}</p>
    <${TextField} label=${t("reason.label")} value=${reason} onValue=${setReason} /><button class="btn btn--primary full" aria-disabled=${doing || !reason.trim() ? "true" : null} onClick=${() => reason.trim() && go()}>${t(`people.${kind}`)}</button><//>`;
}

/** @param {{onClose: () => void}} props */
function LateEntry({ onClose }) {
  const one = event.value;
  const [wanted, setWanted] = useState({
    id: nextNumber(one?.players ?? []),
    name: "",
    division: one?.divisions[0]?.id ?? "",
    school: one?.schools[0]?.id ?? "",
    team: "",
    seed: "",
    level: "",
    reason: "",
  });
  const [hasPermission, setPermission] = useState(false);
  const [doing, run] = useDoing();
  if (!one) return null;
  /** @param {Partial<typeof wanted>} change */
  const change = (change) => setWanted((before) => ({ ...before, ...change }));
  const teams = one.teams.filter((each) => each.school === wanted.school && each.division === wanted.division);
  const isWhole = wanted.id.trim() && wanted.school && wanted.reason.trim();
  const enter = () =>
    run("enter", async () => {
      const { id, name, division, school, team, seed, level, reason } = wanted;
      const player = {
        id,
        division,
        school,
        group: school,
        ...(team && { team }),
        ...(Number(seed) > 0 && { seed: Number(seed) }),
        ...(Number(level) > 0 && { level: Number(level) }),
      };
      if (
        await act(
          { do: "late-entry", player, reason },
          { name: hasPermission && name.trim() ? name.trim() : undefined, done: t("people.entered", { name: hasPermission && name ? name : id }) },
        )
      ) {
        await askWholeEvent();
        onClose();
      }
    });
  return html`<${Dialog} title=${t("people.late")} kind="sheet--wide" onClose=${onClose}><p class="small">${t("people.late.what")}</p>
    <div class="two"><${TextField} label=${t("column.number")} value=${wanted.id} most=${40} onValue=${(/** @type {string} */ id) => change({ id })} /><${TextField} label=${t("column.name")} value=${wanted.name} onValue=${(/** @type {string} */ name) => change({ name })} />
      <${SelectField} label=${t("column.division")} value=${wanted.division} options=${one.divisions.map((each) => ({ value: each.id, title: each.title }))} onValue=${(/** @type {string} */ division) => change({ division, team: "" })} />
      <${SelectField} label=${t("column.school")} value=${wanted.school} options=${one.schools.map((each) => ({ value: each.id, title: each.title }))} onValue=${(/** @type {string} */ school) => change({ school, team: "" })} />
      <${SelectField} label=${t("column.team")} value=${wanted.team} options=${[{ value: "", title: t("people.no-team") }, ...teams.map((each) => ({ value: each.id, title: each.title }))]} onValue=${(/** @type {string} */ team) => change({ team })} />
      <${TextField} label=${t("column.level")} type="number" min="1" max="5" value=${wanted.level} onValue=${(/** @type {string} */ level) => change({ level })} /></div>
    <${TextField} label=${t("reason.label")} value=${wanted.reason} onValue=${(/** @type {string} */ reason) => change({ reason })} />
    ${wanted.name && html`<${CheckField} label=${t("import.permission")} value=${hasPermission} onValue=${setPermission} />`}
    <button class="btn btn--primary full" aria-disabled=${doing || !isWhole ? "true" : null} onClick=${() => isWhole && enter()}><${Icon} name="check" /> ${t("people.enter")}</button><//>`;
}

/** A number that nobody has. @param {PlayerFacts[]} players */
function nextNumber(players) {
  const taken = new Set(players.map((one) => one.id));
  let number = players.length + 1;
  while (taken.has(`p${String(number).padStart(4, "0")}`)) number += 1;
  return `p${String(number).padStart(4, "0")}`;
}

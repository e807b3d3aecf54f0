/** Set-up: what is played, who works here, what each table needs, and what becomes of names. */
import { Icon } from "../board/pieces.js";
import { html } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { HallIcon } from "../judge/hall_pieces.js";
import { Codes } from "./codes.js";
import { event, isDirector, linkTo } from "./desk_state.js";
import { DeletePanel } from "./deleting.js";
import { Equipment } from "./equipment.js";
import { NamesPanel } from "./names.js";
import { Screen } from "./screen.js";
import { SettingsForm } from "./settings_form.js";

/** The first screen of a new event. */
export function SetupScreen() {
  const one = event.value;
  if (!one) return null;
  const hasPlayers = one.players.length > 0;
  const published = one.competitions.some((each) => each.rounds.some((round) => round.versions > 0));
  const tools = html`<a class="btn" href=${linkTo("print")}><${Icon} name="print" /> ${t("setup.paper")}</a><a class="btn" href=${linkTo("diary")}><${Icon} name="log" /> ${t("setup.diary")}</a>`;
  const steps = html`<ol class="steps"><li class=${hasPlayers ? "is-done" : ""} aria-current=${hasPlayers ? null : "step"} data-n="1">${t("setup.step.players")}</li>
    <li data-n="2">${t("setup.step.officials")}</li><li data-n="3">${t("setup.step.tables")}</li><li class=${published ? "is-done" : ""} aria-current=${hasPlayers && !published ? "step" : null} data-n="4">${t("setup.step.first")}</li></ol>`;
  return html`<${Screen} name=${t("hall.tab.setup")} title=${t("setup.title")} lead=${steps} tools=${tools}>
    <div class="cols"><div class="stack-3">
      <section class="panel"><div class="panel__head"><h2>${t("setup.people")}</h2><span class="small quiet">${t("setup.counts", { players: one.players.length, teams: one.teams.length, schools: one.schools.length })}</span></div>
        <div class="row">${!published && html`<a class=${hasPlayers ? "btn" : "btn btn--primary"} href=${linkTo("import")}><${Icon} name="down" /> ${t("setup.import")}</a>`}
          ${hasPlayers && html`<a class="btn" href=${linkTo("people")}><${Icon} name="people" /> ${t("setup.who")}</a><a class=${published ? "btn" : "btn btn--primary"} href=${linkTo("pairing")}><${HallIcon} name="swap" /> ${t("setup.seat")}</a>`}</div></section>
      ${isDirector() && html`<${SettingsForm} key=${one.seq > 0 && JSON.stringify(one.settings).length} />`}
      </div><aside class="stack-3"><${Codes} /><${Equipment} /><${NamesPanel} />${isDirector() && html`<${DeletePanel} />`}</aside></div></${Screen}>`;
}

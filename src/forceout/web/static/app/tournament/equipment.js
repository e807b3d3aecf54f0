/** What every table needs, ticked off before round 1; the ticks stay in this browser. */
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { EVENT, competitionTitle, event } from "./desk_state.js";
import { CheckField } from "./forms.js";

const STORED_AS = `forceout.equipment.${EVENT}`;

/** @returns {string[]} */
function ticked() {
  try {
    return JSON.parse(localStorage.getItem(STORED_AS) || "[]");
  } catch {
    return [];
  }
}

/** The list, a thing once for all games that need it. */
export function Equipment() {
  const [done, setDone] = useState(ticked);
  const competitions = event.value?.competitions ?? [];
  const things = [...new Set(competitions.flatMap((one) => one.equipment))];
  /** @param {string} thing */
  const toggle = (thing) => {
    const next = done.includes(thing) ? done.filter((one) => one !== thing) : [...done, thing];
    setDone(next);
    try {
      localStorage.setItem(STORED_AS, JSON.stringify(next));
    } catch {
      /* a private window keeps nothing */
    }
  };
  /** @param {string} thing */
  const where = (thing) => {
    const own = competitions.filter((one) => one.equipment.includes(thing));
    return own.length === competitions.length ? "" : own.map(competitionTitle).join(", ");
  };
  const left = things.filter((one) => !done.includes(one)).length;
  return html`<section class="panel"><div class="panel__head"><h2>${t("equipment.title")}</h2><span class=${`chip ${left ? "" : "chip--good"}`}>${left ? t("equipment.left", { count: left }) : t("equipment.ready")}</span></div>
    <p class="small">${t("equipment.how")}</p>
    ${things.map((thing) => html`<${CheckField} key=${thing} label=${html`${thing}${where(thing) && html`<br /><small class="quiet">${where(thing)}</small>`}`} value=${done.includes(thing)} onValue=${() => toggle(thing)} />`)}</section>`;
}

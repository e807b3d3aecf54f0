/** What is played and how it is seated: all settings of the event, saved as one act that says why. */
import { Icon } from "../board/pieces.js";
import { choicesOf } from "../shared/games.js";
import { html, useState } from "../shared/ui.js";
import { useDoing } from "../shared/under_way.js";
import { t } from "../shared/words.js";
import { act, askWholeEvent, event } from "./desk_state.js";
import { CheckField, SelectField, TextField } from "./forms.js";
import { newCompetition } from "./new_settings.js";

const FORMS = ["basic", "advanced", "adventurous"];
const SEATINGS = ["draw,power", "power", "sections", "seed,power", "draw", "seed"];
const LETTERS = [..."ABCDEFGHJKLMNOPQRSTUVWXYZ"];
const LEVELS = ["elementary", "middle", "junior", "senior"];
const WEIGHTS = ["two_again", "rematch", "conflict", "gap"];

/** The form. */
export function SettingsForm() {
  const [wanted, setWanted] = useState(() => structuredClone(event.peek()?.settings));
  const [reason, setReason] = useState("");
  const [doing, run] = useDoing();
  const now = event.value?.settings;
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(now);
  /** @param {Record<string, unknown>} change */
  const change = (change) => setWanted((/** @type {any} */ before) => ({ ...before, ...change }));
  /** @param {number} place @param {Record<string, unknown>} changes */
  const ofCompetition = (place, changes) =>
    change({ competitions: wanted.competitions.map((/** @type {any} */ one, /** @type {number} */ at) => (at === place ? { ...one, ...changes } : one)) });
  const save = () =>
    run("save", async () => {
      if (await act({ do: "settings", settings: wanted, reason }, { done: t("settings.saved") })) await askWholeEvent();
    });
  return html`<section class="panel stack-3"><div class="panel__head"><h2>${t("settings.title")}</h2>${isChanged && html`<span class="chip chip--warn">${t("settings.changed")}</span>`}</div>
    <div class="two"><${TextField} label=${t("new-event.name")} value=${wanted.title} onValue=${(/** @type {string} */ title) => change({ title })} />
      <${TextField} label=${t("new-event.date")} type="date" value=${wanted.date} onValue=${(/** @type {string} */ date) => change({ date })} /></div>
    ${wanted.competitions.map((/** @type {any} */ one, /** @type {number} */ place) => html`<${CompetitionFields} key=${one.id} one=${one} settings=${wanted} onChange=${(/** @type {any} */ changes) => ofCompetition(place, changes)} onRemove=${() => change(withoutCompetition(wanted, one.id))} />`)}
    <${MoreCompetitions} settings=${wanted} onChange=${change} />
    <details class="more"><summary>${t("settings.more")}</summary><div class="stack-3">
      <${CheckField} label=${t("setting.second-person")} value=${wanted.needs_second_person ?? true} onValue=${(/** @type {boolean} */ value) => change({ needs_second_person: value })} />
      <${CheckField} label=${t("setting.players-enter")} value=${wanted.players_may_enter ?? false} onValue=${(/** @type {boolean} */ value) => change({ players_may_enter: value })} />
      <${CheckField} label=${t("setting.phones")} value=${wanted.phones_allowed ?? false} onValue=${(/** @type {boolean} */ value) => change({ phones_allowed: value })} />
      <${CheckField} label=${t("setting.public")} value=${wanted.is_public ?? false} onValue=${(/** @type {boolean} */ value) => change({ is_public: value })} />
      <p class="small quiet">${t("settings.weights")}</p>
      <div class="two">${WEIGHTS.map((name) => html`<${TextField} key=${name} label=${t(`weight.${name.replaceAll("_", "-")}`)} type="number" min="0" value=${wanted.weights?.[name] ?? 0} onValue=${(/** @type {string} */ text) => change({ weights: { ...wanted.weights, [name]: Math.max(0, Math.floor(Number(text) || 0)) } })} />`)}</div>
      <${CheckField} label=${t("weight.may-seat-teammates")} value=${wanted.weights?.may_seat_teammates ?? false} onValue=${(/** @type {boolean} */ value) => change({ weights: { ...wanted.weights, may_seat_teammates: value } })} /></div></details>
    ${isChanged && html`<${TextField} label=${t("settings.why")} value=${reason} onValue=${setReason} /><div class="row"><button type="button" class="btn btn--primary" aria-disabled=${doing ? "true" : null} onClick=${save}>${t("settings.save")}</button><button type="button" class="btn" onClick=${() => setWanted(structuredClone(now))}>${t("settings.undo")}</button></div>`}</section>`;
}

/** @param {{one: any, settings: any, onChange: (changes: any) => void, onRemove: () => void}} props */
function CompetitionFields({ one, settings, onChange, onRemove }) {
  const choices = choicesOf(one.game);
  const title = settings.divisions.find((/** @type {any} */ each) => each.id === one.division)?.title ?? one.division;
  const seating = one.seating.join(",");
  const ways = SEATINGS.includes(seating) ? SEATINGS : [...SEATINGS, seating];
  return html`<fieldset class="comp"><legend>${t("hall.competition", { division: title, game: t(`game.${one.game}`) })}</legend>
    <div class="comp__fields">
      <${SelectField} label=${t("settings.edition")} value=${one.edition} options=${choices.editions.map((value) => ({ value, title: value }))} onValue=${(/** @type {string} */ edition) => onChange({ edition })} />
      ${choices.seasons.length > 0 && html`<${SelectField} label=${t("settings.season")} value=${one.season ?? ""} options=${choices.seasons.map((value) => ({ value, title: t(`settings.season.${value}`) }))} onValue=${(/** @type {string} */ season) => onChange({ season })} />`}
      <${SelectField} label=${t("settings.form")} value=${one.form} options=${FORMS.map((value) => ({ value, title: t(`settings.form.${value}`) }))} onValue=${(/** @type {string} */ form) => onChange({ form })} />
      <${TextField} label=${t("settings.rounds")} type="number" min="1" max="12" value=${one.rounds} onValue=${(/** @type {string} */ text) => onChange({ rounds: Math.max(1, Math.min(12, Number(text) || 1)) })} />
      <${SelectField} label=${t("new-event.seating")} value=${seating} options=${ways.map((value) => ({ value, title: t(`seating.${value.replace(",", "-")}`) }))} onValue=${(/** @type {string} */ text) => onChange({ seating: text.split(",") })} />
      <${SelectField} label=${t("settings.letter")} value=${one.first_letter ?? "A"} options=${LETTERS.map((value) => ({ value, title: value }))} onValue=${(/** @type {string} */ letter) => onChange({ first_letter: letter })} />
      ${one.seating.includes("sections") && html`<${TextField} label=${t("settings.sizes")} value=${(one.section_sizes ?? []).join(", ")} placeholder=${t("settings.sizes.proposed")} onValue=${(/** @type {string} */ text) => onChange({ section_sizes: (text.match(/\d+/g) ?? []).map(Number) })} />`}
    </div>
    <${CheckField} label=${t("setting.online")} value=${one.is_online ?? false} onValue=${(/** @type {boolean} */ value) => onChange({ is_online: value })} />${settings.competitions.length > 1 && html`<button type="button" class="btn btn--quiet" onClick=${onRemove}><${Icon} name="trash" /> ${t("settings.remove", { what: t("hall.competition", { division: title, game: t(`game.${one.game}`) }) })}</button>`}</fieldset>`;
}

/**
 * Settings without a competition, and without what counts it.
 * @param {any} settings
 * @param {string} id
 */
function withoutCompetition(settings, id) {
  const rankings = settings.rankings
    ?.map((/** @type {any} */ one) => ({ ...one, competitions: one.competitions.filter((/** @type {string} */ each) => each !== id) }))
    .filter((/** @type {any} */ one) => one.competitions.length > 0);
  const sources = new Set([
    ...settings.competitions.map((/** @type {any} */ one) => one.id).filter((/** @type {string} */ one) => one !== id),
    ...(rankings ?? []).map((/** @type {any} */ one) => one.id),
  ]);
  const awards = settings.awards?.filter((/** @type {any} */ one) => one.of === "playoff" || sources.has(one.source));
  return { competitions: settings.competitions.filter((/** @type {any} */ one) => one.id !== id), ...(rankings && { rankings }), ...(awards && { awards }) };
}

/** @param {{settings: any, onChange: (changes: any) => void}} props */
function MoreCompetitions({ settings, onChange }) {
  const has = new Set(settings.competitions.map((/** @type {any} */ one) => one.id));
  const offered = LEVELS.flatMap((level) => ["on-sets", "equations"].map((game) => ({ level, game, id: `${level}-${game}` }))).filter(
    (one) => !has.has(one.id),
  );
  /** @param {string} id */
  const add = (id) => {
    const one = offered.find((each) => each.id === id);
    if (!one) return;
    const like = settings.competitions[0];
    const divisions = settings.divisions.some((/** @type {any} */ each) => each.id === one.level)
      ? settings.divisions
      : [...settings.divisions, { id: one.level, title: t(`division.${one.level}`), level: one.level }];
    const made = newCompetition(one.level, one.game, like.rounds, like.seating, like.first_letter ?? "A");
    const award = {
      id: `players-${one.id}`,
      title: t("new-event.players", { competition: t("hall.competition", { division: t(`division.${one.level}`), game: t(`game.${one.game}`) }) }),
      of: "player",
      source: one.id,
      places: 3,
    };
    onChange({ divisions, competitions: [...settings.competitions, made], awards: [...(settings.awards ?? []), award] });
  };
  const options = [
    { value: "", title: t("settings.add.choose") },
    ...offered.map((one) => ({ value: one.id, title: t("hall.competition", { division: t(`division.${one.level}`), game: t(`game.${one.game}`) }) })),
  ];
  return html`<${SelectField} label=${t("settings.add")} value="" options=${options} onValue=${add} />`;
}

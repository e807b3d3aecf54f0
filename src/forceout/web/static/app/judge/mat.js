/** The position of a paper table by taps: cards, Goal, Required, Permitted, Forbidden, Resources, variations, players. */
import { Cube, cubeName, Dot, Icon } from "../board/pieces.js";
import { html, useEffect, useState } from "../shared/ui.js";
import { rich, t } from "../shared/words.js";
import { act, card, go } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice, HallIcon, tableName } from "./hall_pieces.js";
import { Screen } from "./screen.js";
import { goalText, readGoalText } from "./goal_keys.js";

/** @typedef {import("../types").TableCard} TableCard */

const SECTIONS = ["required", "permitted", "forbidden", "resources"];
/** @type {Record<string, any>} What is being tapped in, by table, until it is sent. */
const drafts = {};

/** The three steps at the head of each. @param {{match: string, step: number}} props */
export function Steps({ match, step }) {
  const STEPS = ["mat", "solution", "check"];
  return html`<div class="steps3" role="group" aria-label=${t("mat.steps")}>${STEPS.map(
    (one, place) =>
      html`<button key=${one} class=${place < step ? "is-done" : ""} aria-current=${place === step ? "step" : null} aria-disabled=${place === 2 && step < 2 ? "true" : null} onClick=${() => place < 2 && go(one, match)}>${place + 1} ${t(`mat.step-${one}`)}</button>`,
  )}</div>`;
}

/** @param {TableCard} now */
function draftOf(now) {
  drafts[now.match] ??= {
    universe: now.position.universe ?? [],
    goal: readGoalText(now.position.goal ?? "", now.game),
    variations: now.position.variations ?? [],
    badges: Object.fromEntries(now.people.map((one) => [one.seat, one.badge])),
    ...Object.fromEntries(SECTIONS.map((name) => [name, now.position[name] ?? []])),
  };
  return drafts[now.match];
}

/** The mat. */
export function MatScreen() {
  const now = card.value;
  const [, redraw] = useState(0);
  const [target, setTarget] = useState("goal");
  const [isMore, setMore] = useState(false);
  const book = now ? bookOf(now) : null;
  useEffect(() => {
    if (now && !now.is_paper) go("solution", now.match);
  }, [now?.is_paper]);
  if (!now || !book) return html`<${Screen} title=${t("dock.check")}><p class="on-table">${t("desk.opening")}</p></${Screen}>`;
  const draft = draftOf(now);
  /** @param {Record<string, unknown>} changes */
  const change = (changes) => {
    Object.assign(draft, changes);
    redraw((count) => count + 1);
  };
  /** @param {string} card_ */
  const tapCard = (card_) =>
    change({ universe: draft.universe.includes(card_) ? draft.universe.filter((/** @type {string} */ one) => one !== card_) : [...draft.universe, card_] });
  /** @param {string} cube */
  const tapCube = (cube) => {
    if (target === "goal") change({ goal: { ...draft.goal, cubes: [...draft.goal.cubes, cube] } });
    else change({ [target]: [...draft[target], cube] });
  };
  const takeBack = () => {
    if (target === "goal") change({ goal: { ...draft.goal, cubes: draft.goal.cubes.slice(0, -1) } });
    else change({ [target]: draft[target].slice(0, -1) });
  };
  const save = async () => {
    const position = {
      ...(book.cards.length > 0 ? { universe: draft.universe } : {}),
      goal: goalText(draft.goal, now.game),
      variations: draft.variations,
      ...Object.fromEntries(SECTIONS.map((name) => [name, draft[name]])),
    };
    if (await act(now.match, "paper", { position, badges: draft.badges })) go("solution", now.match);
  };
  const faces = target === "goal" ? book.goal_cubes : book.cubes;
  return html`<${Screen} title=${t("dock.check")} about=${`${tableName(now)} · ${t(`division.${now.division}`)}`} back=${`#table/${now.match}`} kind="stack-2" dock=${html`<div class="dock dock--two"><button class="btn" onClick=${() => setMore(!isMore)} aria-expanded=${String(isMore)}><${HallIcon} name="plus" /> ${t("mat.more")}</button><button class="btn btn--primary" onClick=${save}>${t("mat.next")}</button></div>`}>
    <${Steps} match=${now.match} step=${0} />
    ${
      book.cards.length > 0 &&
      html`<section class="panel"><div class="spread"><b class="small">${t("mat.dealt", { count: draft.universe.length })}</b><span class="tiny quiet">${t("mat.tap-cards")}</span></div>
      <div class="deck">${book.cards.map((/** @type {string} */ one) => html`<${DeckCard} key=${one} card=${one} isDealt=${draft.universe.includes(one)} onTap=${() => tapCard(one)} />`)}</div></section>`
    }
    <div class="matkeys">${["goal", ...SECTIONS].map((name) => html`<button key=${name} class="mpart" aria-pressed=${String(target === name)} onClick=${() => setTarget(name)}><b>${t(`section.${name}`)}</b><span class="section__cubes">${(name === "goal" ? draft.goal.cubes : draft[name]).map((/** @type {string} */ cube, /** @type {number} */ place) => html`<${Cube} key=${place} cube=${cube} size="sm" />`)}${name === "goal" && draft.goal.cubes.length === 0 && html`<span class="tiny quiet">${t("mat.goal-first")}</span>`}</span></button>`)}</div>
    ${target === "goal" && book.goal_shapes.length > 0 && html`<div class="seg" role="group" aria-label=${t("mat.shape")}>${book.goal_shapes.map((/** @type {string} */ one) => html`<button key=${one} aria-pressed=${String((draft.goal.shape ?? "row") === one)} onClick=${() => change({ goal: { ...draft.goal, shape: one } })}>${t(`shape.${one}`)}</button>`)}</div>`}
    <section class="tray" aria-label=${t("mat.cubes", { section: t(`section.${target}`) })}><h2 class="label label--tray"><b>${t("mat.cubes", { section: t(`section.${target}`) })}</b></h2>
      <div class="tray__wells">${faces.map((/** @type {string} */ one) => html`<button key=${one} class="well" aria-label=${cubeName(one)} onClick=${() => tapCube(one)}><${Cube} cube=${one} isHidden=${true} /></button>`)}
        ${target === "goal" && book.goal_turns.map((/** @type {string} */ one) => html`<button key=${one} class="well well--x" aria-label=${t(`turn.${turnName(one)}`)} onClick=${() => change({ goal: turned(draft.goal, one) })}>${t(`turn-short.${turnName(one)}`)}</button>`)}
        <button class="well well--x" aria-label=${t("keypad.delete")} onClick=${takeBack}><${Icon} name="delete" /></button></div></section>
    <${VariationKeys} book=${book} chosen=${draft.variations} onChange=${(/** @type {any} */ variations) => change({ variations })} />
    ${isMore && html`<section class="panel stack-2"><h2 class="h-sec">${t("mat.badges")}</h2><p class="small quiet">${t("mat.badges-why")}</p>${now.people.map((one) => html`<label key=${one.seat} class="badge-row"><span>${t("card.seat", { number: Number(one.seat.slice(1)) })}</span><input class="input" inputmode="numeric" pattern="[0-9]*" maxlength="4" value=${draft.badges[one.seat] ?? ""} onInput=${(/** @type {any} */ event) => change({ badges: { ...draft.badges, [one.seat]: event.target.value.replace(/\D/g, "") } })} /></label>`)}</section>`}</${Screen}>`;
}

/** A turn of a cube by what it is called. @param {string} turn */
function turnName(turn) {
  return turn === " " ? "space" : turn;
}

/** @param {{shape: string | null, cubes: string[]}} goal @param {string} turn */
function turned(goal, turn) {
  const last = goal.cubes.at(-1);
  if (!last) return goal;
  if (turn === " ") return { ...goal, cubes: [...goal.cubes, " "] };
  return { ...goal, cubes: [...goal.cubes.slice(0, -1), last.includes(turn) ? last.replace(turn, "") : `${turn}${last}`] };
}

/** @param {{card: string, isDealt: boolean, onTap: () => void}} props */
function DeckCard({ card: name, isDealt, onTap }) {
  const colors = name === "-" ? "" : name;
  const spoken = colors ? t("card.named", { colors: [...colors].map((one) => t(`symbol.${one}`)).join(", ") }) : t("card.blank");
  return html`<button class="dk" aria-pressed=${String(isDealt)} aria-label=${spoken} onClick=${onTap}><span class="ucard" aria-hidden="true">${[..."BRGY"].map((one) => (colors.includes(one) ? html`<${Dot} key=${one} color=${one} />` : html`<i key=${one} class="dot dot--off"></i>`))}</span></button>`;
}

/** The variations of the division, each with its blank. @param {{book: any, chosen: any[], onChange: (variations: any[]) => void}} props */
function VariationKeys({ book, chosen, onChange }) {
  const [open, setOpen] = useState("");
  const [isAll, setAll] = useState(false);
  /** @param {any} one */
  const tap = (one) => {
    const isIn = chosen.some((other) => other.name === one.name);
    if (isIn) onChange(chosen.filter((other) => other.name !== one.name));
    else if (one.blank) setOpen(open === one.name ? "" : one.name);
    else onChange([...chosen, { name: one.name }]);
  };
  /** @param {any} one @param {string | number} value */
  const fill = (one, value) => {
    onChange([...chosen, { name: one.name, [one.blank.name]: value }]);
    setOpen("");
  };
  const offered = book.variations.filter((/** @type {any} */ one) => !one.is_always);
  const always = book.variations.filter((/** @type {any} */ one) => one.is_always);
  const shown = isAll ? offered : offered.filter((/** @type {any} */ one) => chosen.some((other) => other.name === one.name));
  return html`<section class="stack-2"><div class="row" role="group" aria-label=${t("card.variations")}>${shown.map((/** @type {any} */ one) => {
    const filled = chosen.find((other) => other.name === one.name);
    const value = one.blank && filled ? filled[one.blank.name] : null;
    return html`<button key=${one.name} class="pick" aria-pressed=${String(Boolean(filled))} onClick=${() => tap(one)}>${value === null || value === undefined ? one.title : t("card.filled", { title: one.title, filled: String(value) })}</button>`;
  })}<button class="pick" aria-expanded=${String(isAll)} onClick=${() => setAll(!isAll)}><${HallIcon} name="plus" /> ${rich("card.variations")}</button></div>
    ${open && html`<${Blank} one=${offered.find((/** @type {any} */ other) => other.name === open)} onFill=${fill} />`}
    ${always.length > 0 && html`<p class="tiny on-table">${t("mat.always", { names: always.map((/** @type {any} */ one) => one.title).join(", ") })}</p>`}</section>`;
}

/** @param {{one: any, onFill: (one: any, value: string | number) => void}} props */
function Blank({ one, onFill }) {
  const [typed, setTyped] = useState("");
  if (one.blank.choices)
    return html`<${Choice} label=${one.title} columns=${3} isSeat=${true} value=${null} options=${one.blank.choices.map((/** @type {any} */ value) => ({ value: String(value), title: String(value) }))} onValue=${(
      /** @type {string} */ value,
    ) =>
      onFill(
        one,
        one.blank.choices.find((/** @type {any} */ other) => String(other) === value),
      )} />`;
  return html`<div class="row"><input class="input" aria-label=${one.title} value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} /><button class="btn" onClick=${() => typed && onFill(one, typed)}>${t("mat.fill")}</button></div>`;
}

/** Clocks: the book's times, each counted down with its ten seconds; and the stopwatch of a controversy. They need no network. */
import { html, useEffect, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { play } from "../shared/sounds.js";
import { chosen } from "./desk_state.js";
import { bookOf } from "./desk_books.js";
import { Choice } from "./hall_pieces.js";
import { Clause, Screen } from "./screen.js";

/** Minutes and seconds of a number of seconds, the rest of a second counting as one. @param {number} seconds */
function shown(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The clocks of a book. */
export function ClocksScreen() {
  const book = bookOf(chosen.value);
  const [id, setId] = useState("");
  const [began, setBegan] = useState(0);
  const [stopped, setStopped] = useState(0);
  const [, beat] = useState(0);
  const [watch, setWatch] = useState(0);
  const clocks = book?.clocks ?? [];
  const clock = clocks.find((/** @type {any} */ one) => one.name === id) ?? clocks[0];
  useEffect(() => {
    const tick = setInterval(() => beat((count) => count + 1), 200);
    return () => clearInterval(tick);
  }, []);
  const passed = began ? ((stopped || performance.now()) - began) / 1000 : 0;
  const left = clock ? clock.seconds - passed : 0;
  const countdown = clock?.countdown ?? 0;
  const isCounting = began > 0 && left <= 0 && left > -countdown;
  const isOver = began > 0 && clock && left <= -countdown;
  useEffect(() => {
    if (isOver) play("warning");
  }, [isOver]);
  const start = () => {
    setBegan(performance.now());
    setStopped(0);
  };
  const watched = watch ? (performance.now() - watch) / 1000 : 0;
  return html`<${Screen} title=${t("dock.clock")} about=${[t(`game.${chosen.value.game}`), t(`division.${chosen.value.division}`)].join(" · ")} needs=${false}>
    <section class="panel stack-2" aria-label=${t("dock.clock")}><div class=${`clockface${isOver ? " is-over" : ""}`} role="timer">${isCounting ? shown(left + countdown) : shown(Math.max(0, left))}</div>
      <p class="center" role="status">${!clock ? "" : isOver ? t("clocks.after", { seconds: clock.additional }) : isCounting ? t("clocks.countdown") : clock.title} ${(clock?.rules ?? []).map((/** @type {string} */ one) => html`<${Clause} key=${one} rule=${one} game=${chosen.value.game} />`)}</p>
      <div class="row"><button class="btn btn--primary btn--big grow" onClick=${start}>${t(began ? "clocks.again" : "clocks.start")}</button><button class="btn btn--big" aria-disabled=${began && !stopped ? null : "true"} onClick=${() => began && !stopped && setStopped(performance.now())}>${t("clocks.stop")}</button></div></section>
    <${Choice} label=${t("clocks.which")} columns=${2} value=${clock?.name ?? ""} options=${clocks.map((/** @type {any} */ one) => ({ value: one.name, title: one.title, note: shown(one.seconds) }))} onValue=${(
      /** @type {string} */ value,
    ) => {
      setId(value);
      setBegan(0);
    }} />
    ${book?.has_added_time && html`<section class="hallclock"><div class="hallclock__what"><b>${t("controversy.title")}</b><span class="small quiet">${t("controversy.what")} <${Clause} rule=${book.cites.added_time} game=${chosen.value.game} /></span></div><div class="hallclock__time" role="timer">${shown(watched)}</div><div class="call__do"><button class="btn btn--primary" onClick=${() => setWatch(performance.now())}>${t(watch ? "clocks.again" : "clocks.start")}</button><button class="btn" onClick=${() => setWatch(0)}>${t("clocks.reset")}</button></div></section>`}</${Screen}>`;
}

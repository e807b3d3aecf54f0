/** A table of one's own: what is played, by which rules, with whom; then the invitation. */
import { get } from "../api.js";
import { Icon } from "../pieces.js";
import { Dialog } from "../shell.js";
import { html, useEffect, useState } from "../ui.js";
import { t } from "../words.js";
import { Choice, Switch } from "./choices.js";
import { useDoing } from "./doing.js";
import { DIVISIONS } from "./divisions.js";
import { Invitation } from "./invitation.js";
import { beKnownAs, createTable, invite } from "./sitting.js";

/** @typedef {{game: "on-sets" | "equations", edition: string, season: string, division: string, form: string, seats: string, policing: string, judging: string, clock: string, is_timed: boolean, is_listed: boolean, is_watchable: boolean, is_deal_told: boolean}} Wanted */
/** @typedef {{game: string, editions: {edition: string, title: string}[]}} GameEntry */

const LATEST = { "on-sets": "2026-27", equations: "2015-16" };

/**
 * Options of a field, titled from the words of the page.
 * @param {string} name
 * @param {string[]} values
 */
function options(name, values) {
  return values.map((value) => ({ value, title: t(`new.${name}.${value}`) }));
}

/**
 * The season that is played in a school year: 2015-16 was an even one.
 * @param {Date} today
 */
function seasonOf(today) {
  const begins = today.getFullYear() - (today.getMonth() < 7 ? 1 : 0);
  return begins % 2 ? "even" : "odd";
}

/**
 * The form for a new table.
 * @param {{game: "on-sets" | "equations", division: string, nickname: () => string, onClose: () => void}} props
 */
export function NewTable({ game, division, nickname, onClose }) {
  const [wanted, setWanted] = useState(/** @type {Wanted} */ ({
    game, edition: LATEST[game], season: seasonOf(new Date()), division, form: "adventurous", seats: "3", policing: "referee",
    judging: "table", clock: "official", is_timed: false, is_listed: true, is_watchable: true, is_deal_told: false,
  }));
  const [entries, setEntries] = useState(/** @type {GameEntry[]} */ ([]));
  const [made, setMade] = useState(/** @type {{match: string, code: string, link: string} | null} */ (null));
  const [doing, run] = useDoing();
  useEffect(() => {
    get("/api/games").then((answer) => setEntries(answer.games)).catch(() => setEntries([]));
  }, []);
  /** @param {Partial<Wanted>} change */
  const change = (change) => setWanted((before) => ({ ...before, ...change }));
  const create = () => run("create", async () => {
    await beKnownAs(nickname());
    const { season, seats, ...rest } = wanted;
    const settings = { ...rest, seats: Number(seats), ...(wanted.game === "equations" && { season }) };
    const match = await createTable(settings);
    setMade({ match, ...(await invite(match)) });
  });
  if (made) return html`<${Invitation} ...${made} onClose=${onClose} />`;
  const editions = entries.find((one) => one.game === wanted.game)?.editions ?? [{ edition: wanted.edition }];
  return html`<${Dialog} title=${t("new.title")} kind="sheet--wide" onClose=${onClose}>
    <div class="newtable">
      <${Choice} isNamed label=${t("new.game")} value=${wanted.game} options=${["on-sets", "equations"].map((value) => ({ value, title: t(`game.${value}`) }))}
        onChange=${(/** @type {Wanted["game"]} */ value) => change({ game: value, edition: LATEST[value] })} />
      <${Choice} isNamed label=${t("home.division")} value=${wanted.division} options=${DIVISIONS.map((value) => ({ value, title: t(`division.${value}`) }))}
        onChange=${(/** @type {string} */ division) => change({ division })} />
      ${editions.length > 1 && html`<${Choice} isNamed label=${t("new.edition")} value=${wanted.edition} options=${editions.map(({ edition }) => ({ value: edition, title: edition }))}
        onChange=${(/** @type {string} */ edition) => change({ edition })} />`}
      ${wanted.game === "equations" && html`<${Choice} isNamed label=${t("new.season")} value=${wanted.season} options=${options("season", ["even", "odd"])}
        onChange=${(/** @type {string} */ season) => change({ season })} />`}
      <${Choice} isNamed label=${t("new.form")} value=${wanted.form} options=${options("form", ["basic", "advanced", "adventurous"])} note=${t(`new.form.note.${wanted.form}`)}
        onChange=${(/** @type {string} */ form) => change({ form })} />
      <${Choice} isNamed label=${t("new.seats")} value=${wanted.seats} options=${options("seats", ["2", "3"])} note=${t("new.seats.note")}
        onChange=${(/** @type {string} */ seats) => change({ seats })} />
      <${Choice} isNamed label=${t("new.clock")} value=${wanted.clock} options=${options("clock", ["official", "relaxed", "off"])} note=${t(`new.clock.note.${wanted.clock}`)}
        onChange=${(/** @type {string} */ clock) => change({ clock })} />
      <${Choice} isNamed label=${t("new.policing")} value=${wanted.policing} options=${options("policing", ["referee", "players"])} note=${t(`new.policing.note.${wanted.policing}`)}
        onChange=${(/** @type {string} */ policing) => change({ policing })} />
      <${Choice} isNamed label=${t("new.judging")} value=${wanted.judging} options=${options("judging", ["table", "panel"])} note=${t(`new.judging.note.${wanted.judging}`)}
        onChange=${(/** @type {string} */ judging) => change({ judging })} />
      <div class="newtable__switches">
        <${Switch} label=${t("new.listed")} isOn=${wanted.is_listed} onChange=${(/** @type {boolean} */ is_listed) => change({ is_listed })} />
        <${Switch} label=${t("new.watchable")} isOn=${wanted.is_watchable} onChange=${(/** @type {boolean} */ is_watchable) => change({ is_watchable })} />
        <${Switch} label=${t("new.timed")} isOn=${wanted.is_timed} onChange=${(/** @type {boolean} */ is_timed) => change({ is_timed })} />
        ${wanted.game === "on-sets" && html`<${Switch} label=${t("new.deal-told")} isOn=${wanted.is_deal_told} onChange=${(/** @type {boolean} */ is_deal_told) => change({ is_deal_told })} />`}
      </div>
    </div>
    <div class="newtable__go"><button class="btn" onClick=${onClose}>${t("new.cancel")}</button>
      <button class="btn btn--primary btn--big" aria-disabled=${doing ? "true" : null} onClick=${create}><${Icon} name="people" /> ${doing ? t("home.setting-up") : t("new.create")}</button></div>
  <//>`;
}

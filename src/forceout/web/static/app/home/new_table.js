/** A table of one's own: what is played, by which rules, with whom; then the invitation. */
import { Icon } from "../board/pieces.js";
import { Dialog } from "../shared/shell.js";
import { html, useState } from "../shared/ui.js";
import { t } from "../shared/words.js";
import { Choice, Switch } from "../shared/choices.js";
import { useDoing } from "../shared/under_way.js";
import { choicesOf } from "../shared/games.js";
import { Invitation } from "./invitation.js";
import { beKnownAs, createTable } from "./sitting.js";

/** @typedef {{game: "on-sets" | "equations", edition: string, season: string, division: string, form: string, seats: string, policing: string, judging: string, clock: string, bot_pace: string, is_timed: boolean, is_listed: boolean, is_watchable: boolean, is_deal_told: boolean, has_phrases: boolean}} Wanted */

/**
 * Options of a field, titled from the words of the page.
 * @param {string} name
 * @param {string[]} values
 */
function options(name, values) {
  return values.map((value) => ({ value, title: t(`new.${name}.${value}`) }));
}

/**
 * The form for a new table.
 * @param {{game: "on-sets" | "equations", division: string, nickname: () => string, onClose: () => void}} props
 */
export function NewTable({ game, division, nickname, onClose }) {
  const [wanted, setWanted] = useState(
    /** @type {Wanted} */ ({
      game,
      edition: choicesOf(game).editions[0] ?? "",
      season: choicesOf(game).seasons[0] ?? "",
      division,
      form: "adventurous",
      seats: "3",
      policing: "referee",
      judging: "table",
      clock: "official",
      bot_pace: "human",
      is_timed: false,
      is_listed: true,
      is_watchable: true,
      is_deal_told: false,
      has_phrases: true,
    }),
  );
  const [made, setMade] = useState("");
  const [doing, run] = useDoing();
  const choices = choicesOf(wanted.game);
  /** @param {Partial<Wanted>} change */
  const change = (change) => setWanted((before) => ({ ...before, ...change }));
  const create = () =>
    run("create", async () => {
      await beKnownAs(nickname());
      const { season, seats, ...rest } = wanted;
      const settings = { ...rest, seats: Number(seats), ...(choices.seasons.length > 0 && { season }) };
      setMade(await createTable(settings));
    });
  if (made) return html`<${Invitation} match=${made} onClose=${onClose} />`;
  return html`<${Dialog} title=${t("new.title")} kind="sheet--wide" onClose=${onClose}>
    <div class="newtable">
      <${Choice} isNamed label=${t("new.game")} value=${wanted.game} options=${["on-sets", "equations"].map((value) => ({ value, title: t(`game.${value}`) }))}
        onChange=${(/** @type {Wanted["game"]} */ value) => change({ game: value, edition: choicesOf(value).editions[0] ?? "", season: choicesOf(value).seasons[0] ?? "" })} />
      <${Choice} isNamed label=${t("home.division")} value=${wanted.division} options=${choices.divisions.map((value) => ({ value, title: t(`division.${value}`) }))}
        onChange=${(/** @type {string} */ division) => change({ division })} />
      ${
        choices.editions.length > 1 &&
        html`<${Choice} isNamed label=${t("new.edition")} value=${wanted.edition} options=${choices.editions.map((edition) => ({ value: edition, title: edition }))}
        onChange=${(/** @type {string} */ edition) => change({ edition })} />`
      }
      ${
        choices.seasons.length > 1 &&
        html`<${Choice} isNamed label=${t("new.season")} value=${wanted.season} options=${options("season", [...choices.seasons].sort())}
        onChange=${(/** @type {string} */ season) => change({ season })} />`
      }
      <${Choice} isNamed label=${t("new.form")} value=${wanted.form} options=${options("form", ["basic", "advanced", "adventurous"])} note=${t(`new.form.note.${wanted.form}`)}
        onChange=${(/** @type {string} */ form) => change({ form })} />
      <${Choice} isNamed label=${t("new.seats")} value=${wanted.seats} options=${options("seats", ["2", "3"])} note=${t("new.seats.note")}
        onChange=${(/** @type {string} */ seats) => change({ seats })} />
      <${Choice} isNamed label=${t("new.clock")} value=${wanted.clock} options=${options("clock", ["official", "relaxed", "off"])} note=${t(`new.clock.note.${wanted.clock}`)}
        onChange=${(/** @type {string} */ clock) => change({ clock })} />
      <${Choice} isNamed label=${t("new.pace")} value=${wanted.bot_pace} options=${options("pace", ["human", "quick"])} note=${t(`new.pace.note.${wanted.bot_pace}`)}
        onChange=${(/** @type {string} */ bot_pace) => change({ bot_pace })} />
      <${Choice} isNamed label=${t("new.policing")} value=${wanted.policing} options=${options("policing", ["referee", "players"])} note=${t(`new.policing.note.${wanted.policing}`)}
        onChange=${(/** @type {string} */ policing) => change({ policing })} />
      <${Choice} isNamed label=${t("new.judging")} value=${wanted.judging} options=${options("judging", ["table", "panel"])} note=${t(`new.judging.note.${wanted.judging}`)}
        onChange=${(/** @type {string} */ judging) => change({ judging })} />
      <div class="newtable__switches">
        <${Switch} label=${t("new.listed")} isOn=${wanted.is_listed} onChange=${(/** @type {boolean} */ is_listed) => change({ is_listed })} />
        <${Switch} label=${t("new.watchable")} isOn=${wanted.is_watchable} onChange=${(/** @type {boolean} */ is_watchable) => change({ is_watchable })} />
        <${Switch} label=${t("new.timed")} isOn=${wanted.is_timed} onChange=${(/** @type {boolean} */ is_timed) => change({ is_timed })} />
        <${Switch} label=${t("new.phrases")} isOn=${wanted.has_phrases} onChange=${(/** @type {boolean} */ has_phrases) => change({ has_phrases })} />
        ${choices.has_cards && html`<${Switch} label=${t("new.deal-told")} isOn=${wanted.is_deal_told} onChange=${(/** @type {boolean} */ is_deal_told) => change({ is_deal_told })} />`}
      </div>
    </div>
    <div class="newtable__go"><button class="btn" onClick=${onClose}>${t("new.cancel")}</button>
      <button class="btn btn--primary btn--big" aria-disabled=${doing ? "true" : null} onClick=${create}><${Icon} name="people" /> ${doing ? t("home.setting-up") : t("new.create")}</button></div>
  <//>`;
}

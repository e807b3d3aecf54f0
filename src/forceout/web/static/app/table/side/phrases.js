/** Ready-made phrases, said in passing: a closed list, which the host can switch off. */
import { press } from "../../shared/press.js";
import { Dialog, toast } from "../../shared/shell.js";
import { html } from "../../shared/ui.js";
import { addWords, t } from "../../shared/words.js";
import { words as menuWords } from "../../strings/menu.ftl";
import { companions, mySeat, names, sheet, view } from "../state/state.js";
import { ask } from "../net/sending.js";
import { Icon } from "../../board/pieces.js";

addWords(menuWords);

const PHRASES = ["hello", "good-luck", "well-played", "good-game", "thank-you", "one-moment", "im-back", "my-mistake"];
/** Whether phrases are passed on at this table, to and from this person. */
export function mayPhrase() {
  return Boolean(companions.value.has_phrases && mySeat.value);
}

/**
 * Show what somebody said.
 * @param {{seat: string, phrase: string}} heard
 */
export function heardPhrase({ seat, phrase }) {
  if (PHRASES.includes(phrase) && seat !== mySeat.peek()) toast(t("phrase.said", { name: names.peek()[seat] ?? seat, phrase: t(`phrase.${phrase}`) }));
}

/** The menu's way to the phrases; for the host also the switch. */
export function PhrasesEntry() {
  const now = view.value;
  const { has_phrases: isOn } = companions.value;
  if (isOn === undefined) return null;
  return html`${mayPhrase() && html`<button class="btn" ...${press(() => (sheet.value = "phrases"))}><${Icon} name="people" /> <span>${t("phrase.open")}</span></button>`}
    ${now?.you.is_host && html`<button class="btn" aria-pressed=${String(isOn)} ...${press(() => ask("phrases-allowed", { allowed: !isOn }))}><${Icon} name="stop" /> <span>${t(isOn ? "phrase.allowed" : "phrase.off")}</span></button>`}`;
}

/** The phrases, each a button. @param {{onClose: () => void}} props */
export function PhraseSheet({ onClose }) {
  /** @param {string} phrase */
  const say = async (phrase) => {
    onClose();
    if (await ask("phrases", { phrase })) toast(t("phrase.you-said", { phrase: t(`phrase.${phrase}`) }));
  };
  return html`<${Dialog} title=${t("phrase.title")} onClose=${onClose}><div class="menu">${PHRASES.map((one) => html`<button key=${one} class="btn" ...${press(() => say(one))}>${t(`phrase.${one}`)}</button>`)}</div></${Dialog}>`;
}

/** A person: number, name and the name in its own script, which comes first where the reader's language is that script's. */
import { language } from "../words/words.js";
import "./person-name.css";

const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;

/** The language of a local name as far as its script tells, for fonts and screen readers; else undefined. */
export function scriptLanguage(name) {
  if (hangul.test(name)) return "ko";
  if (han.test(name)) return "zh";
  return undefined;
}

/** The one name for a sentence: the local one for a reader of its script, else the Latin one. */
export function shownName({ name, local_name: local }) {
  return local && scriptLanguage(local) === language.value ? local : name;
}

export function PersonName({ person, number = true, className = "" }) {
  const local = person.local_name;
  const localLanguage = local ? scriptLanguage(local) : undefined;
  const localFirst = Boolean(local) && localLanguage === language.value;
  const latin = <span class={localFirst ? "person-second" : "person-first"}>{person.name}</span>;
  const own = local && (
    <span class={localFirst ? "person-first" : "person-second"} lang={localLanguage}>
      {local}
    </span>
  );
  return (
    <span class={`person ${className}`.trim()}>
      {number && <span class="person-number digits">{person.number}</span>}
      <span class="person-names">
        {localFirst ? own : latin} {localFirst ? latin : own}
      </span>
    </span>
  );
}

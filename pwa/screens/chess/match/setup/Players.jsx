/** Who plays a friendly match: two names, or a competitor's number, which brings their name. */
import { Field } from "../../../../parts/Field.jsx";
import { shownName } from "../../../../parts/PersonName.jsx";
import { t } from "../../../../words/words.js";

export function Players({ typed, people, locked, onType }) {
  const hintOf = (text) => {
    const person = competitorOf(text, people);
    return person ? shownName(person) : t("chess-play-name-how");
  };
  return (
    <section class="setup-part" aria-labelledby="setup-players">
      <h2 id="setup-players">{t("chess-play-players")}</h2>
      {[0, 1].map((which) => (
        <Field
          key={which}
          label={t("chess-play-name", { number: which + 1 })}
          hint={hintOf(typed[which])}
          autocomplete="off"
          maxLength={80}
          disabled={locked}
          data-testid={`name-${which + 1}`}
          value={typed[which]}
          onInput={(event) => onType(which, event.currentTarget.value)}
        />
      ))}
    </section>
  );
}

/** The competitor whose number was typed, and nobody else. */
function competitorOf(text, people) {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : null;
  return people.find((one) => one.number === number) ?? null;
}

/** @returns {{person?: number, name: string, local_name?: string}} as `match.open` keeps it */
export function playerOf(text, people) {
  const person = competitorOf(text, people);
  if (!person) return { name: text.trim() };
  const { number, name, local_name } = person;
  return { person: number, name, ...(local_name && { local_name }) };
}

/** Whose card is next: the number and Enter, or a part of the name. */
import { useId, useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { certain, search } from "../../parts/search.js";
import { t } from "../../words/words.js";

const mostShown = 5;

export function Finder({ people, fieldRef, onPick, onNobody }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const words = query && !/^\s*\d+\s*$/.test(query);
  const found = words ? search(people, query).slice(0, mostShown) : [];

  const pick = (person) => {
    setQuery("");
    onPick(person);
  };
  const submit = (event) => {
    event.preventDefault();
    const person = certain(people, query);
    if (person) return pick(person);
    if (!query.trim() || found.length > 0) return;
    setQuery("");
    onNobody(query.trim());
  };

  return (
    <search class="finder">
      <form class="finder-form" onSubmit={submit}>
        <label for={id}>{t("check-find")}</label>
        <input
          id={id}
          ref={fieldRef}
          class="field-control digits"
          type="text"
          autoComplete="off"
          spellcheck={false}
          enterKeyHint="go"
          data-testid="check-find"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <Button type="submit" tone="strong">
          {t("check-find-go")}
        </Button>
      </form>
      {found.length > 0 && (
        <ul class="finder-found">
          {found.map((person) => (
            <li key={person.number}>
              <button type="button" class="card-row" onClick={() => pick(person)}>
                <PersonName person={person} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

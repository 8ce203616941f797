/** A competitor found by number or name, and chosen. Nobody is chosen by typing alone. */
import { useState } from "preact/hooks";
import { Field } from "../../../parts/Field.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { search } from "../../../parts/search.js";
import { t } from "../../../words/words.js";

const SHOWN = 6; // what fits beside a phone's keyboard

/** `name` makes the test ids `<name>-search` and `<name>-<number>`; `nobody` is said where nothing is found. */
export function PickPerson({ name, people, chosen, onChoose, hint, nobody }) {
  const [query, setQuery] = useState("");
  const found = query.trim() ? search(people, query).slice(0, SHOWN) : [];
  return (
    <>
      <Field
        label={t("judge-search")}
        hint={hint}
        type="search"
        autoComplete="off"
        data-testid={`${name}-search`}
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          onChoose(null);
        }}
      />
      {query.trim() && found.length === 0 && <p class="soft">{nobody}</p>}
      <ul class="pick-people">
        {found.map((person) => (
          <li key={person.number}>
            <label>
              <input
                type="radio"
                name={name}
                checked={chosen?.number === person.number}
                data-testid={`${name}-${person.number}`}
                onChange={() => onChoose(person)}
              />
              <PersonName person={person} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

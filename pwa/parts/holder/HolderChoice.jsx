/** Those who held this phone before, a tap each; and anybody else by number, by name or in own words. */
import { useState } from "preact/hooks";
import { kit } from "../../store/kit.js";
import { t } from "../../words/words.js";
import { Button } from "../Button.jsx";
import { Field } from "../Field.jsx";
import { PersonName } from "../PersonName.jsx";
import { search } from "../search.js";
import { holderName, holderTyped } from "./holders.js";

/** What fits between the field and a phone's keyboard. */
const shown = 4;

export function HolderChoice({ names, onChoose }) {
  const [typed, setTyped] = useState("");
  const people = kit.value?.people ?? [];
  const found = typed.trim() ? search(people, typed).slice(0, shown) : [];

  return (
    <>
      {names.length > 0 && (
        <div class="holder-names">
          {names.map((name) => (
            <Button key={name} data-testid={`holder-${name}`} onClick={() => onChoose(name)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <form
        class="holder-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onChoose(holderTyped(typed, people));
        }}
      >
        <Field
          label={t("judge-holder-new")}
          hint={t("judge-holder-hint")}
          data-testid="holder-name"
          autoComplete="off"
          maxLength={80}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        {found.length > 0 && (
          <ul class="holder-found">
            {found.map((person) => (
              <li key={person.number}>
                <button
                  type="button"
                  class="holder-person"
                  data-testid={`holder-person-${person.number}`}
                  onClick={() => onChoose(holderName(person, people))}
                >
                  <PersonName person={person} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <Button tone="strong" wide type="submit" disabled={!typed.trim()}>
          {t("judge-holder-take")}
        </Button>
      </form>
    </>
  );
}

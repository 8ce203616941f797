/** Takes one more competitor into a round that is open: who registered late, or takes the place of another. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { roundName } from "../../../parts/names.js";
import { PersonName, shownName } from "../../../parts/PersonName.jsx";
import { search } from "../../../parts/search.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { outsideOf } from "./opening.js";

const SHOWN = 6; // what fits beside a phone's keyboard

export function EnterSheet({ round, board, onClose }) {
  const [query, setQuery] = useState("");
  const [chosen, choose] = useState(null);
  const found = query.trim() ? search(outsideOf(kit.value, board), query).slice(0, SHOWN) : [];

  const enter = () =>
    append({ stream: round.id, kind: "round.enter", subject: { person: chosen.number }, body: {} });

  return (
    <ActSheet
      title={t("organizer-enter-title", { round: roundName(round) })}
      label={chosen ? t("organizer-enter-do", { name: shownName(chosen) }) : t("organizer-enter")}
      tone="go"
      disabled={!chosen}
      testId="confirm-enter"
      act={enter}
      onClose={onClose}
    >
      <Field
        label={t("judge-search")}
        hint={t("organizer-enter-hint")}
        type="search"
        autoComplete="off"
        data-testid="enter-search"
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          choose(null);
        }}
      />
      {query.trim() && found.length === 0 && <p class="soft">{t("organizer-enter-nobody")}</p>}
      <ul class="enter-people">
        {found.map((person) => (
          <li key={person.number}>
            <label>
              <input
                type="radio"
                name="enter"
                checked={chosen?.number === person.number}
                data-testid={`enter-${person.number}`}
                onChange={() => choose(person)}
              />
              <PersonName person={person} />
            </label>
          </li>
        ))}
      </ul>
    </ActSheet>
  );
}

/** Somebody plays in another's seat from now on; whose seat it was stays written. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { eventHref } from "../views.js";
import { byName } from "./order.js";
import { operationsOf, substitutesOf } from "./repair.js";
import { placeOf } from "./tiles.js";
import { writeAll } from "./writeAll.js";

export function SubstituteSheet({ id, name, known, round, seating, person, onClose }) {
  const { event, who } = known;
  const [chosen, choose] = useState(null);
  const [reason, give] = useState("");
  const people = byName(substitutesOf(event, seating).map(who));
  const move = { person: chosen, ...placeOf(seating, person) };
  const facts = () => operationsOf(name, round, [move], reason.trim(), { for: person });

  return (
    <ActSheet
      title={t("rummikub-draw-instead-title", { name: shownName(who(person)) })}
      label={t("rummikub-draw-instead-do")}
      testId="confirm-instead"
      disabled={chosen === null || !reason.trim()}
      act={() => writeAll(facts())}
      onClose={onClose}
    >
      {people.length === 0 && (
        <p>
          {t("rummikub-draw-nobody-free")}{" "}
          <a href={eventHref(id, name, "players")}>{t("rummikub-draw-to-players")}</a>
        </p>
      )}
      <ul class="draw-people">
        {people.map((one) => (
          <li key={one.number}>
            <button
              type="button"
              class="draw-person"
              aria-pressed={chosen === one.number}
              data-testid={`instead-${one.number}`}
              onClick={() => choose(one.number)}
            >
              <Who person={one} />
            </button>
          </li>
        ))}
      </ul>
      <Field
        label={t("rummikub-draw-reason")}
        data-testid="instead-reason"
        value={reason}
        onInput={(input) => give(input.currentTarget.value)}
      />
    </ActSheet>
  );
}

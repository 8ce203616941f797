/** People of the event who have no seat in this round: who came later, and who was taken off; a seat for them while nobody has played. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { byName } from "./order.js";
import { unseatedOf } from "./repair.js";

export function Late({ known, round, seating, may, show }) {
  const people = unseatedOf(known.event, round, seating);
  if (!may || people.length === 0) return null;
  return (
    <section class="draw-late" aria-labelledby="draw-late">
      <h2 id="draw-late">{t("rummikub-draw-late")}</h2>
      <ul class="draw-rows">
        {byName(people.map(known.who)).map((person) => (
          <li key={person.number}>
            <Who person={person} />
            <Button
              data-testid={`late-${person.number}`}
              onClick={() => show({ what: "late", person: person.number })}
            >
              {t("rummikub-draw-give-seat")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

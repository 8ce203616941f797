/** Who is here for the draw: everybody, until a tap says that somebody is not. */
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";

/** @param {{people: object[], away: number[], onTurn: (person: number) => void}} props */
export function Present({ people, away, onTurn }) {
  const here = people.length - away.length;
  return (
    <div class="draw-present">
      <p>
        <strong>{t("rummikub-draw-here", { count: here })}</strong>{" "}
        {people.length > 0 && <span class="soft">{t("rummikub-draw-here-how")}</span>}
      </p>
      <ul class="draw-people">
        {people.map((person) => {
          const isHere = !away.includes(person.number);
          return (
            <li key={person.number}>
              <button
                type="button"
                class="draw-person"
                aria-pressed={isHere}
                data-testid={`present-${person.number}`}
                onClick={() => onTurn(person.number)}
              >
                <Who person={person} />
                <span class={isHere ? "draw-yes" : "draw-no"}>
                  {t(isHere ? "rummikub-draw-is-here" : "rummikub-draw-is-away")}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

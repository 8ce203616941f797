/** Who starts: each draws a tile and its number is tapped in; those who tie for the highest draw again. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { CallWay } from "../../../parts/clock/CallWay.jsx";
import { t } from "../../../words/words.js";
import { colourOf } from "../tile/colours.js";
import { Tile } from "../tile/Tile.jsx";
import { Seats } from "./Seats.jsx";
import { startOf } from "./start.js";
import "../../../parts/fold.css";

const NUMBERS = Array.from({ length: 13 }, (_, at) => at + 1);

export function Start({ seated, clock, name }) {
  const { turns, tap } = clock;
  const [chosen, choose] = useState(null);
  const { numbers, toDraw, tied } = startOf(turns.playing, turns.draws);
  const at = toDraw.includes(chosen) ? chosen : toDraw[0];
  const seatOf = (person) => seated.find((one) => one.person === person)?.seat;

  const drawn = (number) => {
    tap("draw", { person: at, number });
    choose(null);
  };

  return (
    <div class="turns-start">
      <p class="turns-lead" role="status" data-testid="start-says">
        {tied.length > 0
          ? t("rummikub-clock-tie", { who: tied.map(name).join(" · ") })
          : t("rummikub-clock-draw")}
      </p>
      <ul class="turns-drawn">
        {turns.playing.map((person) => (
          <li key={person}>
            <button
              type="button"
              class="turns-who"
              disabled={!toDraw.includes(person)}
              aria-pressed={person === at}
              data-testid={`drawer-${person}`}
              onClick={() => choose(person)}
            >
              <Tile colour={colourOf(seatOf(person))} />
              <span class="turns-name">{name(person)}</span>
              <span class="turns-numbers digits">{numbers.get(person).join(" · ") || "–"}</span>
            </button>
          </li>
        ))}
      </ul>
      <fieldset class="turns-pad">
        <legend>{t("rummikub-clock-number-of", { who: name(at) })}</legend>
        {NUMBERS.map((number) => (
          <button
            key={number}
            type="button"
            class="digits"
            data-testid={`drawn-${number}`}
            onClick={() => drawn(number)}
          >
            {number}
          </button>
        ))}
      </fieldset>
      <p class="soft small">{t("rummikub-clock-draw-joker")}</p>
      <details class="fold">
        <summary data-testid="start-known">{t("rummikub-clock-known")}</summary>
        <div class="turns-choices">
          {turns.playing.map((person) => (
            <Button
              key={person}
              data-testid={`starts-${person}`}
              onClick={() => tap("starts", { person })}
            >
              {name(person)}
            </Button>
          ))}
        </div>
      </details>
      <Seats clock={clock} name={name} />
      <CallWay />
    </div>
  );
}

/** The check-list: large rows to tick, each a sentence that the arbiter can see to be true. */
import { Tick } from "../../../../parts/Tick.jsx";
import { t } from "../../../../words/words.js";

export function Checks({ checks, ticked, onTick }) {
  return (
    <ul class="setup-checks">
      {checks.map((one) => (
        <li key={one}>
          <Tick
            data-testid={`check-${one}`}
            checked={ticked.includes(one)}
            onTick={(on) => onTick(one, on)}
          >
            {t(`chess-play-check-${one}`)}
          </Tick>
        </li>
      ))}
    </ul>
  );
}

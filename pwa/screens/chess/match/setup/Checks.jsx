/** The check-list: large rows to tick, each a sentence that the arbiter can see to be true. */
import { t } from "../../../../words/words.js";

export function Checks({ checks, ticked, onTick }) {
  return (
    <ul class="setup-checks">
      {checks.map((one) => (
        <li key={one}>
          <label class="setup-check">
            <input
              type="checkbox"
              data-testid={`check-${one}`}
              checked={ticked.includes(one)}
              onChange={(event) => onTick(one, event.currentTarget.checked)}
            />
            <span>{t(`chess-play-check-${one}`)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

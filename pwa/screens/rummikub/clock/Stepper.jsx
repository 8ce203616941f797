/** A small number of tiles, one more or one fewer. */
import { useId } from "preact/hooks";
import { t } from "../../../words/words.js";

export function Stepper({ label, value, least = 0, most, testid, onChange }) {
  const name = useId();
  return (
    <fieldset class="turns-stepper" aria-labelledby={name}>
      <span id={name}>{label}</span>
      <button
        type="button"
        disabled={value <= least}
        aria-label={t("rummikub-clock-fewer")}
        data-testid={`${testid}-fewer`}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output class="digits" data-testid={testid}>
        {value}
      </output>
      <button
        type="button"
        disabled={value >= most}
        aria-label={t("rummikub-clock-more")}
        data-testid={`${testid}-more`}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}

/** Why: quick reasons to tap, or words of one's own. A decision without a reason is none. */
import { Field } from "../../parts/Field.jsx";
import { t } from "../../words/words.js";

const QUICK = ["scorecard", "video", "judge", "typing", "timer"];

export function Reason({ value, onGive, quick = QUICK }) {
  return (
    <div class="reason">
      <fieldset class="reason-chips">
        <legend>{t("delegate-reason")}</legend>
        {quick.map((name) => {
          const words = t(`delegate-because-${name}`);
          return (
            <button
              key={name}
              type="button"
              class="reason-chip"
              data-testid={`because-${name}`}
              aria-pressed={value === words}
              onClick={() => onGive(words)}
            >
              {words}
            </button>
          );
        })}
      </fieldset>
      <Field
        label={t("delegate-reason-own")}
        data-testid="reason"
        value={value}
        maxLength={500}
        onInput={(event) => onGive(event.currentTarget.value)}
      />
    </div>
  );
}

/** The day of a plan, a time each: a later opening moves all that follows. */
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { entryName } from "./changeWords.js";
import { withTime } from "./planForm.js";

export function Day({ form, errorOf, onChange }) {
  return (
    <fieldset class="rummikub-stages">
      <legend>{t("rummikub-desk-day")}</legend>
      <p class="soft small">{t("rummikub-desk-day-means")}</p>
      <div class="rummikub-times">
        {form.day.map((entry, place) => (
          <Field
            key={String(place)}
            label={entryName(entry)}
            type="time"
            data-testid={`plan-at-${place}`}
            value={entry.at}
            error={errorOf(`at-${place}`)}
            onInput={(event) => onChange(withTime(form, place, event.currentTarget.value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

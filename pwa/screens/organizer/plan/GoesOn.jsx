/** Who goes on from a round: the best so many, a share, or a result. */
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";

const TYPES = ["ranking", "percent", "result"];

export function GoesOn({ number, form, onFill }) {
  return (
    <fieldset class="plan-part">
      <legend>{t("plan-goes-on", { number })}</legend>
      <Field
        as="select"
        label={t("plan-goes-on-by")}
        data-testid="plan-before-type"
        value={form.type}
        onInput={(event) => onFill({ ...form, type: event.currentTarget.value })}
      >
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`plan-by-${type}`)}
          </option>
        ))}
      </Field>
      <Field
        label={t(`plan-level-${form.type}`)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        data-testid="plan-before-level"
        value={form.level}
        onInput={(event) => onFill({ ...form, level: event.currentTarget.value.trim() })}
      />
    </fieldset>
  );
}

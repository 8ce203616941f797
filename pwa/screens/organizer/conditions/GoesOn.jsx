/** Who goes on from a round: the best so many, a share, or a result; `none` only where it need not be laid down. */
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { asResult, NONE, TYPES } from "./conditions.js";
import { Digits } from "./Digits.jsx";
import "./conditions.css";

/** `name` begins the fields' test ids; `form` is `{type, level}`, as they are typed. */
export function GoesOn({ name, title, event, types = TYPES, form, onFill }) {
  return (
    <fieldset class="plan-part">
      <legend>{title}</legend>
      <Field
        as="select"
        label={t("plan-goes-on-by")}
        data-testid={`${name}-type`}
        value={form.type}
        onInput={(input) => onFill({ ...form, type: input.currentTarget.value })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {t(`plan-by-${type}`)}
          </option>
        ))}
      </Field>
      {form.type !== NONE && (
        <Digits
          label={t(`plan-level-${form.type}`)}
          hint={form.type === "result" ? asResult(form.level, event) : null}
          data-testid={`${name}-level`}
          value={form.level}
          onInput={(input) => onFill({ ...form, level: input.currentTarget.value.trim() })}
        />
      )}
    </fieldset>
  );
}

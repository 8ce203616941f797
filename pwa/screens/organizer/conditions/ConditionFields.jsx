/** Format, time limit and cutoff of a round, planned or under way: what the edition offers for the event. */

import { Field } from "../../../parts/Field.jsx";
import { formatName } from "../../../parts/names.js";
import { t } from "../../../words/words.js";
import { asResult, cutsOf } from "./conditions.js";
import { Digits } from "./Digits.jsx";

/** `name` begins the fields' test ids; `more` are formats beside those of the edition. */
export function ConditionFields({ name, event, rules, more = [], form, onFill }) {
  const set = (field) => (input) => onFill({ ...form, [field]: input.currentTarget.value.trim() });
  const formats = [...new Set([...rules.formats, ...more, form.format])];
  const after = cutsOf(rules, form.format);
  const byResult = rules.cutoffs.by.includes("result");
  return (
    <>
      <Field
        as="select"
        label={t("plan-format")}
        data-testid={`${name}-format`}
        value={form.format}
        onInput={set("format")}
      >
        {formats.map((format) => (
          <option key={format} value={format}>
            {formatName(format)}
          </option>
        ))}
      </Field>
      {!rules.limit?.fixed && (
        <Digits
          label={t("plan-limit")}
          hint={asResult(form.limit && `${form.limit}00`, "333")}
          data-testid={`${name}-limit`}
          value={form.limit}
          onInput={set("limit")}
        />
      )}
      {byResult && after.length > 0 && (
        <Field
          as="select"
          label={t("plan-cutoff")}
          data-testid={`${name}-cutoff`}
          value={form.after}
          onInput={set("after")}
        >
          <option value="">{t("plan-cutoff-none")}</option>
          {after.map((count) => (
            <option key={count} value={String(count)}>
              {t("plan-attempts", { count })}
            </option>
          ))}
        </Field>
      )}
      {byResult && after.includes(Number(form.after)) && (
        <Digits
          label={t("plan-cutoff-result")}
          hint={asResult(form.result, event)}
          data-testid={`${name}-cutoff-result`}
          value={form.result}
          onInput={set("result")}
        />
      )}
    </>
  );
}

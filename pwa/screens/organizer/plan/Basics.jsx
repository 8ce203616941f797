/** Format, time limit and cutoff of a planned round: what the edition offers for the event. */
import { Field } from "../../../parts/Field.jsx";
import { formatName } from "../../../parts/names.js";
import { shown } from "../../../parts/shown.js";
import { t } from "../../../words/words.js";
import { cutsOf } from "./plan.js";

const HEAD_TO_HEAD = "h";

export function Basics({ event, last, rules, form, onFill }) {
  const set = (name) => (input) => onFill({ ...form, [name]: input.currentTarget.value.trim() });
  const more = last && rules.head_to_head ? [HEAD_TO_HEAD] : [];
  const formats = [...new Set([...rules.formats, ...more, form.format])];
  const after = cutsOf(rules, form.format);
  const byResult = rules.cutoffs.by.includes("result");
  return (
    <>
      <Field
        as="select"
        label={t("plan-format")}
        data-testid="plan-format"
        value={form.format}
        onInput={set("format")}
      >
        {formats.map((name) => (
          <option key={name} value={name}>
            {formatName(name)}
          </option>
        ))}
      </Field>
      {!rules.limit?.fixed && (
        <Field
          label={t("plan-limit")}
          hint={form.limit && shown(Number(`${form.limit}00`) || 0, "333")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          data-testid="plan-limit"
          value={form.limit}
          onInput={set("limit")}
        />
      )}
      {byResult && after.length > 0 && (
        <Field
          as="select"
          label={t("plan-cutoff")}
          data-testid="plan-cutoff"
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
        <Field
          label={t("plan-cutoff-result")}
          hint={form.result && shown(Number(form.result) || 0, event)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          data-testid="plan-cutoff-result"
          value={form.result}
          onInput={set("result")}
        />
      )}
    </>
  );
}

/** The fields of a round's rules: format, cutoff, time limit, whether it is shared, and who advances. */
import { Field } from "../../../../parts/Field.jsx";
import { formatName } from "../../../../parts/names.js";
import { shown } from "../../../../parts/shown.js";
import { t } from "../../../../words/words.js";
import "./change.css";

const ADVANCING = ["none", "ranking", "percent", "result"];

export function Conditions({ form, rules, event, onFill }) {
  const set = (name) => (input) => {
    const { type, checked, value } = input.currentTarget;
    onFill({ ...form, [name]: type === "checkbox" ? checked : value.trim() });
  };
  const formats = [...new Set([...rules.formats, form.format])];
  const after = rules.cutoffs.formats.find((one) => one.format === form.format)?.attempts ?? [];
  return (
    <>
      <Field
        as="select"
        label={t("history-name-format")}
        data-testid="change-format"
        value={form.format}
        onInput={set("format")}
      >
        {formats.map((name) => (
          <option key={name} value={name}>
            {formatName(name)}
          </option>
        ))}
      </Field>
      {(after.length > 0 || form.cutoff) && (
        <Tick
          label={t("history-name-cutoff")}
          testId="change-cutoff"
          on={form.cutoff}
          onTurn={set("cutoff")}
        />
      )}
      {form.cutoff && (
        <>
          <Field
            as="select"
            label={t("going-after")}
            data-testid="change-attempts"
            value={form.attempts}
            onInput={(input) => onFill({ ...form, attempts: Number(input.currentTarget.value) })}
          >
            {[...new Set([...after, form.attempts])].sort().map((count) => (
              <option key={count} value={count}>
                {t("going-attempts", { count })}
              </option>
            ))}
          </Field>
          <Digits
            label={t("change-result")}
            hint={asResult(form.result, event)}
            testId="change-result"
            value={form.result}
            onInput={set("result")}
          />
        </>
      )}
      {!rules.limit?.fixed && (
        <Digits
          label={t("change-limit")}
          hint={asResult(form.limit && `${form.limit}00`, "333")}
          testId="change-limit"
          value={form.limit}
          onInput={set("limit")}
        />
      )}
      {form.cumulative && (
        <Tick
          label={t("change-cumulative")}
          testId="change-cumulative"
          on={form.cumulative}
          onTurn={set("cumulative")}
        />
      )}
      <Field
        as="select"
        label={t("history-name-advancement")}
        data-testid="change-advancement"
        value={form.type}
        onInput={set("type")}
      >
        {ADVANCING.map((type) => (
          <option key={type} value={type}>
            {t(`change-advance-${type}`)}
          </option>
        ))}
      </Field>
      {form.type !== "none" && (
        <Digits
          label={t(`change-level-${form.type}`)}
          hint={form.type === "result" ? asResult(form.level, event) : null}
          testId="change-level"
          value={form.level}
          onInput={set("level")}
        />
      )}
    </>
  );
}

function Tick({ label, testId, on, onTurn }) {
  return (
    <label class="tick">
      <input type="checkbox" data-testid={testId} checked={on} onChange={onTurn} />
      <span>{label}</span>
    </label>
  );
}

function Digits({ testId, ...rest }) {
  return (
    <Field
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      data-testid={testId}
      {...rest}
    />
  );
}

/** What the digits mean, as a scorecard writes it. */
function asResult(text, event) {
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? `= ${shown(Number(text), event)}` : null;
}

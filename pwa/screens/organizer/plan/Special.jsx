/** What only some rounds are, where the edition has it: Dual Rounds, a qualification, a combined round by position. */
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { cutsOf } from "../conditions/conditions.js";

export function Special({ round, pairable, rules, counts, format, form, onFill }) {
  const after = cutsOf(rules, format);
  const set = (name) => (event) => {
    const { type, checked, value } = event.currentTarget;
    onFill({ ...form, [name]: type === "checkbox" ? checked : value.trim() });
  };
  const setPhase = (index, name) => (event) => {
    const value = event.currentTarget.value.trim();
    const phases = form.phases.map((one, at) => (at === index ? { ...one, [name]: value } : one));
    onFill({ ...form, phases });
  };
  return (
    <>
      {counts.dual !== null && pairable && (
        <Tick name="dual" label={t("plan-dual")} on={form.dual} onTurn={set("dual")} />
      )}
      {round.number === 1 && (
        <Tick
          name="qualifies"
          label={t(counts.qualification === null ? "plan-qualifies" : "plan-qualification-round")}
          on={form.qualifies}
          onTurn={set("qualifies")}
        />
      )}
      {round.number === 1 && form.qualifies && (
        <fieldset class="plan-part">
          <legend>{t("plan-qualified")}</legend>
          <Field as="select" label={t("plan-qualified-by")} value={form.by} onInput={set("by")}>
            <option value="ranking">{t("plan-qualified-ranking")}</option>
            <option value="result">{t("plan-by-result")}</option>
          </Field>
          <Field as="select" label={t("plan-qualified-of")} value={form.of} onInput={set("of")}>
            <option value="single">{t("public-best")}</option>
            <option value="average">{t("public-average")}</option>
          </Field>
          <Field
            label={t(form.by === "ranking" ? "plan-qualified-place" : "plan-level-result")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            data-testid="plan-qualified-level"
            value={form.place}
            onInput={set("place")}
          />
        </fieldset>
      )}
      {rules.cutoffs.by.includes("position") && after.length > 0 && (
        <fieldset class="plan-part">
          <legend>{t("plan-phases")}</legend>
          {form.phases.map((phase, index) => (
            <div key={index} class="plan-phase">
              <Field
                as="select"
                label={t("plan-phase-after")}
                value={phase.attempts}
                data-testid={`plan-phase-${index + 1}`}
                onInput={setPhase(index, "attempts")}
              >
                <option value="">{t("plan-phase-none")}</option>
                {after.map((count) => (
                  <option key={count} value={String(count)}>
                    {t("plan-attempts", { count })}
                  </option>
                ))}
              </Field>
              {phase.attempts && (
                <Field
                  label={t("plan-level-ranking")}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={5}
                  data-testid={`plan-phase-level-${index + 1}`}
                  value={phase.level}
                  onInput={setPhase(index, "level")}
                />
              )}
            </div>
          ))}
        </fieldset>
      )}
    </>
  );
}

function Tick({ name, label, on, onTurn }) {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} data-testid={`plan-${name}`} onChange={onTurn} />
      <span>{label}</span>
    </label>
  );
}

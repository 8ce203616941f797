/** The part of a plan that is about each match: Twice or Time, its size, its seconds and its options in plain words. */
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";
import { LAST_BASES, QUOTAS, RULESETS, ZERO_CLOCKS } from "./planForm.js";

export function MatchRules({ form, set, errorOf }) {
  const seconds = (name) => (
    <Field
      label={t(`chess-event-field-${name.replace("_seconds", "")}`)}
      inputMode="numeric"
      autoComplete="off"
      data-testid={`plan-${name}`}
      value={form[name]}
      error={errorOf(name)}
      onInput={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const choice = (name, legend, values, label) => (
    <Choice
      legend={legend}
      value={form[name]}
      options={values.map((value) => ({
        value,
        label: label(value),
        testid: `plan-${name}-${value}`,
      }))}
      onChoose={(value) => set({ [name]: value })}
    />
  );
  const ruleset = (value) => t(`chess-event-ruleset-${value.split("@")[0]}`);
  return (
    <>
      {choice("ruleset", t("chess-event-label-ruleset"), RULESETS, ruleset)}
      <p class="soft small">{t(`chess-event-ruleset-${form.ruleset.split("@")[0]}-means`)}</p>
      {choice("quota", t("chess-event-label-quota"), QUOTAS, (value) => value)}
      <p class="soft small">{t(`chess-event-quota-${form.quota}`)}</p>
      {seconds("part_seconds")}
      <Choice
        legend={t("chess-event-label-move")}
        value={form.limited ? "yes" : "no"}
        options={["yes", "no"].map((value) => ({
          value,
          label: t(`chess-event-move-limit-${value}`),
          testid: `plan-move-${value}`,
        }))}
        onChoose={(value) => set({ limited: value === "yes" })}
      />
      {form.limited && seconds("move_seconds")}
      {form.ruleset === "twice@2" &&
        choice("last_basis", t("chess-event-label-last"), LAST_BASES, (value) =>
          t(`chess-event-last-${value}`),
        )}
      {form.ruleset === "time@1" && (
        <>
          {seconds("clock_seconds")}
          {seconds("cap_seconds")}
          {choice("zero_clock", t("chess-event-label-zero"), ZERO_CLOCKS, (value) =>
            t(`chess-event-zero-${value}`),
          )}
        </>
      )}
    </>
  );
}

/** The form of a plan: what is played, how ties are broken, how the match itself goes. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { TieBreaks } from "../../side/TieBreaks.jsx";
import { MatchRules } from "./MatchRules.jsx";
import { FORMATS, formOf, TIE_BREAKS, withFormat, wrongIn } from "./planForm.js";

/** `onSave(form)` resolves when the plan is kept; `needsReason`: a round is published already. */
export function PlanForm({ plan, needsReason, onSave, onCancel }) {
  const [form, fill] = useState(formOf(plan));
  const [told, tell] = useState(false);
  const [error, fail] = useState(null);
  const set = (change) => fill((before) => ({ ...before, ...change }));
  const wrong = wrongIn(form, needsReason);
  const errorOf = (name) => told && wrong.includes(name) && t(`chess-event-wrong-${kindOf(name)}`);

  async function save(event) {
    event.preventDefault();
    tell(true);
    if (wrong.length) return;
    fail(null);
    await onSave(form).catch(fail);
  }

  return (
    <form class="side-form" onSubmit={save} noValidate>
      {plan && <h2>{t("chess-event-plan-change")}</h2>}
      <Field
        label={t("chess-event-name")}
        maxLength={60}
        data-testid="plan-name"
        value={form.name}
        error={errorOf("name")}
        onInput={(event) => set({ name: event.currentTarget.value })}
      />
      <Choice
        legend={t("chess-event-label-format")}
        value={form.format}
        options={FORMATS.map((value) => ({
          value,
          label: t(`chess-event-format-${value}`),
          testid: `plan-${value}`,
        }))}
        onChoose={(format) => fill(withFormat(form, format))}
      />
      <p class="soft small">{t(`chess-event-format-${form.format}-means`)}</p>
      {form.format === "swiss" && (
        <Field
          label={t("chess-event-rounds")}
          inputMode="numeric"
          autoComplete="off"
          data-testid="plan-rounds"
          value={form.rounds}
          error={errorOf("rounds")}
          onInput={(event) => set({ rounds: event.currentTarget.value })}
        />
      )}
      {form.format !== "knock-out" && (
        <TieBreaks
          legend={t("chess-event-label-ties")}
          all={TIE_BREAKS}
          chosen={form.tie_breaks}
          nameOf={(name) => t(`chess-event-tie-${name}`)}
          onChange={(tie_breaks) => set({ tie_breaks })}
        />
      )}
      <MatchRules form={form} set={set} errorOf={errorOf} />
      <Choice
        legend={t("chess-event-label-scrambles")}
        value={form.scrambles}
        options={["match", "round"].map((value) => ({
          value,
          label: t(`chess-event-scrambles-${value}`),
          testid: `plan-scrambles-${value}`,
        }))}
        onChoose={(scrambles) => set({ scrambles })}
      />
      <Field
        label={t("chess-event-tables")}
        hint={t("chess-event-tables-hint")}
        inputMode="numeric"
        autoComplete="off"
        data-testid="plan-tables"
        value={form.tables}
        error={errorOf("tables")}
        onInput={(event) => set({ tables: event.currentTarget.value })}
      />
      {plan && (
        <Field
          label={t("chess-event-reason")}
          hint={needsReason ? t("chess-event-reason-needed") : null}
          data-testid="plan-reason"
          value={form.reason}
          error={errorOf("reason")}
          onInput={(event) => set({ reason: event.currentTarget.value })}
        />
      )}
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <div class="side-acts">
        <Button tone="go" type="submit" data-testid="plan-save">
          {t("chess-event-plan-save")}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t("chess-event-cancel")}</Button>}
      </div>
    </form>
  );
}

/** What is wrong with a field, in words: a text that is missing, or a number out of range. */
function kindOf(name) {
  return ["name", "reason"].includes(name) ? name : "number";
}

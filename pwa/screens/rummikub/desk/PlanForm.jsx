/** The form of a plan: what kind of event it is, its places and stages, the day, and how a game is played. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { language, t } from "../../../words/words.js";
import { TieBreaks } from "../../side/TieBreaks.jsx";
import { Day } from "./Day.jsx";
import { From } from "./From.jsx";
import { DRAWS, POOL_EMPTY, ROLES, TIE_BREAKS, withRole, wrongIn } from "./planForm.js";
import { Stages } from "./Stages.jsx";
import { WeekdayWarning } from "./WeekdayWarning.jsx";
import { WEEKDAYS, weekdayName } from "./weekday.js";

/**
 * @param {{form: object, changes: boolean, needsReason: boolean, others: {event: string, name: string, role: string}[]}} props `form` to begin with;
 *   `needsReason`: somebody is entered already; `onSave(form)` resolves when the plan is kept
 */
export function PlanForm({ form: given, changes, needsReason, others, onSave, onCancel }) {
  const [form, fill] = useState(given);
  const [told, tell] = useState(false);
  const [error, fail] = useState(null);
  const set = (change) => fill((before) => ({ ...before, ...change }));
  const wrong = wrongIn(form, needsReason);
  const errorOf = (name) =>
    told && wrong.includes(name) && t(`rummikub-desk-wrong-${kindOf(name)}`);

  async function save(event) {
    event.preventDefault();
    tell(true);
    if (wrong.length) return;
    fail(null);
    await onSave(form).catch(fail);
  }

  const field = (name, more) => (
    <Field
      label={t(`rummikub-desk-label-${name}`)}
      autoComplete="off"
      data-testid={`plan-${name}`}
      value={form[name]}
      error={errorOf(name)}
      onInput={(event) => set({ [name]: event.currentTarget.value })}
      {...more}
    />
  );
  const number = (name, more) => field(name, { inputMode: "numeric", maxLength: 4, ...more });
  const choice = (name, values, words, onChoose = (value) => set({ [name]: value })) => (
    <Choice
      legend={t(`rummikub-desk-label-${name}`)}
      value={form[name]}
      options={values.map((value) => ({
        value,
        label: t(`${words}-${value}`),
        testid: `plan-${name}-${value}`,
      }))}
      onChoose={onChoose}
    />
  );

  return (
    <form class="side-form" onSubmit={save} noValidate>
      {changes && <h2>{t("rummikub-desk-plan-change")}</h2>}
      {choice("role", ROLES, "rummikub-desk-role", (role) => fill(withRole(form, role)))}
      <p class="soft small">{t(`rummikub-desk-role-${form.role}-means`)}</p>
      {form.role === "final" && (
        <From
          others={others}
          chosen={form.from}
          error={errorOf("from")}
          onChange={(from) => set({ from })}
        />
      )}
      {field("name", { maxLength: 60 })}
      {field("place", { maxLength: 60 })}
      <div class="side-add-fields">
        {field("date", { type: "date" })}
        {field("weekday", {
          as: "select",
          hint: t("rummikub-desk-weekday-hint"),
          onInput: undefined,
          onChange: (event) => set({ weekday: event.currentTarget.value }),
          children: ["", ...WEEKDAYS].map((one) => (
            <option key={one} value={one}>
              {one ? weekdayName(one, language.value) : t("rummikub-desk-weekday-none")}
            </option>
          )),
        })}
      </div>
      <WeekdayWarning date={form.date} weekday={form.weekday} />
      {number("capacity", { hint: t("rummikub-desk-capacity-hint") })}
      <Stages form={form} errorOf={errorOf} onChange={fill} />
      <Day form={form} errorOf={errorOf} onChange={fill} />
      <div class="side-add-fields">
        {number("youngest")}
        {number("oldest")}
        {number("closes_before")}
      </div>
      <div class="side-add-fields">
        {number("turn_seconds")}
        {number("warn_seconds")}
      </div>
      {choice("pool_empty", POOL_EMPTY, "rummikub-desk-pool")}
      {choice("draw", DRAWS, "rummikub-desk-draw")}
      <TieBreaks
        legend={t("rummikub-desk-label-tie_breaks")}
        all={TIE_BREAKS}
        chosen={form.tie_breaks}
        nameOf={(name) => t(`rummikub-desk-tie-${name}`)}
        onChange={(tie_breaks) => set({ tie_breaks })}
      />
      {changes && field("reason", { hint: needsReason ? t("rummikub-desk-reason-needed") : null })}
      {told && wrong.length > 0 && (
        <Notice tone="stop" title={t("rummikub-desk-wrong", { count: wrong.length })} />
      )}
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <div class="side-acts">
        <Button tone="go" type="submit" data-testid="plan-save">
          {t("rummikub-desk-plan-save")}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t("rummikub-desk-cancel")}</Button>}
      </div>
    </form>
  );
}

/** What is wrong with a field, in words: a text that is missing, a number out of range, who cannot be seated, a time. */
function kindOf(name) {
  if (["name", "reason", "from", "capacity"].includes(name)) return name;
  if (name.startsWith("advance-")) return "advance";
  return name.startsWith("at-") ? "time" : "number";
}

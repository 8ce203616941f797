/** The new rules beside the old, for whom they turn out otherwise, and the reason: then the round is opened anew under them. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { roundName } from "../../../../parts/names.js";
import { append } from "../../../../store/outbox.js";
import { heads, operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { ConditionFields } from "../../conditions/ConditionFields.jsx";
import { cutsOf, NONE, TYPES } from "../../conditions/conditions.js";
import { GoesOn } from "../../conditions/GoesOn.jsx";
import { Changes } from "../history/Changes.jsx";
import { differences } from "../history/history.js";
import { Affected } from "./Affected.jsx";
import { ByThePlan } from "./ByThePlan.jsx";
import { affected, begun, changedBody, conditionsOf, formOf, whatIf } from "./change.js";
import "./change.css";

export function ChangeForm({ round, board, seat, rules, opening, onClose }) {
  const [form, fill] = useState(() => formOf(opening.body));
  const [reason, say] = useState("");
  const conditions = conditionsOf(form, opening.body, cutsOf(rules, form.format));
  const changes = conditions ? differences(opening.body, { ...opening.body, ...conditions }) : [];
  const people = board.cards.map(({ person }) => person);
  const body = changedBody(opening.body, conditions, people, reason.trim());
  const meant = { ...body, reason: "-" }; // the answer does not depend on the words
  const made = { device: seat.device, by: seat.by ?? null, role: seat.role, body: meant };
  const question =
    changes.length > 0
      ? whatIf(round.id, operations(round.id), { ...made, base: heads(round.id, null) })
      : null;
  const { value: reply } = useRule(question);
  const refused = reply?.refused.some(({ op }) => op === "what-if");

  return (
    <ActSheet
      title={t("change-title", { round: roundName(round) })}
      label={t("change-do", { count: changes.length })}
      disabled={!reply || refused || !reason.trim()}
      testId="confirm-change"
      act={() => append({ stream: round.id, kind: "round.open", subject: null, body })}
      onClose={onClose}
    >
      <div class="change">
        <p class="soft">{t("change-hint", { code: rules.changes.code })}</p>
        <ConditionFields
          name="change"
          event={round.event}
          rules={rules}
          form={form}
          onFill={fill}
        />
        {opening.body.cumulative?.length > 0 && (
          <label class="tick">
            <input
              type="checkbox"
              data-testid="change-cumulative"
              checked={form.cumulative}
              onChange={(input) => fill({ ...form, cumulative: input.currentTarget.checked })}
            />
            <span>{t("change-cumulative")}</span>
          </label>
        )}
        <GoesOn
          name="change"
          title={t("history-name-advancement")}
          event={round.event}
          types={[NONE, ...TYPES]}
          form={form}
          onFill={fill}
        />
        {changes.length > 0 && (
          <>
            <h3>{t("change-what")}</h3>
            <Changes changes={changes} event={round.event} />
          </>
        )}
        <ByThePlan round={round} conditions={conditions ?? {}} />
        {refused && <Notice tone="stop" title={t("history-refused")} />}
        {reply && !refused && <Affected begun={begun(board)} found={affected(board, reply)} />}
        <Field
          as="textarea"
          label={t("change-reason")}
          hint={t("change-reason-hint")}
          data-testid="change-reason"
          value={reason}
          onInput={(event) => say(event.currentTarget.value)}
        />
      </div>
    </ActSheet>
  );
}

/** Adds a round behind all others of an event; what was its final gets a condition in the same step. The server does it, so it needs the network. */
import { useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { eventName } from "../../../parts/names.js";
import { kit, refreshKit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { ConditionFields } from "../conditions/ConditionFields.jsx";
import { basicsFrom, basicsOf, conditionFrom, cutsOf } from "../conditions/conditions.js";
import { GoesOn } from "../conditions/GoesOn.jsx";
import { RemoteNotice } from "../RemoteNotice.jsx";
import { setsAtFirst } from "../rounds/headtohead/seeding.js";
import { turned } from "../rounds/opening/turned.js";
import { HEAD_TO_HEAD, planned, roundsOf } from "./plan.js";
import { useEventRules } from "./useEventRules.js";
import { useAgainst } from "./usePlan.js";
import { PlanWarnings } from "./Warnings.jsx";
import "./plan.css";

export function AddSheet({ round, onClose }) {
  const { event } = round;
  const rounds = roundsOf(kit.value, event);
  const last = rounds.at(-1);
  const [number] = useState(rounds.length + 1); // as it was looked at: should somebody else add one meanwhile, the server says so
  const [form, fill] = useState(basicsOf({ ...last, cutoff: null }));
  const [before, setBefore] = useState({ type: "ranking", level: "" });
  const [accepted, accept] = useState([]);
  const known = useEventRules(event);
  const basics = known && basicsFrom(form, last, cutsOf(known.rules, form.format));
  const added = planned({ id: "added", event, number, dual: false }, basics, setsAtFirst);
  const found = useAgainst(event, rounds, [...rounds, added], true);
  const condition = conditionFrom(before);
  const open = found?.asked.filter(({ code }) => !accepted.includes(code)) ?? [];
  const ready = basics && condition && found && !found.forbidden.length && !open.length;

  async function add() {
    const path = `/api/competitions/${kit.value.competition.id}/events/${event}/rounds`;
    const { format, limit_cs, cutoff, head_to_head } = added;
    const body = { number, format, limit_cs, cutoff, head_to_head, before: condition, accepted };
    await api.post(path, body);
    await refreshKit();
  }

  return (
    <ActSheet
      title={t("plan-add-title", { event: eventName(event) })}
      label={t("plan-add-do", { number })}
      tone="go"
      disabled={!ready}
      testId="confirm-add"
      act={add}
      onClose={onClose}
      renderError={(error, again) => <RemoteNotice error={error} onAgain={again} />}
    >
      <div class="plan-form">
        <p class="soft">{t("plan-add-hint", { number, before: number - 1 })}</p>
        {known && (
          <ConditionFields
            name="plan"
            event={event}
            rules={known.rules}
            more={known.rules.head_to_head ? [HEAD_TO_HEAD] : []}
            form={form}
            onFill={fill}
          />
        )}
        <GoesOn
          name="plan-before"
          title={t("plan-goes-on", { number: number - 1 })}
          event={event}
          form={before}
          onFill={setBefore}
        />
        <PlanWarnings
          found={found}
          rounds={[...rounds, added]}
          accepted={accepted}
          onAccept={(code) => accept(turned(accepted, code))}
        />
      </div>
    </ActSheet>
  );
}

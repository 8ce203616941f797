/** Changes the plan of a round that is not opened yet. The server does it, so it needs the network; only what differs is sent. */
import { useState } from "preact/hooks";
import { api } from "../../../courier/api.js";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { roundName } from "../../../parts/names.js";
import { kit, refreshKit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { ConditionFields } from "../conditions/ConditionFields.jsx";
import { basicsFrom, basicsOf, conditionFrom, cutsOf } from "../conditions/conditions.js";
import { GoesOn } from "../conditions/GoesOn.jsx";
import { RemoteNotice } from "../RemoteNotice.jsx";
import { setsAtFirst } from "../rounds/headtohead/seeding.js";
import { turned } from "../rounds/opening/turned.js";
import {
  changed,
  differing,
  HEAD_TO_HEAD,
  planned,
  roundsOf,
  specialFrom,
  specialOf,
} from "./plan.js";
import { Special } from "./Special.jsx";
import { useEventRules } from "./useEventRules.js";
import { useAgainst } from "./usePlan.js";
import { PlanWarnings } from "./Warnings.jsx";
import "./plan.css";

export function ChangePlanSheet({ round, onClose }) {
  const rounds = roundsOf(kit.value, round.event);
  const [form, fill] = useState(() => basicsOf(round));
  const [special, setSpecial] = useState(() => specialOf(round));
  const [goesOn, setGoesOn] = useState(() => ({
    type: round.advancement?.type ?? "ranking",
    level: String(round.advancement?.level ?? ""),
  }));
  const [accepted, accept] = useState([]);
  const known = useEventRules(round.event);
  const last = round.number === rounds.length;
  const leads = !last && !(special.dual && round.number === 1); // nobody is out between Dual Rounds (9v5)
  const condition = leads ? conditionFrom(goesOn) : null;
  const basics = known && basicsFrom(form, round, cutsOf(known.rules, form.format));
  const parts = specialFrom(special);
  const whole = basics && parts && (!leads || condition);
  const wanted = planned({ ...round, ...parts, advancement: condition }, basics, setsAtFirst);
  const found = useAgainst(round.event, rounds, changed(rounds, round, wanted));
  const changes = differing(round, {
    ...basics,
    ...parts,
    advancement: condition,
    head_to_head: wanted.head_to_head,
  });
  const open = found?.asked.filter(({ code }) => !accepted.includes(code)) ?? [];
  const some = Object.keys(changes).length > 0;
  const ready = whole && some && found && !found.forbidden.length && !open.length;

  async function change() {
    const path = `/api/competitions/${kit.value.competition.id}/rounds/${round.id}/plan`;
    await api.patch(path, { ...changes, accepted });
    await refreshKit();
  }

  return (
    <ActSheet
      title={t("plan-change-title", { round: roundName(round) })}
      label={t("plan-save")}
      tone="go"
      disabled={!ready}
      testId="confirm-plan"
      act={change}
      onClose={onClose}
      renderError={(error, again) => <RemoteNotice error={error} onAgain={again} />}
    >
      <div class="plan-form">
        <p class="soft">{t("plan-change-hint")}</p>
        {known && (
          <>
            <ConditionFields
              name="plan"
              event={round.event}
              rules={known.rules}
              more={last && known.rules.head_to_head ? [HEAD_TO_HEAD] : []}
              form={form}
              onFill={fill}
            />
            <Special
              round={round}
              pairable={round.number < 3 && rounds.length > 1}
              rules={known.rules}
              counts={known.counts}
              format={form.format}
              form={special}
              onFill={setSpecial}
            />
          </>
        )}
        {leads && (
          <GoesOn
            name="plan-before"
            title={t("plan-goes-on", { number: round.number })}
            event={round.event}
            form={goesOn}
            onFill={setGoesOn}
          />
        )}
        <PlanWarnings
          found={found}
          rounds={rounds}
          accepted={accepted}
          onAccept={(code) => accept(turned(accepted, code))}
        />
      </div>
    </ActSheet>
  );
}

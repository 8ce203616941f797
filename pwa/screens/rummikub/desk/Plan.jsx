/** How an event is played: the plan as it stands, or the form for a new or another one. */
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { CloseSheet } from "../../side/CloseSheet.jsx";
import { mayRun } from "../../side/roles.js";
import { isEvent } from "../streams.js";
import { eventHref } from "../views.js";
import { PlanFacts } from "./PlanFacts.jsx";
import { PlanForm } from "./PlanForm.jsx";
import { formOf, planBody } from "./planForm.js";
import { WeekdayWarning } from "./WeekdayWarning.jsx";

export default function Plan({ id, event, fold, seat, side }) {
  const { route } = useLocation();
  const [changing, change] = useState(false);
  const [closing, close] = useState(false);
  const plan = fold?.plan;
  const runs = seat && mayRun(seat.role) && !fold?.closed;
  const planOf = (name) => side.fold(name)?.plan;
  const others = side.streams
    .filter((name) => isEvent(name) && name !== event && planOf(name))
    .map((name) => ({ event: name, name: planOf(name).name, role: planOf(name).role }));
  const nameOf = (name) => planOf(name)?.name ?? name;

  async function save(form) {
    await append({ stream: event, kind: "side.plan", body: planBody(form) });
    change(false);
    if (!plan) route(eventHref(id, event, "players"));
  }

  if (!plan && !runs)
    return (
      <EmptyList title={t("rummikub-desk-no-plan")}>{t("rummikub-desk-no-plan-how")}</EmptyList>
    );
  if (!plan || changing)
    return (
      <PlanForm
        key={plan?.op}
        form={formOf(plan, beginning())}
        changes={Boolean(plan)}
        needsReason={Boolean(plan) && fold.entrants.length > 0}
        others={others}
        onSave={save}
        onCancel={plan ? () => change(false) : null}
      />
    );
  return (
    <section class="rummikub-plan" aria-labelledby="plan">
      <h2 id="plan">{t("rummikub-desk-plan")}</h2>
      {fold.disputes.some(({ what }) => what === "side.plan") && (
        <Notice tone="stop" title={t("rummikub-desk-plan-disputed")} data-testid="plan-disputed">
          {t("rummikub-desk-plan-disputed-how")}
        </Notice>
      )}
      <WeekdayWarning date={plan.date} weekday={plan.weekday} />
      <PlanFacts plan={plan} nameOf={nameOf} />
      {runs && (
        <div class="side-acts">
          <Button data-testid="plan-change" onClick={() => change(true)}>
            {t("rummikub-desk-plan-change")}
          </Button>
          <Button tone="quiet" data-testid="close-event" onClick={() => close(true)}>
            {t("side-close")}
          </Button>
        </div>
      )}
      {closing && <CloseSheet event={event} onClose={() => close(false)} />}
    </section>
  );
}

function beginning() {
  return { name: t("rummikub-what-title"), date: kit.value?.competition.start_date ?? "" };
}

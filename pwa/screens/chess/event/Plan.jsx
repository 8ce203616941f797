/** How an event is played: the plan as it stands, or the form for a new or another one. */
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { CloseSheet } from "../../side/CloseSheet.jsx";
import { mayRun } from "../../side/roles.js";
import { eventHref } from "../views.js";
import { PlanForm } from "./PlanForm.jsx";
import { formOf, planBody } from "./planForm.js";

export function Plan({ id, event, fold, seat }) {
  const { route } = useLocation();
  const [changing, change] = useState(false);
  const [closing, close] = useState(false);
  const { plan, closed, rounds } = fold;
  const runs = seat && mayRun(seat.role) && !closed;

  async function save(form) {
    await append({ stream: event, kind: "side.plan", body: planBody(form) });
    change(false);
    if (!plan) route(eventHref(id, event, "players"));
  }

  if (!plan && !runs)
    return <EmptyList title={t("chess-event-no-plan")}>{t("chess-event-no-plan-how")}</EmptyList>;
  if (!plan || changing)
    return (
      <PlanForm
        key={plan?.op}
        plan={plan}
        needsReason={rounds.length > 0}
        onSave={save}
        onCancel={plan ? () => change(false) : null}
      />
    );
  return (
    <section class="chess-plan" aria-labelledby="plan">
      <h2 id="plan">{t("chess-event-plan")}</h2>
      {fold.disputes.some(({ what }) => what === "side.plan") && (
        <Notice tone="stop" title={t("chess-event-plan-disputed")}>
          {t("chess-event-plan-disputed-how")}
        </Notice>
      )}
      <PlanWords plan={plan} />
      {runs && (
        <div class="side-acts">
          <Button data-testid="plan-change" onClick={() => change(true)}>
            {t("chess-event-plan-change")}
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

/** The plan in plain words, a line a choice. */
function PlanWords({ plan }) {
  const form = formOf(plan);
  const lines = [
    [
      "format",
      plan.rounds
        ? `${t(`chess-event-format-${form.format}`)} · ${t("chess-event-rounds-count", { count: plan.rounds })}`
        : t(`chess-event-format-${form.format}`),
    ],
    ["ruleset", t(`chess-event-ruleset-${form.ruleset.split("@")[0]}`)],
    ["quota", t(`chess-event-quota-${form.quota}`)],
    ["part", t("chess-event-seconds", { count: Number(form.part_seconds) })],
    [
      "move",
      form.limited
        ? t("chess-event-seconds", { count: Number(form.move_seconds) })
        : t("chess-event-move-none"),
    ],
  ];
  if (form.ruleset === "twice@2") lines.push(["last", t(`chess-event-last-${form.last_basis}`)]);
  else
    lines.push(
      ["clock", t("chess-event-seconds", { count: Number(form.clock_seconds) })],
      ["cap", t("chess-event-seconds", { count: Number(form.cap_seconds) })],
      ["zero", t(`chess-event-zero-${form.zero_clock}`)],
    );
  if (form.tie_breaks.length)
    lines.push(["ties", form.tie_breaks.map((name) => t(`chess-event-tie-${name}`)).join(", ")]);
  lines.push(["scrambles", t(`chess-event-scrambles-${form.scrambles}`)]);
  if (plan.tables) lines.push(["tables", String(plan.tables)]);
  return (
    <dl class="side-facts" data-testid="plan-facts">
      {lines.map(([name, words]) => (
        <div key={name}>
          <dt>{t(`chess-event-label-${name}`)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

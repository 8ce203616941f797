/** What happened to the round itself: opened, changed, closed, opened again, who came in or left, who went on, what was signed; oldest first. */
import { StateMark } from "../../../../parts/StateMark.jsx";
import { venueTime } from "../../../../parts/when.js";
import { entryState } from "../../../../store/entries.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { whoOf } from "../../rounds/LastStep.jsx";
import { personOf } from "../../rounds/NameList.jsx";
import { Changes } from "./Changes.jsx";
import { historyOf } from "./history.js";
import "./history.css";

const CARRIED = new Set(["reopened", "again"]); // an opening takes over the words of the one before

export function HistorySection({ about }) {
  const { round, board } = about;
  const steps = historyOf(operations(round.id), board);
  return (
    <section class="round-history" aria-labelledby="history" data-testid="history">
      <h2 id="history">
        {t("history-title")} <span class="soft digits">{steps.length}</span>
      </h2>
      <ol class="round-steps">
        {steps.map((step) => (
          <Step key={step.op.id} step={step} event={round.event} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, event }) {
  const { op, what, changes, refused } = step;
  return (
    <li class={refused ? "round-step soft" : "round-step"} data-testid={`step-${what}`}>
      <p>
        <strong>{t(`history-${what}`, argumentsOf(op))}</strong>
      </p>
      {changes.length > 0 && <Changes changes={changes} event={event} />}
      {op.body.reason && !CARRIED.has(what) && (
        <p>{t("history-reason", { reason: op.body.reason })}</p>
      )}
      {refused && <p>{t("history-refused")}</p>}
      <p class="soft small">
        <span>
          {whoOf(op)} · <time>{venueTime(op.at)}</time>
        </span>
        <StateMark state={entryState(op.id)} />
      </p>
    </li>
  );
}

function argumentsOf({ subject, body }) {
  const person = subject?.person ? personOf(subject.person).name : "";
  return { person, count: body.people?.length ?? 0, attempts: body.attempts ?? 0 };
}

/** A round that nobody has opened has none. */
export function hasHistory({ round }) {
  return operations(round.id).some(({ op }) => op.kind === "round.open");
}

/** What came of a report: usual words in one tap, or one's own; it is kept beside the report. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { incidentName } from "../../../parts/incident/words.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { toldBy } from "./incidents.js";

const USUAL = ["stands", "extra", "repaired", "talked", "committee"];

export function AnswerSheet({ op, onClose }) {
  const [words, say] = useState("");
  const { regulation, what } = toldBy(op);

  const answer = () =>
    append({
      stream: "review",
      kind: "incident.answer",
      subject: op.subject ?? null,
      body: { op: op.id, words: words.trim() },
    });

  return (
    <ActSheet
      title={t("incident-answer-title")}
      label={t("incident-answer")}
      tone="go"
      disabled={!words.trim()}
      testId="confirm-answer"
      act={answer}
      onClose={onClose}
    >
      <p class="soft">{[regulation, what && incidentName(what)].filter(Boolean).join(" ")}</p>
      <div class="reason-chips">
        {USUAL.map((name) => {
          const usual = t(`incident-answer-${name}`);
          return (
            <button
              key={name}
              type="button"
              class="reason-chip"
              data-testid={`answer-${name}`}
              aria-pressed={words === usual}
              onClick={() => say(usual)}
            >
              {usual}
            </button>
          );
        })}
      </div>
      <Field
        as="textarea"
        label={t("delegate-reason-own")}
        data-testid="answer-words"
        data-cursor
        maxLength={1000}
        value={words}
        onInput={(event) => say(event.currentTarget.value)}
      />
    </ActSheet>
  );
}

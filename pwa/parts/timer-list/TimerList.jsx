/**
 * Which timer stands on the mat, and what the edition says of it. What there is to choose from and what is said of it come from
 * `devices/allowed.js`; here it is drawn. Nothing is refused: the Delegate decides.
 *
 * `choices`: `timersToName()`; `said`: `saidOfTimer(edition, value)`, null while none is named; `onChoose(id|null)`.
 */
import { t } from "../../words/words.js";
import { Field } from "../Field.jsx";
import { Notice } from "../Notice.jsx";
import "./timer-list.css";

const TONE = { yes: "go", no: "stop", ask: "wait", unknown: "wait" };

export function TimerList({ choices, value, said, onChoose }) {
  return (
    <div class="timer-list" data-testid="timer-list">
      <Field
        as="select"
        label={t("timer-list-label")}
        value={value ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      >
        <option value="">{t("timer-list-none")}</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        <option value="other">{t("timer-list-other")}</option>
      </Field>
      {said && (
        <Notice
          tone={TONE[said.allowed]}
          data-testid="timer-list-said"
          data-allowed={said.allowed}
          title={t(`timer-list-${said.allowed}`, { code: said.code })}
        >
          {said.notes.map((note) => (
            <p key={note}>{t(`timer-list-note-${note}`)}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** A decision about who goes on: tapped in order until all places are given, with the reason that everybody reads. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { decisionOf, picked } from "./tie.js";

export function CutDecision({ event, stage, tie, who, onClose }) {
  const [chosen, choose] = useState([]);
  const [reason, say] = useState("");
  const [error, fail] = useState(null);
  const [busy, work] = useState(false);
  const body = decisionOf(stage, tie, chosen, reason);

  async function decide(submit) {
    submit.preventDefault();
    if (!body || busy) return;
    work(true);
    try {
      await append({ stream: event, kind: "cut.decide", body });
      onClose();
    } catch (problem) {
      fail(problem);
      work(false);
    }
  }

  return (
    <form class="rk-decide" onSubmit={decide}>
      <h3>{t("rummikub-standings-decide-title", { places: tie.places })}</h3>
      <div class="rk-people">
        {tie.tied.map((person) => (
          <button
            key={person}
            type="button"
            class="rk-pick"
            aria-pressed={chosen.includes(person)}
            data-testid={`pick-${person}`}
            onClick={() => choose(picked(chosen, person, tie.places))}
          >
            <PersonName person={who(person)} number={false} />
            {chosen.includes(person) && <Order at={chosen.indexOf(person)} />}
          </button>
        ))}
      </div>
      <Field
        label={t("rummikub-standings-decide-reason")}
        hint={t("rummikub-standings-decide-reason-hint")}
        data-testid="cut-reason-field"
        value={reason}
        onInput={(input) => say(input.currentTarget.value)}
      />
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      <Button type="submit" tone="strong" wide disabled={!body || busy} data-testid="cut-decide">
        {t("rummikub-standings-decide-do")}
      </Button>
    </form>
  );
}

function Order({ at }) {
  return <strong class="digits">{t("rummikub-standings-decide-on", { place: at + 1 })}</strong>;
}

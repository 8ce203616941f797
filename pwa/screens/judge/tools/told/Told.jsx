/** The number of cubes that a competitor tells before a multi-blind attempt (H1a): sealed at once, and shown only on demand. */
import { useRef, useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { StateMark } from "../../../../parts/StateMark.jsx";
import { entryState } from "../../../../store/entries.js";
import { append } from "../../../../store/outbox.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { failureOf } from "../../entry/failure.js";
import { isHere, isTelling } from "../../entry/told.js";
import { useTold } from "../../entry/useTold.js";
import "./told.css";

export default function Told({ terms, rules, around, onClose }) {
  const told = useLast(useTold(terms, around)); // news of others must not clear what is typed
  const [changing, change] = useState(false);
  const { told_at: when, secret_until: secret } = rules.multi;
  const open = told?.may === "tell" || (changing && told?.may === "change");
  return (
    <Sheet open title={t("told-title")} onClose={onClose}>
      <p class="soft">
        {t(`told-at-${when}`)} {t(`told-secret-${secret}`)}
      </p>
      {told && open && (
        <Telling terms={terms} around={around} rules={rules} onDone={() => change(false)} />
      )}
      {told && !open && (
        <Sealed terms={terms} around={around} told={told} onChange={() => change(true)} />
      )}
    </Sheet>
  );
}

/** What was there last, while the next is on its way. */
function useLast(value) {
  const last = useRef(value);
  if (value) last.current = value;
  return last.current;
}

function Telling({ terms, around, rules, onDone }) {
  const [digits, type] = useState("");
  const [failure, fail] = useState(null);
  const busy = useRef(false);
  const fits = Number(digits) >= rules.multi.least;

  const seal = async (event) => {
    event.preventDefault();
    if (!fits || busy.current) return;
    busy.current = true;
    const subject = { person: around.person, slot: around.slot };
    const body = { attempted: Number(digits) };
    try {
      await append({ stream: terms.round, kind: "attempt.declare", subject, body });
      onDone();
    } catch (error) {
      busy.current = false;
      fail(failureOf(error));
    }
  };

  return (
    <form class="told-form" onSubmit={seal}>
      {failure && (
        <Notice tone="stop" title={t("judge-not-saved")}>
          {failure}
        </Notice>
      )}
      <Field
        label={t("told-number", { slot: around.slot })}
        hint={t("told-least", { least: rules.multi.least })}
        className="told-number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        data-cursor
        data-testid="told-number"
        value={digits}
        onInput={(event) => {
          event.currentTarget.value = event.currentTarget.value.replace(/\D/g, "");
          type(event.currentTarget.value);
        }}
      />
      <Button tone="go" wide type="submit" data-testid="told-seal" disabled={!fits}>
        {t("told-seal")}
      </Button>
    </form>
  );
}

function Sealed({ terms, around, told, onChange }) {
  const [shown, show] = useState(false);
  const { person, slot } = around;
  const last = operations(terms.round)
    .filter(({ op }) => isTelling(op) && isHere(op.subject, person, slot))
    .at(-1);
  return (
    <div class="told-sealed">
      {last ? (
        <p class="told-word" data-testid="told-sealed">
          {t("told-sealed", { slot })} <StateMark state={entryState(last.op.id)} />
        </p>
      ) : (
        <p>{t("told-too-late")}</p>
      )}
      {told.differ.length > 0 && <Notice tone="stop" title={t("told-differ")} />}
      {told.attempted && (
        <Button aria-expanded={shown} data-testid="told-show" onClick={() => show(!shown)}>
          {t(shown ? "told-hide" : "told-show")}
        </Button>
      )}
      {shown && (
        <p class="told-shown digits" data-testid="told-shown">
          {told.attempted}
        </p>
      )}
      {told.may === "change" && (
        <Button data-testid="told-change" onClick={onChange}>
          {t("told-change")}
        </Button>
      )}
      {last && told.may === "no" && (
        <p class="soft" data-testid="told-stays">
          {t("told-stays", { code: told.code })}
        </p>
      )}
    </div>
  );
}

/** An operation kept out of the state, or come after the close: what it says, from whom, and why; *admit* lifts a standing. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { roundName } from "../../parts/names.js";
import { PersonName } from "../../parts/PersonName.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { kit } from "../../store/kit.js";
import { append } from "../../store/outbox.js";
import { hasWord, language, t } from "../../words/words.js";
import { clockTime } from "../organizer/devices/ago.js";
import { whoOf } from "../organizer/rounds/LastStep.jsx";
import { personOf } from "../organizer/rounds/NameList.jsx";
import { decided } from "./decided.jsx";
import { ADMISSIBLE } from "./decisions.js";
import { VersionValue } from "./VersionValue.jsx";

export function SetAsideRow({ id, item, mayAdmit }) {
  const [asked, ask] = useState(false);
  const op = item.entry?.op;
  const round = kit.value.rounds.find((one) => one.id === item.stream);
  const { person, slot } = op?.subject ?? {};
  return (
    <li class="desk-row aside-row" data-testid={`${item.what}-${item.id}`}>
      <div>
        <p class="desk-row-title">
          {person ? <PersonName person={personOf(person)} /> : roundName(round)}
        </p>
        <p class="soft small">
          {person && slot
            ? t("delegate-round-slot", { round: roundName(round), slot })
            : op && kindWord(op.kind)}
        </p>
      </div>
      <div>
        {op && slot && (
          <p class="aside-value">
            <VersionValue op={op} stream={item.stream} />
          </p>
        )}
        <p class="small">
          <StateMark state={item.what} /> {reasonWord(item)}
        </p>
        {op && (
          <p class="soft small">
            {whoOf(op)} · <time>{clockTime(op.at, language.value)}</time>
          </p>
        )}
      </div>
      <div class="aside-do">
        {person && slot && (
          <a href={`/c/${id}/delegate/${item.stream}/${person}/${slot}`}>
            {t("delegate-history-link")}
          </a>
        )}
        {mayAdmit && op && ADMISSIBLE.has(item.reason) && (
          <Button data-testid={`admit-${item.id}`} onClick={() => ask(true)}>
            {t("delegate-admit")}
          </Button>
        )}
      </div>
      {asked && <AdmitSheet item={item} op={op} onClose={() => ask(false)} />}
    </li>
  );
}

function AdmitSheet({ item, op, onClose }) {
  const [reason, setReason] = useState("");
  const [failed, fail] = useState(null);

  async function admit() {
    try {
      const made = await append({
        stream: item.stream,
        kind: "op.admit",
        subject: op.subject ?? null,
        body: { op: op.id, reason: reason.trim() },
      });
      decided.value = { words: "delegate-admitted", op: made.id, who: whoOf(op) };
      onClose();
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <Sheet
      open
      title={t("delegate-admit-title")}
      onClose={onClose}
      actions={
        <Button
          tone="go"
          wide
          disabled={!reason.trim()}
          data-testid="confirm-admit"
          onClick={admit}
        >
          {t("delegate-admit")}
        </Button>
      }
    >
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <p>{reasonWord(item)}</p>
      <p class="soft">{t("delegate-admit-hint")}</p>
      <Field
        as="textarea"
        label={t("delegate-reason")}
        data-testid="reason"
        value={reason}
        onInput={(event) => setReason(event.currentTarget.value)}
      />
    </Sheet>
  );
}

/** Why it was set aside, in a sentence; a reason of a newer server is shown as its code. */
export function reasonWord(item) {
  if (item.what === "held") {
    return item.missing.includes("round.open")
      ? t("delegate-held-not-open")
      : t("delegate-held", { count: item.missing.length });
  }
  if (item.what === "late") return t("delegate-late");
  const id = `delegate-refused-${item.reason}`;
  return hasWord(id) ? t(id) : t("delegate-refused-other", { code: item.reason });
}

/** What an operation is, in a word; the kind itself where the catalogue has none. */
export function kindWord(kind) {
  const id = `delegate-kind-${kind.replace(".", "-")}`;
  return hasWord(id) ? t(id) : kind;
}

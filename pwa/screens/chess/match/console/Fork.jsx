/** Two devices went different ways: said plainly; this console goes on with its own, and whoever decides keeps one of them. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { append } from "../../../../store/outbox.js";
import { seat } from "../../../../store/seats.js";
import { t } from "../../../../words/words.js";

const DECIDE = ["head-judge", "delegate", "organizer"];

export function Fork({ match }) {
  const [open, show] = useState(false);
  const { aside } = match.branch.value;
  const decides = DECIDE.includes(seat.value?.role);
  return (
    <Notice
      tone="stop"
      title={t("chess-play-fork")}
      data-testid="fork"
      action={
        decides && (
          <Button tone="stop" wide data-testid="decide-fork" onClick={() => show(true)}>
            {t("chess-play-fork-decide")}
          </Button>
        )
      }
    >
      <p>{t(aside ? "chess-play-fork-aside" : "chess-play-fork-in-force")}</p>
      {!decides && <p>{t("chess-play-fork-who")}</p>}
      {open && <Decide match={match} onClose={() => show(false)} />}
    </Notice>
  );
}

function Decide({ match, onClose }) {
  const [keep, choose] = useState(null);
  const [reason, say] = useState("");
  const options = match.fold.branches.map(({ head, devices, ops }, at) => ({
    value: head,
    label: t("chess-play-fork-way", { devices: devices.join(", "), count: ops.length }),
    testid: `keep-${at}`,
  }));
  return (
    <ActSheet
      title={t("chess-play-fork-decide")}
      label={t("chess-play-fork-keep")}
      disabled={!keep || !reason.trim()}
      testId="confirm-decide"
      act={async () => {
        const body = { keep, reason: reason.trim() };
        await append({ stream: match.stream, kind: "match.decide", body });
      }}
      onClose={onClose}
    >
      <Choice
        legend={t("chess-play-fork-which")}
        value={keep}
        options={options}
        onChoose={choose}
      />
      <Field
        as="textarea"
        label={t("chess-play-end-reason")}
        maxLength={200}
        data-testid="decide-reason"
        value={reason}
        onInput={(event) => say(event.currentTarget.value)}
      />
    </ActSheet>
  );
}

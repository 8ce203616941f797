/** Takes an entry off a card, with the reason: a wrong card, a wrong attempt, or in the judge's own words. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { failureOf } from "../entry/failure.js";

const usual = ["card", "attempt", "typing"];

export function WrongCard({ open, stream, subject, onClose }) {
  const [words, setWords] = useState("");
  const [failure, setFailure] = useState(null);

  const take = async (reason) => {
    try {
      await append({ stream, kind: "attempt.void", subject, body: { reason } });
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  return (
    <Sheet open={open} title={t("judge-wrong-title")} onClose={onClose}>
      <p class="soft">{t("judge-wrong-means")}</p>
      {failure && (
        <Notice tone="stop" title={t("judge-not-saved")}>
          {failure}
        </Notice>
      )}
      {usual.map((why) => (
        <Button key={why} data-testid={`void-${why}`} onClick={() => take(t(`judge-wrong-${why}`))}>
          {t(`judge-wrong-${why}`)}
        </Button>
      ))}
      <Field
        label={t("judge-wrong-other")}
        data-testid="reason"
        maxLength={500}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <Button tone="stop" disabled={!words.trim()} onClick={() => take(words.trim())}>
        {t("judge-wrong-take-off")}
      </Button>
    </Sheet>
  );
}

/** Asks why, in one tap for the usual reasons or in own words, and then does what was asked for. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Field } from "../../parts/Field.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { Sheet } from "../../parts/Sheet.jsx";
import { t } from "../../words/words.js";
import { failureOf } from "./entry/failure.js";

/** @param {{usual: string[], onReason: (reason: string) => Promise<void>}} props `usual`: ids of messages */
export default function ReasonSheet({ open, title, means, usual, action, onReason, onClose }) {
  const [words, setWords] = useState("");
  const [failure, setFailure] = useState(null);

  const give = async (reason) => {
    try {
      await onReason(reason);
    } catch (error) {
      setFailure(failureOf(error));
    }
  };

  const giveWords = (event) => {
    event.preventDefault();
    if (words.trim()) give(words.trim());
  };

  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <p class="soft">{means}</p>
      {failure && (
        <Notice tone="stop" title={t("judge-not-saved")}>
          {failure}
        </Notice>
      )}
      {usual.map((id) => (
        <Button key={id} data-testid={id} onClick={() => give(t(id))}>
          {t(id)}
        </Button>
      ))}
      <form onSubmit={giveWords}>
        <Field
          label={t("judge-reason-other")}
          data-testid="reason"
          data-cursor
          maxLength={500}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <Button tone="strong" wide type="submit" data-testid="reason-give" disabled={!words.trim()}>
          {action}
        </Button>
      </form>
    </Sheet>
  );
}

/** The arbiter ends a match outside the rules, which know mate and resignation alone: with a reason, and a winner or none. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../../parts/ActSheet.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { t } from "../../../../words/words.js";
import { SIDES, sideName } from "../sides.js";
import { useFirst } from "./useFirst.js";

export function EndSheet({ match, act, onClose }) {
  const at_ms = useFirst(match);
  const [winner, choose] = useState(null);
  const [reason, say] = useState("");
  const options = [null, ...SIDES].map((side) => ({
    value: side,
    label: side ? sideName(side) : t("chess-play-nobody"),
    testid: `winner-${side ?? "none"}`,
  }));
  return (
    <ActSheet
      title={t("chess-play-end-title")}
      label={t("chess-play-end-do")}
      tone="stop"
      disabled={!reason.trim()}
      testId="confirm-end"
      act={() => act({ at_ms, do: "arbiter-end", reason: reason.trim(), winner })}
      onClose={onClose}
    >
      <p>{t("chess-play-end-means")}</p>
      <Choice
        legend={t("chess-play-end-winner")}
        value={winner}
        options={options}
        onChoose={choose}
      />
      <Field
        as="textarea"
        label={t("chess-play-end-reason")}
        hint={t("chess-play-end-reason-how")}
        maxLength={200}
        data-testid="end-reason"
        value={reason}
        onInput={(event) => say(event.currentTarget.value)}
      />
    </ActSheet>
  );
}

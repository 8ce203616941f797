/** How a match ended that was played on paper: who won and by what. It is written into the match's own record, and said as such there. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { endEvents, openBody, WAYS } from "./byHand.js";

export function ByHand({ title, match, fold, side, who, state, onClose }) {
  const [winner, win] = useState(null);
  const [way, end] = useState("mate");
  const [reason, setReason] = useState("");
  const shared = winner === "none";
  const outside = shared || way === "arbiter";
  const ready = winner && (!outside || reason.trim());

  async function write() {
    const stream = match.match;
    const known = side.fold(stream);
    const now = Date.now();
    if (!known?.match) {
      const players = {
        white: { person: match.white, name: who(match.white).name },
        black: { person: match.black, name: who(match.black).name },
      };
      await append({ stream, kind: "match.open", body: openBody(fold.plan, match, players, now) });
    }
    const how = { winner: shared ? null : winner, way: outside ? "arbiter" : way };
    const said = outside ? reason.trim() : t(`chess-event-hand-${way}-words`);
    for (const body of endEvents(known, { ...how, said, over: state === "over" }, now))
      await append({ stream, kind: "match.event", body });
  }

  return (
    <ActSheet
      title={title}
      label={t("chess-event-hand-save")}
      tone="go"
      disabled={!ready}
      testId="confirm-hand"
      act={write}
      onClose={onClose}
    >
      <div class="side-form">
        <p class="soft">{t("chess-event-hand-means")}</p>
        {state === "playing" && <Notice tone="wait" title={t("chess-event-hand-playing")} />}
        {state === "over" && <Notice tone="wait" title={t("chess-event-hand-over")} />}
        <Choice
          legend={t("chess-event-hand-winner")}
          value={winner}
          options={[
            ...["white", "black"].map((colour) => ({
              value: colour,
              label: `${t(`chess-what-${colour}`)}: ${shownName(who(match[colour]))}`,
              testid: `hand-${colour}`,
            })),
            { value: "none", label: t("chess-event-hand-none"), testid: "hand-none" },
          ]}
          onChoose={win}
        />
        {winner && !shared && (
          <Choice
            legend={t("chess-event-hand-how")}
            value={way}
            options={WAYS.map((value) => ({
              value,
              label: t(`chess-event-hand-${value}`),
              testid: `hand-${value}`,
            }))}
            onChoose={end}
          />
        )}
        {winner && outside && (
          <Field
            label={t("chess-event-hand-reason")}
            hint={t("chess-event-hand-reason-hint")}
            data-testid="hand-reason"
            value={reason}
            onInput={(input) => setReason(input.currentTarget.value)}
          />
        )}
      </div>
    </ActSheet>
  );
}

/** One puzzle: attempt and scramble as expected, and the scrambler's signature. Another one is chosen with a tap, and is warned of. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { Choice } from "../../parts/Choice.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { lineWithMarks, scrambleOf } from "../../parts/signatures/marks.js";
import { useSignatures } from "../../parts/signatures/useSignatures.js";
import { wrongWords } from "../../parts/signatures/Wanting.jsx";
import { append } from "../../store/outbox.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { failureOf } from "../judge/entry/failure.js";
import { termsOf } from "../judge/terms.js";
import { letterOf, scrambleBody, scramblesOf } from "./turns.js";

export function SignScramble({ round, group, person, card, ops, first, onDone }) {
  const [slot, setSlot] = useState(first);
  const [picked, pick] = useState(null);
  const [failure, setFailure] = useState(null);
  const [busy, setBusy] = useState(false);
  const line = card.slots.find((one) => one.slot === slot);
  const entries = ops.map((op) => ({ op, standing: "ok" }));
  const marks = lineWithMarks(line, entries);
  const expected = marks.extras ? `E${marks.extras}` : `${slot}`;
  const scramble = picked ?? expected;
  const [asked] = useSignatures(termsOf(round), [{ ...marks, told: scramble }]);
  const before = scrambleOf(line, ops);
  const letter = group && letterOf(group.number);

  const sign = async () => {
    setBusy(true);
    try {
      await append({
        stream: round.id,
        kind: "attempt.scrambled",
        subject: { person: person.number, slot },
        body: scrambleBody(scramble, letter),
      });
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  };

  return (
    <section class="scramble-sign" aria-labelledby="scramble-who">
      <h2 id="scramble-who">
        <PersonName person={person} />
      </h2>
      <Button tone="go" wide disabled={busy} data-testid="sign-scramble" onClick={sign}>
        {t("signing-scramble-sign", {
          slot,
          scramble: letter ? `${letter} ${scramble}` : scramble,
        })}
      </Button>
      <p class="soft">
        {seat.value.by
          ? t("signing-scramble-means", { name: seat.value.by })
          : t("signing-scramble-nobody")}
      </p>
      {before && (
        <Notice tone="wait" title={t("signing-scrambled-before")}>
          {t("signing-scrambled", {
            name: before.by || t("signing-nobody"),
            scramble: `${before.body.scramble}`,
          })}
        </Notice>
      )}
      {asked?.row.wrong && (
        <Notice tone="wait" title={wrongWords(asked.row.wrong)} data-testid="scramble-wrong">
          {t("signing-wrong-what-now")}
        </Notice>
      )}
      {failure && (
        <Notice tone="stop" title={t("judge-not-saved")}>
          {failure}
        </Notice>
      )}
      <Choice
        legend={t("signing-which-scramble")}
        value={scramble}
        options={scramblesOf(card.slots.length).map((value) => ({
          value,
          label: value,
          testid: `scramble-set-${value}`,
        }))}
        onChoose={pick}
      />
      <Choice
        legend={t("signing-which-attempt")}
        value={slot}
        options={card.slots.map((one) => ({
          value: one.slot,
          label: t("judge-attempt-numbered", { slot: one.slot }),
          testid: `scramble-slot-${one.slot}`,
        }))}
        onChoose={(chosen) => {
          setSlot(chosen);
          pick(null);
        }}
      />
      <Button data-testid="scramble-leave" onClick={onDone}>
        {t("signing-scramble-leave")}
      </Button>
    </section>
  );
}

/** Who misses a signature, by round, looked up when it is opened. What follows is decided by hand, on the attempt's own screen. */
import { useState } from "preact/hooks";
import { roundName } from "../../parts/names.js";
import { MissingSignatures } from "../../parts/signatures/MissingSignatures.jsx";
import { kit } from "../../store/kit.js";
import { t } from "../../words/words.js";
import { termsOf } from "../judge/terms.js";
import "../../parts/fold.css";

/** @param {{id: string, known: {stream: string, board: object}[]}} props the rounds on this device, with their boards */
export function Missing({ id, known }) {
  const [open, setOpen] = useState(false);
  if (known.length === 0) return null;
  return (
    <details
      class="fold"
      data-testid="missing-signatures"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t("signing-missing")}</summary>
      {open &&
        known.map(({ stream, board }) => (
          <OfRound key={stream} id={id} round={roundOf(stream)} board={board} />
        ))}
    </details>
  );
}

function OfRound({ id, round, board }) {
  return (
    <MissingSignatures
      titled
      round={round}
      board={board}
      terms={termsOf(round)}
      none={<p class="soft">{t("signing-none-in", { round: roundName(round) })}</p>}
      address={(person, slot) => `/c/${id}/delegate/${round.id}/${person}/${slot}`}
    />
  );
}

function roundOf(stream) {
  return kit.value.rounds.find(({ id }) => id === stream);
}

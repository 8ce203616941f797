/** Who has withdrawn from the round, by whom and why, with the way back beside each; and who may take a place that is free. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { PersonName } from "../../../../parts/PersonName.jsx";
import { venueTime } from "../../../../parts/when.js";
import { append } from "../../../../store/outbox.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { whoOf } from "../../rounds/LastStep.jsx";
import { personOf } from "../../rounds/NameList.jsx";
import { openingOf } from "../../rounds/openingOf.js";
import { Replacing } from "./Replacing.jsx";
import { freePlaces } from "./replacing.js";
import "./withdrawn.css";
import { withdrawals } from "./withdrawals.js";

export function hasWithdrawals({ round, board }) {
  return goneFrom(round, board).length > 0;
}

export function WithdrawnSection({ about }) {
  const [failed, fail] = useState(null);
  const { round, status, board } = about;
  const gone = goneFrom(round, board);
  const opened = openingOf(round, board);
  const takesReserves = status === "open" && opened && !board.bracket; // once drawn, the opponent goes on (2026 I2h)
  const free = takesReserves ? freePlaces(board, opened.people, gone) : 0;

  const takeBack = (person) =>
    append({ stream: round.id, kind: "round.enter", subject: { person }, body: {} }).catch(
      ({ code }) => fail(code),
    );

  return (
    <section class="withdrawn" aria-labelledby="withdrawn">
      <h2 id="withdrawn">
        {t("opening-withdrawn-title")} <span class="soft digits">{gone.length}</span>
      </h2>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <ul class="withdrawn-list">
        {gone.map(({ person, op, begun }) => (
          <li key={person} data-testid={`withdrawn-${person}`}>
            <PersonName person={personOf(person)} />
            <span class="soft small">
              {op
                ? t("opening-withdrawn-by", { who: whoOf(op), time: venueTime(op.at) })
                : t("opening-withdrawn-before")}
              {begun && ` · ${t("opening-results-stay")}`}
              {op?.body.reason && ` · ${op.body.reason}`}
            </span>
            {status === "open" && (
              <Button
                tone="quiet"
                data-testid={`undo-withdrawal-${person}`}
                onClick={() => takeBack(person)}
              >
                {t("organizer-withdraw-undo")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {free > 0 && <Replacing round={round} board={board} gone={gone} />}
    </section>
  );
}

function goneFrom(round, board) {
  return withdrawals(operations(round.id), board, openingOf(round, board));
}

/** Somebody sits at the wrong table: another seat by hand, in exchange with who sits there. Results stay with who played them. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { COLOURS } from "../tile/colours.js";
import { MoveList } from "./MoveList.jsx";
import { exchange, inOrder, operationsOf } from "./repair.js";
import { SeatMark } from "./SeatMark.jsx";
import { personAt } from "./tiles.js";
import { writeAll } from "./writeAll.js";

export function ByHand({ name, known, round, seating, started, person, onClose }) {
  const { who } = known;
  const [table, setTable] = useState(null);
  const [seat, setSeat] = useState(null);
  const [reason, give] = useState("");
  const shown = shownName(who(person));
  const chosen = table !== null && seat !== null && personAt(seating, table, seat) !== person;
  const moves = chosen ? exchange(seating, person, table, seat) : [];

  return (
    <ActSheet
      title={t("rummikub-draw-hand-title", { name: shown })}
      label={t("rummikub-draw-hand-do")}
      testId="confirm-hand"
      disabled={!chosen || !reason.trim()}
      act={() => writeAll(operationsOf(name, round, inOrder(moves, seating), reason.trim()))}
      onClose={onClose}
    >
      {started.length > 0 && <p>{t("rummikub-draw-hand-results")}</p>}
      <fieldset class="draw-numbers">
        <legend>{t("rummikub-draw-bag-number")}</legend>
        {seating.tables.map((one) => (
          <button
            key={one.table}
            type="button"
            class="draw-key"
            aria-pressed={table === one.table}
            data-testid={`to-table-${one.table}`}
            onClick={() => setTable(one.table)}
          >
            <span class="digits">{one.table}</span>
          </button>
        ))}
      </fieldset>
      <fieldset class="draw-colours">
        <legend>{t("rummikub-draw-colour")}</legend>
        {COLOURS.map((colour, at) => (
          <button
            key={colour}
            type="button"
            class="draw-key"
            aria-pressed={seat === at}
            data-testid={`to-seat-${at}`}
            onClick={() => setSeat(at)}
          >
            <SeatMark seat={at} />
          </button>
        ))}
      </fieldset>
      {moves.length > 0 && <MoveList moves={moves} seating={seating} who={who} />}
      <Field
        label={t("rummikub-draw-reason")}
        data-testid="hand-reason"
        value={reason}
        onInput={(input) => give(input.currentTarget.value)}
      />
    </ActSheet>
  );
}

/** One match: who won the point before, in large words; what is to be entered now for each of the two; all points so far. */
import { nextPoint, wonOf } from "../../../parts/bracket/bracket.js";
import { Sides } from "../../../parts/bracket/Match.jsx";
import { matchName } from "../../../parts/bracket/named.js";
import { Sets } from "../../../parts/bracket/Sets.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { textOf } from "./lines.js";
import { MatchOver } from "./MatchOver.jsx";
import { PointNow } from "./PointNow.jsx";
import { PointWon } from "./PointWon.jsx";
import { personOf } from "./people.js";

export function MatchDesk({ round, board, bracket, row, onAttempt }) {
  const known = row.people.every(Boolean);
  return (
    <section class="match-desk" aria-label={matchName(row.match)}>
      <header>
        <h2>{matchName(row.match)}</h2>
        <p class="soft small">{t("match-first-to", { sets: row.first_to })}</p>
      </header>
      <Sides bracket={bracket} row={row} personOf={personOf} />
      {!row.decided && <PointWon board={board} row={row} />}
      {known && nextPoint(row) && <PointNow board={board} row={row} onAttempt={onAttempt} />}
      {row.decided && <MatchOver round={round} board={board} row={row} />}
      {!known && !row.decided && <p class="soft">{t("match-state-waiting")}</p>}
      {wonOf(row).length > 0 && (
        <Sets
          row={row}
          personOf={personOf}
          textOf={(side, point) => textOf(board, row, side, point)}
          onPick={onAttempt}
        />
      )}
    </section>
  );
}

/** "Ada Haddad : Noa Levi", for the head of an attempt. */
export function versus(row) {
  return row.people.map((number) => shownName(personOf(number))).join(" : ");
}

/** The matches of a round at the table: what can be played now, large; all others as the bracket has them. */

import { Button } from "../../../parts/Button.jsx";
import { Bracket } from "../../../parts/bracket/Bracket.jsx";
import { matchesOf, stateOf } from "../../../parts/bracket/bracket.js";
import { Match } from "../../../parts/bracket/Match.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { t } from "../../../words/words.js";
import { textOf } from "./lines.js";
import { personOf } from "./people.js";
import "../../../parts/fold.css";

const NOW = new Set(["ready", "playing"]);

export function MatchList({ board, bracket }) {
  const now = matchesOf(bracket).filter((row) => NOW.has(stateOf(bracket, row)));
  const isNow = (row) => now.some(({ match }) => match === row.match);
  const shared = { bracket, personOf, textOf: (...attempt) => textOf(board, ...attempt) };
  const open = (row) => (
    <Button tone="strong" wide href={`?match=${row.match}`} data-testid={`to-${row.match}`}>
      {t("match-open")}
    </Button>
  );
  return (
    <div class="match-list">
      <section>
        <h2>{t("match-now")}</h2>
        {now.length === 0 && (
          <EmptyList title={t("match-none")}>
            {t(bracket.complete ? "match-none-complete" : "match-none-how")}
          </EmptyList>
        )}
        <ul class="match-cards">
          {now.map((row) => (
            <li key={row.match}>
              <Match {...shared} row={row} control={open} />
            </li>
          ))}
        </ul>
      </section>
      <details class="fold">
        <summary>{t("match-bracket")}</summary>
        <Bracket
          {...shared}
          control={(row) => row.people.every(Boolean) && !isNow(row) && open(row)}
        />
      </details>
    </div>
  );
}

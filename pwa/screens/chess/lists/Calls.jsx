/** Who is called to which table now: calls of matches that have not begun, the latest first. */

import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { personOf } from "../../side/people.js";
import { openCalls } from "../event/model.js";

export function Calls({ events, results, people }) {
  const calls = events.flatMap(({ fold }) =>
    openCalls(fold, results).map((call) => ({ ...call, fold })),
  );
  if (!calls.length) return null;
  return (
    <section class="chess-calls" aria-labelledby="calls" data-testid="calls">
      <h2 id="calls">{t("chess-event-calls")}</h2>
      <ul aria-live="polite">
        {calls.map(({ match, table, white, black, fold }) => (
          <li key={match} data-testid={`called-${match}`}>
            {t("chess-event-called", {
              table,
              white: shownName(personOf(people, fold.entrants, white)),
              black: shownName(personOf(people, fold.entrants, black)),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bracket: stages side by side on a wide screen, one under the other on a phone, each match with its two people and how it stands. */

import { treeOf } from "./bracket.js";
import { Match } from "./Match.jsx";
import { stageName } from "./named.js";
import "./bracket.css";

/**
 * `personOf(number)` gives a person; `textOf(row, side, point)` an attempt as the field writes it; `control(row)` what stands under a match.
 */
export function Bracket({ bracket, ...rest }) {
  const stages = treeOf(bracket);
  return (
    <div class="bracket" data-testid="bracket">
      {stages.map(({ stage, matches }) => (
        <section key={stage} class="bracket-stage">
          <h3>{stageName(stage)}</h3>
          <ol class="bracket-matches">
            {matches.map((row) => (
              <li key={row.match}>
                <Match bracket={bracket} row={row} {...rest} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

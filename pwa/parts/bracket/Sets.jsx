/** The points of a match by set: what each of the two did, and who won the point. With `onPick` an attempt is a button. */

import { t } from "../../words/words.js";
import { shownName } from "../PersonName.jsx";
import { setsOf } from "./bracket.js";

const SIDES = [0, 1];

export function Sets({ row, personOf, textOf, onPick }) {
  const names = row.people.map((number) => (number ? shownName(personOf(number)) : ""));
  return (
    <div class="sets">
      {setsOf(row)
        .filter(({ lines }) => lines.length > 0)
        .map(({ number, points, winner, by, lines }) => (
          <table key={number} class="set">
            <caption>
              {t("match-set", { number })} <span class="digits">{points.join("–")}</span>
              {winner !== null && by !== "points" && (
                <span class="soft small"> {t(`match-by-${by}`)}</span>
              )}
            </caption>
            <thead class="hidden-words">
              <tr>
                <th scope="col">{names[0]}</th>
                <th scope="col">{t("match-point-word")}</th>
                <th scope="col">{names[1]}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ point, winner: won }) => (
                <tr key={point} data-testid={`point-${point}`}>
                  <Attempt {...{ row, won, point, textOf, onPick }} side={0} />
                  <th scope="row" class="digits soft">
                    {point}
                  </th>
                  <Attempt {...{ row, won, point, textOf, onPick }} side={1} />
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </div>
  );
}

function Attempt({ row, side, won, point, textOf, onPick }) {
  const text = textOf(SIDES[side], point) || "–";
  const ahead = won !== null && won === row.people[side];
  const said = (
    <>
      {text}
      {ahead && <span class="set-won"> {t("match-point-won")}</span>}
    </>
  );
  return (
    <td class={`digits ${ahead ? "set-ahead" : ""}`}>
      {onPick ? (
        <button
          type="button"
          class="set-attempt"
          data-testid={`attempt-${row.people[side]}-${point}`}
          onClick={() => onPick(row.people[side], point)}
        >
          {said}
        </button>
      ) : (
        said
      )}
    </td>
  );
}

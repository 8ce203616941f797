/** Whose the point is that was just played, in large words, and the set where it ended with it. */
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { justWon } from "./lines.js";
import { personOf } from "./people.js";

export function PointWon({ board, row }) {
  const last = justWon(board, row);
  const ended = last && row.sets.filter(({ winner }) => winner !== null).at(-1);
  const now = row.sets.at(-1);
  const setOver = ended && now.won.length === 0;
  return (
    <div role="status" class="point-won">
      {last && (
        <p class="point-won-who" data-testid="point-won">
          {last.winner
            ? t("match-point-to", { point: last.point, name: shownName(personOf(last.winner)) })
            : t("match-point-nobody", { point: last.point })}
        </p>
      )}
      {last && setOver && (
        <p data-testid="set-won">
          {t("match-set-to", { name: shownName(personOf(ended.winner)) })}{" "}
          {ended.by !== "points" && t(`match-by-${ended.by}`)}
        </p>
      )}
    </div>
  );
}

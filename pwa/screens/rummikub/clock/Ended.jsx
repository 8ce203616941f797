/** The game is over: by whom, or by the empty pool; its result is written on the table's page, and the next game has its own clock. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { tableHref } from "../views.js";

export function Ended({ id, stream, clock, name, games }) {
  const { how, person } = clock.turns.ended;
  const next = clock.kept.game + 1;
  return (
    <div class="turns-ended">
      <p class="turns-word turns-word-go" role="status" data-testid="game-ended" data-how={how}>
        <strong>{t(`rummikub-clock-ended-${how}`)}</strong>
        {person !== null && <span>{name(person)}</span>}
      </p>
      <p>{t(`rummikub-clock-ended-${how}-means`)}</p>
      <Button
        tone="strong"
        wide
        href={tableHref(id, stream, `game-${clock.kept.game}`)}
        data-testid="to-result"
      >
        {t("rummikub-clock-to-result")}
      </Button>
      {games.includes(next) && (
        <Button wide data-testid="next-game" onClick={() => clock.begin(next)}>
          {t("rummikub-clock-next-game", { game: next })}
        </Button>
      )}
    </div>
  );
}

/** How the cubes are timed at this table: where White sits, and for each side a StackMat, its display typed in, or the player's thumb. */
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { ConnectAt } from "../timer/ConnectAt.jsx";
import { bothByThumb, PLACES, playerAt, setTable, table, WAYS } from "./table.js";
import "../../../../parts/fold.css";

export function TableSheet({ onClose }) {
  const now = table.value;
  return (
    <Sheet
      open
      title={t("chess-cube-table")}
      onClose={onClose}
      actions={
        <Button tone="strong" wide data-testid="table-done" onClick={onClose}>
          {t("chess-cube-table-done")}
        </Button>
      }
    >
      <div class="cube-table">
        <Choice
          legend={t("chess-cube-white-sits")}
          value={now.white}
          options={PLACES.map((place) => ({
            value: place,
            label: t(`chess-cube-at-${place}`),
            testid: `white-${place}`,
          }))}
          onChoose={(white) => setTable({ white })}
        />
        {PLACES.map((place) => (
          <section key={place} class="cube-table-side">
            <Choice
              legend={t(`chess-cube-side-${place}`, {
                player: t(`chess-cube-${playerAt(now, place)}`),
              })}
              value={now[place]}
              options={WAYS.map((way) => ({
                value: way,
                label: t(`chess-cube-way-${way}`),
                testid: `way-${way}-${place}`,
              }))}
              onChoose={(way) => setTable({ [place]: way })}
            />
            <p class="soft small">{t(`chess-cube-way-${now[place]}-means`)}</p>
            {now[place] === "timer" && <ConnectAt place={place} />}
          </section>
        ))}
        {bothByThumb(now) && (
          <Choice
            legend={t("chess-cube-turn")}
            value={now.turned}
            options={[true, false].map((turned) => ({
              value: turned,
              label: t(turned ? "chess-cube-turn-yes" : "chess-cube-turn-no"),
              testid: `turned-${turned ? "yes" : "no"}`,
            }))}
            onChoose={(turned) => setTable({ turned })}
          />
        )}
      </div>
    </Sheet>
  );
}

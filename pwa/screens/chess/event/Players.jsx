/** Who plays: added from the competition's people or on the spot, rated, quitting and coming back. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { QuitSheet } from "../../side/QuitSheet.jsx";
import { mayEnter } from "../../side/roles.js";
import { Who } from "../../side/Who.jsx";
import { AddPlayer } from "./AddPlayer.jsx";

export function Players({ event, side, seat, fold, who }) {
  const [asked, ask] = useState(null);
  const enters = seat && mayEnter(seat.role) && !fold.closed;
  const playing = fold.entrants.filter(({ quit }) => !quit).length;

  const bringBack = ({ person, name, rating }) => {
    const known = Object.entries({ name, rating }).filter(([, value]) => value ?? false);
    const body = Object.fromEntries(known);
    return append({ stream: event, kind: "entrant.add", subject: { person }, body });
  };

  return (
    <section class="chess-players" aria-labelledby="players">
      <h2 id="players">{t("chess-event-players-count", { count: playing })}</h2>
      {enters && (
        <AddPlayer event={event} people={side.people} entrants={fold.entrants} seat={seat} />
      )}
      {fold.entrants.length === 0 && (
        <EmptyList title={t("chess-event-no-players")}>{t("chess-event-no-players-how")}</EmptyList>
      )}
      <ul class="side-rows">
        {fold.entrants.map((one) => (
          <li key={one.person} data-testid={`entrant-${one.person}`} data-quit={Boolean(one.quit)}>
            <span class="side-row-words">
              <Who person={who(one.person)} />
              <span class="soft small">
                {one.quit
                  ? t("chess-event-has-quit")
                  : one.rating !== null && one.rating !== undefined
                    ? t("chess-event-rated", { rating: String(one.rating) })
                    : t("chess-event-unrated")}
              </span>
            </span>
            {enters &&
              (one.quit ? (
                <Button data-testid={`back-${one.person}`} onClick={() => bringBack(one)}>
                  {t("chess-event-back")}
                </Button>
              ) : (
                <Button
                  tone="quiet"
                  data-testid={`quit-${one.person}`}
                  onClick={() => ask(one.person)}
                >
                  {t("chess-event-quit")}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {asked && (
        <QuitSheet
          event={event}
          means={t(
            fold.plan.format === "round-robin"
              ? "chess-event-quit-means-robin"
              : "chess-event-quit-means",
          )}
          person={who(asked)}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

/** An event in the list: its name, its format, and what it waits for. */
import { t } from "../../../words/words.js";
import { nextOf, plannedRounds } from "../event/model.js";
import { eventHref } from "../views.js";

export function EventCard({ id, event, fold, results }) {
  const played = fold.rounds.length;
  const planned = plannedRounds(fold);
  const { what, round = 0, left = 0 } = nextOf(fold, results, played > 0 && played === planned);
  return (
    <li>
      <a class="side-card" href={eventHref(id, event)} data-testid={`event-${event}`}>
        <strong>{fold.plan.name}</strong>
        <span class="soft">{t(`chess-event-format-${fold.plan.format}`)}</span>
        <span class={`side-card-next chess-card-${what}`}>
          {t(`chess-event-next-${what}`, { round, count: left })}
        </span>
      </a>
    </li>
  );
}

/** The buttons of what may be done with a round. What speaks of people waits until the round has been read. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { ACTS } from "./acts.js";

export function Acts({ about, seat, listed = false, onAsk }) {
  const offered = ACTS.filter((act) => (act.listed || !listed) && act.fits(about));
  return offered
    .filter((act) => mayDo(act, about, seat))
    .map((act) => (
      <Button
        key={act.id}
        tone={act.tone}
        data-testid={`${act.id}-round-${about.round.id}`}
        disabled={act.speaksOfPeople && !about.board}
        onClick={() => onAsk(act.id)}
      >
        {t(act.label)}
      </Button>
    ));
}

/** Some acts are not for every role that runs rounds, or not once the round was signed off. */
function mayDo({ roles, unsigned }, { board }, seat) {
  if (unsigned && board?.round.signed) return seat.role === "delegate";
  return !roles || roles.includes(seat.role);
}

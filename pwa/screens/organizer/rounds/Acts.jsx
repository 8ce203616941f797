/** The buttons of what may be done with a round. What speaks of people waits until the round has been read. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { ACTS } from "./acts.js";

export function Acts({ about, listed = false, onAsk }) {
  return ACTS.filter((act) => (act.listed || !listed) && act.fits(about)).map((act) => (
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

/** Signed off: the phone goes back to the judge, on to the next competitor or the next attempt of the same one. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { nextSlot } from "../card/card.js";
import { offerAt } from "../station/offer.js";

export function Signed({ round, board, mark, person, card, handed, onSame, onNext }) {
  const [offer] = useState(() => offerAt(round, board)); // news must not change a button under the thumb
  const next = nextSlot(card);
  const more = next !== null && next !== handed.slot;
  const another = !handed.back && offer && offer.person.number !== person.number ? offer : null;
  return (
    <div class="handover-body handover-signed">
      <div class="handover-what">
        <svg class="handover-tick" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 8.5l3.5 3.5 7.5-8" />
        </svg>
        <h1 id="handover-title">{t("judge-signed")}</h1>
        <p id="handover-about" class="soft">
          {t("judge-signed-means")}
        </p>
        <StateMark state={entryState(mark)} data-testid="entry-state" />
      </div>
      <footer class="handover-do">
        {more && (
          <Button data-testid="next-attempt" onClick={onSame}>
            {t("judge-next-attempt", { slot: next, name: shownName(person) })}
          </Button>
        )}
        {another && (
          <Button data-testid="next" onClick={() => onNext(null)}>
            {t("judge-another-competitor")}
          </Button>
        )}
        {another ? (
          <Button
            tone="strong"
            wide
            data-testid="next-offered"
            onClick={() => onNext(another.person.number)}
          >
            {t("judge-next-named", { name: shownName(another.person), slot: another.slot })}
          </Button>
        ) : (
          <Button tone="strong" wide data-testid="next" onClick={() => onNext(null)}>
            {handed.back ?? t("judge-next-competitor")}
          </Button>
        )}
      </footer>
    </div>
  );
}

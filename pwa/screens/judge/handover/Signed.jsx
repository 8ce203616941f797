/** Signed off: the phone goes back to the judge, on to the next competitor or the next attempt of the same one. */
import { Button } from "../../../parts/Button.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { t } from "../../../words/words.js";
import { nextSlot } from "../card/card.js";

export function Signed({ mark, person, card, handed, onSame, onNext }) {
  const next = nextSlot(card);
  const more = next !== null && next !== handed.slot;
  return (
    <div class="handover-body handover-signed">
      <div class="handover-what">
        <svg class="handover-tick" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2.5 8.5l3.5 3.5 7.5-8" />
        </svg>
        <h1 id="handover-title">{t("judge-signed")}</h1>
        <p class="soft">{t("judge-signed-means")}</p>
        <StateMark state={entryState(mark)} data-testid="entry-state" />
      </div>
      <footer class="handover-do">
        {more && (
          <Button data-testid="next-attempt" onClick={onSame}>
            {t("judge-next-attempt", { slot: next, name: shownName(person) })}
          </Button>
        )}
        <Button tone="strong" wide data-testid="next" onClick={onNext}>
          {t("judge-next-competitor")}
        </Button>
      </footer>
    </div>
  );
}

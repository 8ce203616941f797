/** On the screens before the card: an attempt is being done at this phone, and the way back to it. */
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { running } from "./running.js";

export function UnderWay() {
  if (!running.value) return null;
  const { round, person, slot } = running.value;
  const { competition, people } = kit.value;
  const solver = people.find(({ number }) => number === person) ?? { name: `${person}` };
  const card = `/c/${encodeURIComponent(competition.id)}/judge/${encodeURIComponent(round)}`;
  return (
    <Notice
      tone="wait"
      title={t("judge-under-way", { name: shownName(solver), slot })}
      action={
        <Button href={`${card}?person=${person}`} data-testid="under-way">
          {t("judge-under-way-go")}
        </Button>
      }
    />
  );
}

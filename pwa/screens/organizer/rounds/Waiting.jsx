/** What a round that is not open waits for, or who would be in it. */
import { eventName } from "../../../parts/names.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { isSecondOfPair } from "./dual/dual.js";
import { registeredFor } from "./opening.js";

export function Waiting({ round, why }) {
  if (!why) {
    const count = registeredFor(kit.value, round.event).length;
    if (isSecondOfPair(kit.value, round)) return <p class="soft">{t("dual-may-open")}</p>;
    return (
      <p class="soft">
        {round.number === 1
          ? t("organizer-registered", { count })
          : t("organizer-may-open", { number: round.number - 1 })}
      </p>
    );
  }
  const args = {
    event: eventName(round.event),
    number: why.previous?.number ?? 0,
    count: why.disputes ?? 0,
  };
  return <p class="soft">{t(`organizer-why-${why.code}`, args)}</p>;
}

/** Opens a round: a first one for everybody registered, a later one for those whom the rules let advance. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { roundName } from "../../../parts/names.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { Advancing } from "./Advancing.jsx";
import { NameList } from "./NameList.jsx";
import { openBody, previousRound, registeredFor } from "./opening.js";

export function OpenSheet({ round, onClose }) {
  const previous = previousRound(kit.value, round);
  const [people, choose] = useState(previous ? [] : registeredFor(kit.value, round.event));

  function open() {
    const body = openBody(kit.value, round, people);
    return append({ stream: round.id, kind: "round.open", subject: null, body });
  }

  return (
    <ActSheet
      title={t("organizer-open-title", { round: roundName(round) })}
      label={t("organizer-open-for", { count: people.length })}
      tone="go"
      disabled={people.length === 0}
      testId="confirm-open"
      act={open}
      onClose={onClose}
    >
      <p class="soft">{t("organizer-open-hint")}</p>
      {previous ? (
        <Advancing previous={previous} onChange={choose} />
      ) : (
        <NameList title={t("organizer-registered-title")} people={people} />
      )}
    </ActSheet>
  );
}

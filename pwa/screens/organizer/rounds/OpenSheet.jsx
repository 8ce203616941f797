/** Opens a round: a frame around whoever is in it. Who that is says the part of the round's kind; the second look names them all before anything is made. */
import { useState } from "preact/hooks";
import { roundName } from "../../../parts/names.js";
import { TwoLooks } from "../../../parts/TwoLooks.jsx";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { kindOf } from "./opening/kinds.js";
import { SecondLook } from "./opening/SecondLook.jsx";
import { openBody, previousRound } from "./opening.js";

const NOBODY = { people: [], withdrawn: [], body: {} };

export function OpenSheet({ round, onClose }) {
  const previous = previousRound(kit.value, round);
  const { Part } = kindOf(round, previous);
  const [draft, setDraft] = useState(NOBODY);
  const { people, withdrawn } = draft;

  const open = () =>
    append({
      stream: round.id,
      kind: "round.open",
      subject: null,
      body: openBody(kit.value, round, draft),
    });

  return (
    <TwoLooks
      name="open"
      title={t("organizer-open-title", { round: roundName(round) })}
      next={t("opening-look", { count: people.length })}
      label={t("organizer-open-for", { count: people.length })}
      tone="go"
      about={JSON.stringify([people, withdrawn])}
      changed={t("opening-changed")}
      disabled={people.length === 0}
      act={open}
      onClose={onClose}
      look={<SecondLook people={people} withdrawn={withdrawn} />}
    >
      <p class="soft">{t("organizer-open-hint")}</p>
      <Part
        round={round}
        previous={previous}
        onDraft={(found) => setDraft({ ...NOBODY, ...found })}
      />
    </TwoLooks>
  );
}

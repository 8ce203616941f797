/** Opens a round: a frame around whoever is in it. Who that is says the part of the round's kind; the second look names them all before anything is made. */
import { useState } from "preact/hooks";
import { roundName } from "../../../parts/names.js";
import { TwoLooks } from "../../../parts/TwoLooks.jsx";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { aboutRound } from "./about.js";
import { inForce } from "./inForce.js";
import { kindOf } from "./opening/kinds.js";
import { Meanwhile } from "./opening/Meanwhile.jsx";
import { SecondLook } from "./opening/SecondLook.jsx";
import { useWarnings, Warnings } from "./opening/Warnings.jsx";
import { openBody, previousRound } from "./opening.js";

const NOBODY = { people: [], withdrawn: [], body: {} };

export function OpenSheet({ round, onClose }) {
  const before = previousRound(kit.value, round);
  const previous = before && inForce(before, board(before.id).value);
  const { Part } = kindOf(round, previous);
  const [draft, setDraft] = useState(NOBODY);
  const [opened, setOpened] = useState(false);
  const { people, withdrawn } = draft;
  const warnings = useWarnings(round, draft);
  const now = aboutRound(round); // not as it was when the sheet rose
  const meanwhile = !opened && (now.status !== "not-open" || now.why);

  function open() {
    setOpened(true);
    const body = openBody(kit.value, round, draft);
    return append({ stream: round.id, kind: "round.open", subject: null, body });
  }

  return (
    <TwoLooks
      name="open"
      title={t("organizer-open-title", { round: roundName(round) })}
      next={t("opening-look", { count: people.length })}
      label={t("organizer-open-for", { count: people.length })}
      tone="go"
      about={JSON.stringify([people, withdrawn, Boolean(meanwhile)])}
      changed={t("opening-changed")}
      disabled={people.length === 0 || Boolean(meanwhile)}
      act={open}
      onClose={onClose}
      look={
        <>
          <SecondLook people={people} withdrawn={withdrawn} />
          <Warnings round={round} warnings={warnings} />
        </>
      }
    >
      {meanwhile ? (
        <Meanwhile about={now} />
      ) : (
        <>
          <p class="soft">{t("organizer-open-hint")}</p>
          <Warnings round={round} warnings={warnings} />
          <Part
            round={round}
            previous={previous}
            onDraft={(found) => setDraft({ ...NOBODY, ...found })}
          />
          {people.length === 0 && <p class="soft">{t("opening-nobody")}</p>}
        </>
      )}
    </TwoLooks>
  );
}

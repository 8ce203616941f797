/** Opens a round: a first one for everybody registered, a later one for those whom the rules let advance. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roundName } from "../../../parts/names.js";
import { Sheet } from "../../../parts/Sheet.jsx";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { Advancing } from "./Advancing.jsx";
import { NameList } from "./NameList.jsx";
import { openBody, previousRound, registeredFor } from "./opening.js";

export function OpenSheet({ round, onClose }) {
  const previous = previousRound(kit.value, round);
  const [people, choose] = useState(previous ? [] : registeredFor(kit.value, round.event));
  const [failed, fail] = useState(null);

  async function open() {
    try {
      const body = openBody(kit.value, round, people);
      await append({ stream: round.id, kind: "round.open", subject: null, body });
      onClose();
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <Sheet
      open
      title={t("organizer-open-title", { round: roundName(round) })}
      onClose={onClose}
      actions={
        <Button
          tone="go"
          wide
          disabled={people.length === 0}
          data-testid="confirm-open"
          onClick={open}
        >
          {t("organizer-open-for", { count: people.length })}
        </Button>
      }
    >
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <p class="soft">{t("organizer-open-hint")}</p>
      {previous ? (
        <Advancing previous={previous} onChange={choose} />
      ) : (
        <NameList title={t("organizer-registered-title")} people={people} />
      )}
    </Sheet>
  );
}

/** The best reserve of the round before, proposed by name for a place that is free; one tap takes them in. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { shownName } from "../../../../parts/PersonName.jsx";
import { append } from "../../../../store/outbox.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../../rounds/NameList.jsx";
import { bestReserves } from "./replacing.js";
import { useLine } from "./useLine.js";

export function Replacing({ round, board, gone }) {
  const [failed, fail] = useState(null);
  const found = useLine(
    round,
    gone.map(({ person }) => person),
  );
  const best = found ? bestReserves(board, found.line, found.ranks, gone) : [];
  if (best.length === 0) return null;
  const names = best.map((number) => shownName(personOf(number)));
  const args = { list: listed(names), rank: found.ranks.get(best[0]), code: found.replaces };

  const take = (person) =>
    append({ stream: round.id, kind: "round.enter", subject: { person }, body: {} }).catch(
      ({ code }) => fail(code),
    );

  return (
    <Notice
      title={t(found.replaces ? "opening-may-replace" : "opening-may-replace-unregulated", args)}
      data-testid="replacing"
      action={best.map((number, place) => (
        <Button key={number} data-testid={`replace-${number}`} onClick={() => take(number)}>
          {t("organizer-enter-do", { name: names[place] })}
        </Button>
      ))}
    >
      {best.length > 1 && <p>{t("opening-may-replace-tied")}</p>}
      {failed && <p role="alert">{t(`error-${failed}`)}</p>}
    </Notice>
  );
}

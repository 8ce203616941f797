/** A match that is decided: who won, what is not signed yet, and the judge's word that it is over, which makes it final (11l, 9t4). */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Button } from "../../../parts/Button.jsx";
import { byOf } from "../../../parts/bracket/bracket.js";
import { matchName } from "../../../parts/bracket/named.js";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { entryState } from "../../../store/entries.js";
import { append } from "../../../store/outbox.js";
import { seat } from "../../../store/seats.js";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { isContested, settlementOf, unsigned } from "./lines.js";
import { OtherWinner } from "./OtherWinner.jsx";
import { personOf } from "./people.js";

export function MatchOver({ round, board, row }) {
  const [asked, ask] = useState(null);
  const name = row.winner ? shownName(personOf(row.winner)) : t("match-nobody");
  const open = unsigned(board, row);
  const by = byOf(row);
  const delegates = row.settled || isContested(board, row); // from then on only the authority says who won

  const settle = () => append({ stream: round.id, kind: "match.settle", body: settlementOf(row) });

  return (
    <section class="match-over">
      <p class="point-won-who" data-testid="match-winner">
        {t("match-wins", { name })}
      </p>
      {by && <p class="soft">{t(`match-by-${by}`)}</p>}
      {open.length > 0 && (
        <Notice tone="wait" title={t("match-unsigned", { count: open.length })}>
          {listed([...new Set(open.map(({ person }) => shownName(personOf(person))))])}
        </Notice>
      )}
      {row.settled && (
        <p class="match-settled" data-testid="match-settled">
          {t("match-settled")} <StateMark state={entryState(row.settled)} />
        </p>
      )}
      {!delegates && !row.walkover && (
        <Button tone="go" wide data-testid="settle" onClick={() => ask("settle")}>
          {t("match-settle")}
        </Button>
      )}
      {delegates && seat.value.role === "delegate" && (
        <Button tone="quiet" wide data-testid="otherwise" onClick={() => ask("otherwise")}>
          {t("match-otherwise")}
        </Button>
      )}
      <Button wide href="?" data-testid="to-matches">
        {t("match-others")}
      </Button>
      {asked === "otherwise" && <OtherWinner round={round} row={row} onClose={() => ask(null)} />}
      {asked === "settle" && (
        <ActSheet
          title={t("match-settle-title", { match: matchName(row.match), name })}
          label={t("match-settle")}
          tone="go"
          testId="confirm-settle"
          act={settle}
          onClose={() => ask(null)}
        >
          <p>{t("match-settle-means")}</p>
        </ActSheet>
      )}
    </section>
  );
}

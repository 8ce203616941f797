/** The rounds with their piles: where cards are left to be checked comes first. */
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Holder } from "../../parts/holder/Holder.jsx";
import { eventName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { board } from "../../store/boards.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { byId } from "./ops.js";
import { Piles } from "./Piles.jsx";
import { enteredOf, pilesOf } from "./piles.js";
import "./check.css";

export function RoundList({ id, rounds }) {
  const known = rounds
    .map((round) => ({ round, state: board(round.id).value, entries: operations(round.id) }))
    .filter(({ state }) => state)
    .map(({ round, state, entries }) => ({ round, piles: pilesOf(state, byId(entries)) }))
    .filter(({ piles }) => enteredOf(piles) + piles.unfinished.length > 0)
    .sort((a, b) => (b.piles.left.length > 0) - (a.piles.left.length > 0));

  return (
    <Page
      wide
      title={t("check-title")}
      lead={t("check-lead")}
      back={{ href: `/c/${encodeURIComponent(id)}/judge`, label: t("judge-title") }}
      actions={<Holder />}
    >
      {known.length === 0 && <EmptyList title={t("check-none")}>{t("check-none-how")}</EmptyList>}
      <ul class="check-rounds">
        {known.map(({ round, piles }) => (
          <li key={round.id}>
            <a
              class="check-round"
              href={`/c/${encodeURIComponent(id)}/check/${encodeURIComponent(round.id)}`}
              data-testid={`check-round-${round.id}`}
            >
              <span>
                <strong>{eventName(round.event)}</strong>{" "}
                <span class="soft">{t("app-round-number", { number: round.number })}</span>
              </span>
              <Piles piles={piles} />
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

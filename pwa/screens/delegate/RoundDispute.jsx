/** A round that two devices opened, or closed, without seeing each other: both, and one tap that settles it. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { matchName } from "../../parts/bracket/named.js";
import { Notice } from "../../parts/Notice.jsx";
import { roundName } from "../../parts/names.js";
import { shownName } from "../../parts/PersonName.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { venueTime } from "../../parts/when.js";
import { kit } from "../../store/kit.js";
import { append } from "../../store/outbox.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { whoOf } from "../organizer/rounds/LastStep.jsx";
import { FoldedNames, personOf } from "../organizer/rounds/NameList.jsx";
import { decided } from "./decided.jsx";
import { onlyIn, settlingBody } from "./decisions.js";

const WORDS = {
  "round.open": "open",
  "round.close": "close",
  "round.continue": "continue",
  "match.settle": "settle",
};

/** Where the match stands that was settled for somebody who is not in it: there the delegate says who won. */
function matchOf(stream, op) {
  const id = encodeURIComponent(kit.value.competition.id);
  return `/c/${id}/judge/${encodeURIComponent(stream)}?match=${op.body.match}`;
}

export function RoundDispute({ item }) {
  const [failed, fail] = useState(null);
  const round = roundName(kit.value.rounds.find((one) => one.id === item.stream));
  const entries = operations(item.stream);
  const candidates = entries.filter(({ op }) => item.ops.includes(op.id));
  const words = WORDS[item.kind];

  async function keep(op) {
    try {
      const body = settlingBody(op, entries, t("delegate-settle-reason"));
      const made = await append({ stream: item.stream, kind: op.kind, subject: null, body });
      decided.value = { words: `delegate-${words}-decided`, op: made.id, round };
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <li class="decision round-dispute" data-testid={`dispute-${item.stream}`}>
      <header class="round-dispute-head">
        <h3>{t(`delegate-${words}-twice`, { round })}</h3>
        <StateMark state="disputed" />
      </header>
      <p class="soft">{t(`delegate-${words}-twice-hint`)}</p>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <div class="versions">
        {candidates.map(({ op }) => (
          <article key={op.id} class="version">
            {op.body.people && (
              <p class="version-value">{t("delegate-people", { count: op.body.people.length })}</p>
            )}
            {op.kind === "match.settle" && (
              <p class="version-value">
                {t("delegate-settle-who", {
                  match: matchName(op.body.match),
                  name: shownName(personOf(op.body.winner)),
                })}
              </p>
            )}
            {op.body.format && <p>{t(`public-format-${op.body.format}`)}</p>}
            <p class="soft small">
              {whoOf(op)} · <time>{venueTime(op.at)}</time>
            </p>
            <FoldedNames title={t("delegate-only-here")} people={onlyIn(op, candidates)} />
            {item.ops.length > 1 && (
              <Button tone="go" data-testid={`keep-${op.id}`} onClick={() => keep(op)}>
                {t("delegate-keep")}
              </Button>
            )}
            {item.ops.length === 1 && (
              <Button href={matchOf(item.stream, op)} data-testid={`to-match-${op.id}`}>
                {matchName(op.body.match)}
              </Button>
            )}
          </article>
        ))}
      </div>
    </li>
  );
}

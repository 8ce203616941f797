/** What the next attempt needs, in two short lines at most; where a shared limit rules the attempt, its ruling in one tap. */
import { useLayoutEffect, useState } from "preact/hooks";
import { limitQuestion } from "../../../parts/cumulative/cumulative.js";
import { shown } from "../../../parts/shown.js";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { questionOf } from "../entry/entry.js";
import { useRule } from "../entry/useRule.js";
import { linesOf, offerOf, outlookQuestion, toggledOffer } from "./needs.js";
import "./offer.css";

export default function Needs({ terms, around, body, onEntry }) {
  const [put, setPut] = useState(null); // the ruling that a tap has put on the entry
  const outlook = useRule(outlookQuestion(terms, around)).value;
  const limit = useLimit(terms, around);
  const typed = limit && (body?.reading_ms !== undefined || body?.declared);
  const judged = useRule(
    typed && {
      ...questionOf(terms, body),
      cumulative_cs: terms.limit_cs,
      counted_before_cs: limit.used_cs,
    },
  ).value;
  const standing = put && body?.penalties.includes(put.code) ? put : null;
  const offer = standing ?? offerOf(limit, judged, body);

  useLayoutEffect(() => {
    // warnings make the pad grow upwards: the header gives way, not what may be tapped
    if (offer) scrollTo(0, document.documentElement.scrollHeight);
  });

  if (offer && onEntry) {
    const tap = () => {
      setPut(offer);
      onEntry((entry) => toggledOffer(entry, offer, !standing));
    };
    return (
      <button
        type="button"
        class="needs-offer"
        data-testid={`limit-${offer.verdict}`}
        aria-pressed={Boolean(standing)}
        onClick={tap}
      >
        {t(`judge-needs-${offer.verdict}`, { code: offer.code })}
      </button>
    );
  }
  return linesOf(outlook, limit, judged).map(({ id, ...args }) => (
    <p key={id} data-testid={id}>
      {t(id, written(args, terms.event))}
    </p>
  ));
}

/** What is left of the limit that rounds share, as `limits.check` answers with the row of this attempt; null where there is none. */
function useLimit(terms, around) {
  const { rounds, events } = kit.value;
  const shared = terms.cumulative.map((id) => {
    const event = rounds.find((round) => round.id === id)?.event;
    const unofficial = events.find((one) => one.id === event)?.official === false;
    return { round: id, event, unofficial, board: board(id).value };
  });
  const { value } = useRule(shared.length > 0 && limitQuestion(terms, shared, around));
  const row = value?.rows.find((one) => one.round === around.round && one.slot === around.slot);
  return row ? { ...value, row } : null;
}

/** Arguments as the field writes them: numbers are counts, `{cs, kind}` results. */
function written(args, event) {
  const write = (arg) => (typeof arg === "number" ? arg : shown(arg.cs, event, arg.kind) || "…");
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, write(arg)]));
}

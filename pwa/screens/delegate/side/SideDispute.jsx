/** What was said of a side event twice, unaware of each other: both, and one tap that keeps one. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { venueTime } from "../../../parts/when.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { whoOf } from "../../organizer/rounds/LastStep.jsx";
import { decided } from "../decided.jsx";
import { eventOf, sideName } from "./named.js";
import { wordOf } from "./OfTables.jsx";
import { Said } from "./Said.jsx";
import { keptBody, tilesOf } from "./settling.js";

export function SideDispute({ item }) {
  const [failed, fail] = useState(null);
  const { stream } = item;
  const entrants = eventOf(stream)?.entrants ?? [];
  const entries = operations(stream);
  const candidates = entries.filter(({ op }) => item.ops.includes(op.id));
  const what = item.kind.replace(".", "-");
  const word = wordOf(item.kind);
  const about = { event: sideName(stream), ...item.about };

  async function keep(op) {
    try {
      const { kind, subject } = op;
      const body = keptBody(op, t("delegate-side-reason"));
      const made = await append({ stream, kind, subject, body });
      for (const tile of tilesOf(op, entries)) {
        await append({ stream, ...tile, body: { ...tile.body, draw: made.id } });
      }
      const words = word ? `rummikub-decide-${word}-done` : `delegate-${what}-decided`;
      decided.value = { words, op: made.id, ...about };
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <li class="decision round-dispute" data-testid={`dispute-${stream}-${what}`}>
      <header class="round-dispute-head">
        <h3>
          {word ? t(`rummikub-decide-${word}-twice`, about) : t(`delegate-${what}-twice`, about)}
        </h3>
        <StateMark state="disputed" />
      </header>
      <p class="soft">{t("delegate-side-twice-hint")}</p>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <div class="versions">
        {candidates.map(({ op }) => (
          <article key={op.id} class="version">
            <Said op={op} entrants={entrants} />
            <p class="soft small">
              {whoOf(op)} · {t("organizer-device", { number: op.device })} ·{" "}
              <time>{venueTime(op.at)}</time>
            </p>
            <Button tone="go" data-testid={`keep-${op.id}`} onClick={() => keep(op)}>
              {t("delegate-keep")}
            </Button>
          </article>
        ))}
      </div>
    </li>
  );
}

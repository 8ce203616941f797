/** A seat that two were tapped in for, or somebody tapped in at two: who sits where, and one tap that says who stays. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { venueTime } from "../../../parts/when.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { whoOf } from "../../organizer/rounds/LastStep.jsx";
import { colourOf } from "../../rummikub/tile/colours.js";
import { eventHref } from "../../rummikub/views.js";
import { personOf } from "../../side/people.js";
import { decided } from "../decided.jsx";
import { eventOf, sideName } from "./named.js";
import { seatedBy } from "./settling.js";

export function SeatDispute({ id, item }) {
  const [failed, fail] = useState(null);
  const { stream, person } = item;
  const { round, table, seat } = item.about;
  const entrants = eventOf(stream)?.entrants ?? [];
  const nameOf = (number) => shownName(personOf(kit.value.people, entrants, number));
  const event = sideName(stream);
  const candidates = operations(stream).filter(({ op }) => item.ops.includes(op.id));
  const title = person
    ? t("rummikub-decide-person-twice", { event, round, name: nameOf(person) })
    : t("rummikub-decide-seat-twice", { event, round, seat: placeName({ table, seat }) });

  async function keep(op) {
    try {
      const made = await append({ stream, ...seatedBy(op, t("delegate-side-reason")) });
      const what = t("rummikub-decide-sits", {
        name: nameOf(op.subject.person),
        seat: placeName(op.body),
      });
      decided.value = { words: "rummikub-decide-decided", op: made.id, what };
    } catch (error) {
      fail(error.code);
    }
  }

  return (
    <li
      class="decision round-dispute"
      data-testid={`dispute-${stream}-seat-${person ?? `${table}-${seat}`}`}
    >
      <header class="round-dispute-head">
        <h3>{title}</h3>
        <StateMark state="disputed" />
      </header>
      <p class="soft">
        {t(person ? "rummikub-decide-person-twice-hint" : "rummikub-decide-seat-twice-hint")}
      </p>
      {failed && <Notice tone="stop" title={t(`error-${failed}`)} />}
      <div class="versions">
        {candidates.map(({ op }) => (
          <article key={op.id} class="version">
            <p class="side-last">{nameOf(op.subject.person)}</p>
            <p>{placeName(op.body)}</p>
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
      <div class="aside-do">
        <Button href={eventHref(id, stream, "draw")}>{t("rummikub-decide-to-draw")}</Button>
      </div>
    </li>
  );
}

/** *Table 3, red*; of whom somebody took off a table, that. */
function placeName({ table, seat }) {
  if (!table) return t("rummikub-decide-no-seat");
  return t("rummikub-decide-seat", { table, colour: t(`rummikub-what-colour-${colourOf(seat)}`) });
}

/** One attempt of a match: the same keypad, penalties, signature and changes as on every card, for the point of this person. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { typing } from "../../../app/update.js";
import { slotOf } from "../../../parts/bracket/bracket.js";
import { matchName } from "../../../parts/bracket/named.js";
import { PersonName } from "../../../parts/PersonName.jsx";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { aroundOf } from "../card/around.js";
import { CardNotice } from "../card/CardNotice.jsx";
import { cardOf } from "../card/card.js";
import { asksOf, withAsks } from "../card/extras.js";
import { noteFor } from "../card/note.js";
import Recorded from "../card/Recorded.jsx";
import { saidBy } from "../card/standing.js";
import { Entry } from "../entry/Entry.jsx";
import { kindFor } from "../entry/kind.js";
import { Handover } from "../handover/Handover.jsx";
import { toldOf } from "../handover/line.js";
import { termsOf } from "../terms.js";
import { lineOf } from "./lines.js";
import { personOf } from "./people.js";

export function MatchAttempt({ round, board, row, person: number, point, onLeave }) {
  const section = useRef(null);
  const writing = useRef(false);
  const [again, setAgain] = useState(false);
  const [handed, setHanded] = useState(null);
  const person = personOf(number);
  const terms = termsOf(round);
  const slot = slotOf(row.step, point);
  const entries = operations(round.id).map(({ op }) => op);
  const told = withAsks(
    cardOf(board, round, number),
    asksOf(board, number, (id) => entries.find((op) => op.id === id)?.body),
  );
  const line = lineOf(told, slot);
  const card = { ...told, slots: [line], closed: false }; // this attempt alone: what is next the match says
  const kind = kindFor(line, seat.value.role);
  const blank = line.status === "empty" || line.status === "extra";
  const kept = writing.current && typing.peek(); // news of others takes nothing away that is typed
  writing.current = !handed && (blank || again || kept);
  const where = t("match-where", { match: matchName(row.match), point });

  useLayoutEffect(() => {
    section.current.focus({ preventScroll: true });
    scrollTo(0, document.documentElement.scrollHeight);
  }, []);

  const save = async (body) => {
    const subject = { person: number, slot };
    const op = await append({ stream: round.id, kind, subject, body });
    if (kind !== "attempt.record") return onLeave();
    setAgain(false);
    setHanded({ op: op.id, slot, body });
  };
  const said = saidBy(entries, line.op);

  return (
    <section
      ref={section}
      class="card match-attempt"
      aria-label={where}
      tabIndex={-1}
      data-testid="match-attempt"
    >
      <header class="card-head">
        <PersonName person={person} className="card-person" />
        <p class="card-attempt">{where}</p>
      </header>
      {!writing.current && !handed && <CardNotice card={card} slot={line} onLeave={onLeave} />}
      {writing.current && (
        <Entry
          terms={terms}
          kind={kind}
          note={noteFor(card, line, kind, kept && !again)}
          around={aroundOf(round, board, card, number, slot)}
          onSave={save}
          onLeave={onLeave}
          onMove={() => {}}
        />
      )}
      {!handed && !writing.current && (
        <Recorded
          round={round}
          terms={terms}
          board={board}
          person={number}
          slot={line}
          body={said}
          leaveWord="match-back"
          onAgain={() => setAgain(true)}
          onHand={() => setHanded({ op: line.op, slot, body: said })}
          onLeave={onLeave}
          onMove={() => {}}
        />
      )}
      {handed && (
        <Handover
          round={round}
          board={board}
          terms={terms}
          person={person}
          card={{ ...card, closed: true }}
          handed={{
            ...handed,
            told: toldOf(board, card, handed),
            where,
            point,
            back: t("match-back"),
          }}
          onBack={() => setHanded(null)}
          onSame={onLeave}
          onNext={onLeave}
        />
      )}
    </section>
  );
}

/** One competitor's card: the attempts, and for the one chosen either the pad or what stands there already. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { aside } from "../../../app/aside.js";
import { laterWithWords } from "../../../app/later.js";
import { typing } from "../../../app/update.js";
import { PersonName, shownName } from "../../../parts/PersonName.jsx";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { dropClocks } from "../attempt/clocks.js";
import { InProgress } from "../attempt/InProgress.jsx";
import { runningOf, setRunning } from "../attempt/running.js";
import { Entry } from "../entry/Entry.jsx";
import { plainText } from "../entry/entry.js";
import { kindFor } from "../entry/kind.js";
import { Handover } from "../handover/Handover.jsx";
import { toldOf } from "../handover/line.js";
import { termsOf } from "../terms.js";
import { aroundOf } from "./around.js";
import { CardNotice } from "./CardNotice.jsx";
import { cardByHand, cardOf, nextSlot } from "./card.js";
import { asksOf, withAsks } from "./extras.js";
import { noteFor } from "./note.js";
import { padSlot } from "./pad.js";
import { Slots } from "./Slots.jsx";
import { saidBy } from "./standing.js";
import "./card.css";

const Recorded = laterWithWords(() => import("./Recorded.jsx"));
const useMarks = aside(() => import("../../../parts/signatures/CardSignatures.jsx"));

export function Card({ round, board, number, onNext }) {
  const section = useRef(null);
  const before = useRef(null); // what the pad stood for when it was last drawn
  const [picked, setPicked] = useState(null); // {slot, again, begun} chosen by hand, or begun here; else the board's next
  const [handed, setHanded] = useState(null); // what the competitor is to check
  const person = kit.value.people.find((one) => one.number === number) ?? { number, name: "" };
  const opOf = (id) => operations(round.id).find(({ op }) => op.id === id)?.op.body;
  const card = board
    ? withAsks(cardOf(board, round, number), asksOf(board, number, opOf))
    : cardByHand(cardOf(null, round, number), operations(round.id), number, plainText);
  const solving = runningOf(round, number);
  const chosen = picked?.slot ?? handed?.slot ?? solving?.slot;
  // peeked at: drawn once more for it, the hand-over would speak before anybody listens
  const { current, kept } = padSlot(before.current, typing.peek(), chosen, nextSlot(card));
  const slot = card.slots.find((one) => one.slot === current);
  const kind = slot && kindFor(slot, seat.value.role);
  const terms = termsOf(round);
  const known = card.inRound !== false;
  const blank = slot?.status === "empty" || slot?.status === "extra";
  const writing = known && slot && (blank || kept || picked?.again);
  const Marks = useMarks(known && (!writing || scrambledOn(round.id, number))); // none before the pad can be used
  before.current = { slot: current, told: board !== null, writing: writing && !handed };

  useLayoutEffect(() => {
    section.current.focus({ preventScroll: true }); // away from the list, so that keys go to the pad
    scrollTo(0, document.documentElement.scrollHeight); // on a short screen the header gives way, not the card
  }, []);

  const save = async (body) => {
    const subject = { person: number, slot: current };
    const op = await append({ stream: round.id, kind, subject, body });
    dropClocks({ round: round.id, ...subject });
    setPicked({ slot: current, again: false });
    if (kind === "attempt.record") setHanded({ op: op.id, slot: current, body });
  };
  const attempt = t("judge-attempt", { slot: current ?? 0, of: card.slots.length });
  const leave = () => onNext(null);
  const choose = (one) => {
    if (!picked && one === current) return; // the pad is there, with what is typed
    before.current = null;
    setPicked({ slot: one, again: false });
  };
  const move = (step) => {
    const next = card.slots.find((one) => one.slot === (current ?? 0) + step);
    if (next) choose(next.slot);
  };

  const hand = () => setHanded({ op: slot.op, slot: current, body: bodyOf(round.id, slot.op) });

  return (
    <section
      ref={section}
      class="card"
      aria-label={current && known ? `${shownName(person)}, ${attempt}` : shownName(person)}
      tabIndex={-1}
    >
      <header class="card-head">
        <PersonName person={person} className="card-person" />
        {current && known && <p class="card-attempt">{attempt}</p>}
      </header>
      {known && (
        <Slots
          round={round}
          card={card}
          board={board}
          person={number}
          current={current}
          onChoose={choose}
        />
      )}
      {Marks && known && !handed && (
        <Marks
          round={round}
          terms={terms}
          person={number}
          card={card}
          slot={slot}
          writing={writing}
          onHand={hand}
        />
      )}
      {!writing && <CardNotice card={card} slot={slot} onLeave={leave} />}
      {!handed && writing && (
        <Entry
          key={picked?.slot ?? "next"} // not by what the board says: its news must not clear what is typed
          terms={terms}
          kind={kind}
          note={noteFor(card, slot, kind, kept && !picked?.again)}
          begun={picked?.begun}
          around={aroundOf(round, board, card, number, current)}
          onStart={
            !picked?.again &&
            kind === "attempt.record" &&
            (() => setRunning({ round: round.id, person: number, slot: current }))
          }
          onSave={save}
          onLeave={leave}
          onMove={move}
        />
      )}
      {!handed && known && slot && !writing && (
        <Recorded
          round={round}
          terms={terms}
          board={board}
          person={number}
          slot={slot}
          body={bodyOf(round.id, slot.op)}
          onAgain={() => setPicked({ slot: current, again: true })}
          onHand={hand}
          onLeave={leave}
          onMove={move}
        />
      )}
      {handed && (
        <Handover
          round={round}
          board={board}
          terms={terms}
          person={person}
          card={card}
          handed={{ ...handed, told: toldOf(board, card, handed) }}
          onBack={() => setHanded(null)}
          onSame={() => {
            setHanded(null);
            setPicked(null);
          }}
          onNext={onNext}
        />
      )}
      {solving && known && (
        <InProgress
          person={person}
          round={round.id}
          slot={solving.slot}
          slots={card.slots.length}
          onTime={() => {
            setPicked({ slot: solving.slot, again: false, begun: true });
            setRunning(null);
          }}
        />
      )}
    </section>
  );
}

/** Whether anybody told of a scramble for this card. */
function scrambledOn(stream, person) {
  return operations(stream).some(
    ({ op }) => op.kind === "attempt.scrambled" && op.subject?.person === person,
  );
}

function bodyOf(stream, id) {
  return saidBy(
    operations(stream).map(({ op }) => op),
    id,
  );
}

/** Closes a round after a second look: what is still open, by name; and on the way, in one step, a DNS for those who did not start. */
import { useRef, useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { roundName } from "../../../parts/names.js";
import { board as boardOf } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { append } from "../../../store/outbox.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { seenByDevice } from "./closing.js";
import { HeldUpGroup } from "./HeldUpGroup.jsx";
import { knownHeldUp } from "./knownHeldUp.js";
import { NoShows } from "./NoShows.jsx";
import { dnsBody, noShows } from "./noShows.js";
import { openingOf } from "./openingOf.js";
import { PhonesThatHold } from "./PhonesThatHold.jsx";
import { useDnsSlots } from "./useDnsSlots.js";

export function CloseSheet({ round, seat, onClose }) {
  const board = boardOf(round.id).value; // what others do meanwhile is seen here, too
  const groups = knownHeldUp(round, board);
  const kinds = round.format === "h" ? { never: [], rest: [] } : noShows(board, groups);
  const opening = openingOf(round, board);
  const slots = useDnsSlots(opening, cardsOf(board, [...kinds.never, ...kinds.rest]));
  const [given, give] = useState(new Map()); // person → whether they get the DNS that was asked for their list
  const [written, count] = useState(null); // {done, all} while they are being written
  const left = useRef(null); // what is still to be written, also after a failure
  const acting = useRef(false);

  const never = kinds.never.filter((person) => slots?.has(person));
  const rest = kinds.rest.filter((person) => slots?.has(person));
  const chosen = [...never, ...rest].filter((person) => given.get(person));
  const meanwhile = board.round.status !== "open" && !acting.current;
  const others = groups.filter(({ what }) => what !== "missing" && what !== "begun");
  const clear = groups.length === 0;

  async function close() {
    acting.current = true;
    left.current ??= chosen.flatMap((person) =>
      slots.get(person).map((slot) => ({ person, slot })),
    );
    const all = left.current.length;
    while (left.current.length) {
      count({ done: all - left.current.length, all });
      const body = dnsBody(opening.event);
      await append({ stream: round.id, kind: "attempt.record", subject: left.current[0], body });
      left.current.shift();
    }
    const body = { seen: seenByDevice(operations(round.id)) }; // with what was just written
    return append({ stream: round.id, kind: "round.close", subject: null, body });
  }

  const put = (people, on) => give(new Map([...given, ...people.map((one) => [one, on])]));
  const shared = { slots, given, put, may: seat.role === "delegate" };
  return (
    <ActSheet
      title={t("organizer-close-title", { round: roundName(round) })}
      label={labelOf(chosen.length, clear)}
      disabled={meanwhile}
      testId="confirm-close"
      act={close}
      onClose={onClose}
    >
      {meanwhile && <Notice tone="wait" title={t("glance-closed-meanwhile")} />}
      {written ? (
        <p role="status">{t("glance-dns-writing", written)}</p>
      ) : (
        <>
          {clear && <Notice tone="go" title={t("organizer-close-clear")} />}
          <p class="soft">{t("organizer-close-hint")}</p>
          <PhonesThatHold competition={kit.value.competition.id} />
          {others.map(({ what, people }) => (
            <HeldUpGroup key={what} begins={people.length < 6} {...{ what, people, board }} />
          ))}
          <NoShows kind="never" people={never} {...shared} />
          <NoShows kind="rest" people={rest} {...shared} />
          {never.length + rest.length > 0 && (
            <p class="soft small">{t(shared.may ? "glance-dns-undo" : "glance-dns-who-may")}</p>
          )}
        </>
      )}
    </ActSheet>
  );
}

function labelOf(count, clear) {
  if (count) return t("glance-dns-and-close", { count });
  return t(clear ? "organizer-close" : "organizer-close-anyway");
}

function cardsOf(board, people) {
  const wanted = new Set(people);
  return board.cards.filter(({ person }) => wanted.has(person));
}

/** One card, a line: the competitor, the attempts to be typed from paper, what the rules say to them, and the key that saves. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTyping } from "../../app/useTyping.js";
import { Button } from "../../parts/Button.jsx";
import { Notice } from "../../parts/Notice.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { resultOf } from "../../parts/result-field/typed.js";
import { shown, textOf } from "../../parts/shown.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { nextSlot } from "../judge/card/card.js";
import { noteFor } from "../judge/card/note.js";
import { showing } from "../judge/entry/entry.js";
import { kindFor } from "../judge/entry/kind.js";
import { termsOf } from "../judge/terms.js";
import { AttemptCell } from "./AttemptCell.jsx";
import { endsAt, removable } from "./draft.js";
import { besideOf } from "./look.js";
import { Reasons } from "./Reasons.jsx";
import { SaveCard } from "./SaveCard.jsx";
import { useCard } from "./useCard.js";
import { useLook } from "./useLook.js";
import { lookWords, wordsMeanwhile } from "./words.js";

/** @param {{before: number|null, onDone: (done: {person: number|null, saved: number, ahead: string}) => void}} props */
export function CardLine({ round, board, card, person, before, onDone }) {
  const { slots } = card;
  const { number } = person;
  const terms = termsOf(round);
  const result = resultOf(round.event);
  const limit = terms.limit_cs ? textOf(showing(terms.event, terms.limit_cs)) : null;
  const inputs = useRef(new Map());
  const ahead = useRef(""); // typed while the card is being saved: the next number
  const [off, setOff] = useState(false);
  const [current, setCurrent] = useState(nextSlot(card) ?? 1);
  const typed = useCard({
    round,
    result,
    slots,
    number,
    limit,
    onDone: (done) => onDone({ ...done, ahead: ahead.current }),
  });
  const { draft, step } = typed;
  const [look, lookNow] = useLook(terms, slots, draft, () => besideOf(board, number, before));
  const notes = notesOf(card, draft, current, seat.value.role);
  const words = typed.warned
    ? lookWords(look, limit, result)
    : wordsMeanwhile(look, limit, result, current);

  useTyping(draft.size > 0);

  const focus = (slot) => inputs.current.get(slot)?.current?.focus();
  useLayoutEffect(() => {
    focus(current);
  }, []);
  useLayoutEffect(() => {
    if (typed.told?.slot) focus(typed.told.slot);
  }, [typed.told]);

  const enter = (slot) => {
    if (slot < slots.length && !endsAt(draft, slots, slot)) return focus(slot + 1);
    ahead.current = "";
    typed.finish(lookNow);
  };
  const keepAhead = (event) => {
    if (!typed.working.current) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key.length === 1) ahead.current += event.key;
    if (event.key === "Backspace") ahead.current = ahead.current.slice(0, -1);
  };

  return (
    <section
      class={`card-line card-line-${result}`}
      aria-label={t("table-card", { name: person.name })}
      onKeyDownCapture={keepAhead}
    >
      <PersonName person={person} className="card-line-person" />
      <div class="card-line-attempts">
        {slots.map((slot) => (
          <AttemptCell
            key={slot.slot}
            slot={slot}
            result={result}
            typed={draft.get(slot.slot)}
            read={look.read.find((one) => one.slot === slot.slot)}
            inputRef={inputOf(inputs.current, slot.slot)}
            onTyped={(change) => typed.type(slot.slot, change)}
            onFocus={() => {
              setCurrent(slot.slot);
              typed.backToTyping();
            }}
            onEnter={() => enter(slot.slot)}
            onMove={(by) => focus(slot.slot + by)}
            onLeave={typed.leave}
          />
        ))}
        {look.average !== 0 && (
          <p class="card-line-average">
            <span>{t("public-average")}</span>
            <output class="digits" data-testid="table-average">
              {shown(look.average, round.event, "average")}
            </output>
          </p>
        )}
      </div>
      <div class="card-line-words" role="status">
        {notes.map((id) => (
          <p key={id} class="soft">
            {t(id)}
          </p>
        ))}
        {words.length > 0 && !typed.told && (
          <Notice tone="wait" title={t("table-look-again")} data-testid="table-warnings">
            <ul>
              {words.map((one) => (
                <li key={one.words}>{one.words}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {typed.told && (
        <Notice tone="stop" title={typed.told.title} data-testid="table-told">
          {typed.told.words}
        </Notice>
      )}
      {step === "leaving" && (
        <Notice tone="stop" data-testid="table-leaving">
          {t("table-leaving")}
        </Notice>
      )}
      <div class="card-line-do">
        <SaveCard
          step={step}
          empty={draft.size === 0}
          onSave={() => typed.finish(lookNow)}
          onBack={() => {
            typed.backToTyping();
            focus(words[0]?.slot ?? current);
          }}
        />
        {removable(slots).length > 0 && draft.size === 0 && (
          <Button tone="quiet" data-testid="table-take-off" onClick={() => setOff(true)}>
            {t("table-take-off")}
          </Button>
        )}
        <Button tone="quiet" data-testid="table-leave" onClick={typed.leave}>
          {t("table-leave")}
        </Button>
      </div>
      <Reasons
        asked={step === "reason" ? "change" : off ? "off" : null}
        onChange={typed.giveReason}
        onOff={(reason) =>
          typed.takeOff(
            removable(slots).map(({ slot }) => slot),
            reason,
          )
        }
        onClose={() => {
          setOff(false);
          typed.backToTyping();
        }}
      />
    </section>
  );
}

/** What the rules ask of changes of this card: of those that are typed, and of the attempt under the cursor. */
function notesOf(card, draft, current, role) {
  const about = card.slots.filter(({ slot }) => slot === current || draft.has(slot));
  const notes = about.map((slot) => noteFor(card, slot, kindFor(slot, role)));
  return [...new Set(notes.filter(Boolean))];
}

function inputOf(inputs, slot) {
  if (!inputs.has(slot)) inputs.set(slot, { current: null });
  return inputs.get(slot);
}

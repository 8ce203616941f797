/** One card, typed again from paper: a field an attempt, Enter goes on, the last Enter hands the card over. What is entered is never shown. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/Button.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { ResultField } from "../../parts/result-field/ResultField.jsx";
import { after, blankOf, isBlank } from "../../parts/result-field/typed.js";
import { t } from "../../words/words.js";
import { nextStep } from "./steps.js";
import "./card-form.css";

/** @param {{result: string, start?: object[], onTyping: (dirty: boolean) => void}} props `start`: what was typed before */
export function CardForm({ person, card, result, start, onTyping, onDone, onLeave }) {
  const [typed, setTyped] = useState(start ?? card.slots.map(() => blankOf(result)));
  const [active, setActive] = useState(0);
  const [asked, setAsked] = useState(null); // the attempt whose blank the person has been asked about
  const fields = useRef(card.slots.map(() => ({ current: null }))).current;

  useLayoutEffect(() => fields[0].current?.focus(), []); // before the next key comes
  useLayoutEffect(() => {
    onTyping(typed.some((one) => !isBlank(one)));
    return () => onTyping(false);
  }, [typed]);

  const change = (place) => (update) =>
    setTyped((now) => now.map((one, at) => (at === place ? update(one) : one)));
  const go = (place) => fields[place]?.current?.focus();
  const enter = () => {
    const next = nextStep(card.slots, typed, active, asked);
    if (next.ask !== undefined) setAsked(next.ask);
    if (next.done) onDone(typed);
    else go(next.go);
  };
  const rule = (key) => {
    change(active)((now) => after(result, now, key));
    go(active);
  };

  return (
    <section
      class={`typing typing-${result}`}
      aria-label={t("check-card")}
      data-testid="check-card"
    >
      <header class="typing-head">
        <PersonName person={person} className="typing-person" />
        <Button tone="quiet" onClick={onLeave}>
          {t("check-leave")}
        </Button>
      </header>
      <ol class="typing-fields">
        {card.slots.map(({ slot }, place) => (
          <li
            key={slot}
            class="typing-attempt"
            aria-current={place === active ? "step" : undefined}
            onFocusIn={() => setActive(place)}
          >
            <span class="typing-number digits" aria-hidden="true">
              {slot}
            </span>
            <ResultField
              result={result}
              typed={typed[place]}
              label={t("check-attempt", { slot })}
              onTyped={change(place)}
              onEnter={enter}
              onLeave={onLeave}
              onMove={(step) => go(place + step)}
              inputRef={fields[place]}
              testId={`check-attempt-${slot}`}
            />
          </li>
        ))}
      </ol>
      <p class="typing-asked" role="status">
        {asked !== null && t("check-blank-asked", { slot: asked + 1 })}
      </p>
      <div class="typing-do">
        <Button onClick={() => rule("dnf")}>DNF</Button>
        <Button onClick={() => rule("dns")}>DNS</Button>
        <Button tone="go" data-testid="check-next" onClick={enter}>
          {t(
            active + 1 < card.slots.length && active !== asked
              ? "check-next-attempt"
              : "check-compare",
          )}
        </Button>
      </div>
      <p class="typing-keys soft small">{t("check-keys")}</p>
    </section>
  );
}

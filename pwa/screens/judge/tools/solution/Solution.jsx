/** A solution of fewest moves, typed or pasted and checked as it is typed; what is used becomes the entry on the pad. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { CubeNet } from "../../../../parts/cube-net/CubeNet.jsx";
import { hasKeyboard } from "../../../../parts/hasKeyboard.js";
import { Sheet } from "../../../../parts/Sheet.jsx";
import Written from "../../../../parts/written/Written.jsx";
import { t } from "../../../../words/words.js";
import { Keys } from "./Keys.jsx";
import { pressed } from "./keys.js";
import { Lines } from "./Lines.jsx";
import { saidOf } from "./said.js";
import { keepScramble, scrambleOf } from "./scrambles.js";
import { useCheck } from "./useCheck.js";
import "./solution.css";

/** So many signs that are no moves are named at once; the others are marked all the same. */
const mostNamed = 3;

export default function Solution({ terms, rules, around, entry, onEntry, onClose }) {
  const attempt = { round: terms.round, slot: around?.slot };
  const draft = entry.draft ?? { scramble: scrambleOf(attempt), solution: "" };
  const [changing, change] = useState(draft.scramble === "");
  const [system, callSystem] = useState(hasKeyboard);
  const fields = { scramble: useRef(null), solution: useRef(null) };
  const active = useRef(changing ? "scramble" : "solution");
  const { value, code } = useCheck(terms, draft);
  const wrongScramble = code === "bad-argument";
  const errors = value?.errors ?? [];
  const usable = draft.scramble.trim() && draft.solution.trim() && !wrongScramble;

  const write = (name, text) => {
    onEntry((now) => ({ ...now, draft: { ...draft, ...now.draft, [name]: text } }));
    if (name === "scramble") keepScramble(attempt, text);
  };
  const key = (sign) => {
    const field = fields[active.current].current;
    const after = pressed(field.value, field.selectionStart, field.selectionEnd, sign);
    field.value = after.text;
    field.setSelectionRange(after.at, after.at);
    write(active.current, after.text);
  };
  const use = () => {
    onEntry((now) => ({ ...now, digits: "", ruling: null, draft, written: draft }));
    onClose();
  };

  useEffect(() => fields[active.current].current?.focus(), [changing]);

  const inputMode = system ? "text" : "none";
  const fieldOf = (name) => ({
    text: draft[name],
    inputMode,
    fieldRef: fields[name],
    onText: (text) => write(name, text),
    onFocus: () => {
      active.current = name;
    },
    "data-testid": `solution-${name}`,
  });

  return (
    <Sheet
      open
      title={t("judge-tool-solution")}
      onClose={onClose}
      actions={
        <div class="solution-do">
          <Keys
            innerTurns={rules.fewest.inner_turns}
            system={system}
            onKey={key}
            onSystem={() => callSystem(!system)}
          />
          <Button tone="go" wide data-testid="solution-use" disabled={!usable} onClick={use}>
            {value && usable ? t("solution-use", { result: value.text }) : t("solution-use-it")}
          </Button>
        </div>
      }
    >
      {changing ? (
        <Lines
          {...fieldOf("scramble")}
          label={t("solution-scramble", { slot: attempt.slot ?? 0 })}
          hint={attempt.round && t("solution-scramble-hint")}
          error={wrongScramble && t("solution-scramble-wrong")}
        />
      ) : (
        <div class="solution-scramble">
          <p class="small">
            <span class="soft">{t("solution-scramble", { slot: attempt.slot ?? 0 })}</span>
            <Written text={draft.scramble} />
          </p>
          <Button
            tone="quiet"
            data-testid="solution-change"
            onClick={() => {
              active.current = "scramble";
              change(true);
            }}
          >
            {t("solution-scramble-change")}
          </Button>
          {wrongScramble && <p class="field-error">{t("solution-scramble-wrong")}</p>}
        </div>
      )}
      <Lines {...fieldOf("solution")} label={t("solution-solution")} errors={errors} />
      <div class="solution-found">
        <div role="status" data-testid="solution-said">
          {saidOf(draft, { value, code }, rules.fewest.longest).map(({ id, args, tone }) => (
            <p key={id} class={`solution-${tone}`} data-said={id}>
              {t(id, args)}
            </p>
          ))}
        </div>
        {value && <CubeNet state={value.state} label={t("solution-net")} />}
      </div>
      {errors.slice(0, mostNamed).map(({ position, token }) => (
        <Button
          key={position}
          data-testid={`solution-error-${position}`}
          onClick={() => goTo(fields.solution.current, position, token)}
        >
          {t("solution-strange", { token, place: position + 1 })}
        </Button>
      ))}
    </Sheet>
  );
}

/** Chooses the sign in its field, so that the next key writes over it. */
function goTo(field, position, token) {
  const start = [...field.value].slice(0, position).join("").length;
  field.focus();
  field.setSelectionRange(start, start + token.length);
}

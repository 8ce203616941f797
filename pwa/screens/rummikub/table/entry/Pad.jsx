/** The keys under the thumb: the number of the chosen line, four states of a player, and the one button that goes on or saves. */
import { Button } from "../../../../parts/Button.jsx";
import { Keypad } from "../../../../parts/keypad/Keypad.jsx";
import { useKeyboard } from "../../../../parts/keypad/keyboard.js";
import { t } from "../../../../words/words.js";
import { useKeys } from "../../../side/useKeys.js";
import { at, press } from "./draft.js";
import { Said } from "./Said.jsx";
import { canSave, neighbour, nextStep } from "./steps.js";

const STATES = ["out", "no-meld", "absent"];
const FIELDS = ["sum", "tiles", "drawn"];

export function Pad({ table, game, typing, correcting, barred, onSave, onLeave }) {
  const { draft, change, answer, told, touched } = typing;
  const line = draft.lines.find(({ person }) => person === draft.at) ?? null;
  const next = nextStep(draft, told.missing);
  const changed = !correcting || touched;
  const ready = !barred && changed && canSave(draft, answer);
  const key = (name) => change((now) => press(now, name));
  const go = (step) => change((now) => at(now, neighbour(now, step)));
  const onward = () => {
    if (next) change((now) => at(now, next.person, next.field));
    else if (ready) onSave();
  };

  useKeyboard((meaning) => {
    if (/^\d$/.test(meaning) || meaning === "back" || meaning === "clear") key(meaning);
    if (meaning === "plus2") key("joker");
    if (meaning === "save") onward();
    if (meaning === "before") go(-1);
    if (meaning === "after") go(1);
    if (meaning === "leave") onLeave();
  });
  useKeys({
    arrowup: () => go(-1),
    arrowdown: () => go(1),
    r: () => key("out"),
    j: () => key("joker"),
    m: () => key("no-meld"),
    a: () => key("absent"),
  });

  const rulings = [
    { key: "out", label: t("rummikub-table-key-out") },
    { key: "joker", label: <Jokers count={line?.jokers ?? 0} /> },
    { key: "no-meld", label: t("rummikub-table-key-no-meld") },
    { key: "absent", label: t("rummikub-table-key-absent") },
  ].map((one) => ({
    ...one,
    testid: `key-${one.key}`,
    disabled: !line,
    pressed: STATES.includes(one.key) ? line?.state === one.key : line?.jokers > 0,
  }));

  return (
    <section class="mat game-pad" aria-label={faceWords(line, table)} data-testid="typed">
      <Said table={table} draft={draft} answer={answer} told={told} />
      <Fields line={line} draft={draft} told={told} change={change} />
      <Keypad onKey={key} rulings={rulings} />
      <Button
        tone={next ? "strong" : "go"}
        wide
        disabled={!next && !ready}
        data-testid={next ? "entry-next" : "entry-save"}
        onClick={onward}
      >
        {wordsOf(next, game, correcting, table)}
      </Button>
    </section>
  );
}

function wordsOf(next, game, correcting, { nameOf }) {
  if (next) return t("rummikub-table-next", { name: nameOf(next.person) });
  if (correcting) return t("rummikub-table-save-correction");
  return t("rummikub-table-save", { game });
}

function faceWords(line, { nameOf }) {
  return line
    ? t("rummikub-table-count", { name: nameOf(line.person) })
    : t("rummikub-table-choose");
}

/** Where a tie asks for more than the sum: which number the digits are. */
function Fields({ line, draft, told, change }) {
  const asked = told.missing.map(({ field }) => field);
  const offered = FIELDS.filter(
    (field) => field === "sum" || asked.includes(field) || (line && line[field] !== ""),
  );
  if (!line || offered.length === 1) return null;
  return (
    <div class="pad-fields">
      {offered.map((field) => (
        <button
          key={field}
          type="button"
          class="pad-field"
          aria-pressed={draft.field === field}
          data-testid={`field-${field}`}
          onClick={() => change((now) => at(now, line.person, field))}
        >
          <span>{t(`rummikub-table-field-${field}`)}</span>
          <span class="digits">{line[field] || "–"}</span>
        </button>
      ))}
    </div>
  );
}

/** How many jokers are left on the rack, as dots beside the word. */
function Jokers({ count }) {
  return (
    <>
      <span>{t("rummikub-table-key-joker")}</span>
      <span class="pad-jokers digits">×{count}</span>
    </>
  );
}

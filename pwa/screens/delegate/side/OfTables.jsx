/** What one operation says of an event of tables: the plan, a draw, a cut, a place, a tile for a tie, or a referee's −200. */
import { t } from "../../../words/words.js";

/** The name in the catalogue of each kind that only they have. */
const WORDS = {
  "draw.open": "draw-open",
  "cut.decide": "cut",
  "tie.draw": "tie-tile",
  "place.decline": "place",
  "place.accept": "place",
  "game.purpose": "purpose",
};

/** @returns {string|null} null of a kind that events of matches have too */
export function wordOf(kind) {
  return WORDS[kind] ?? null;
}

export function ofTables({ kind, body }) {
  return wordOf(kind) !== null || (kind === "side.plan" && body.game === "rummikub");
}

export function OfTables({ op, nameOf }) {
  const [first, ...more] = linesOf(op, nameOf);
  const reason = op.body.reason?.trim();
  return (
    <>
      <p class="side-last">{first}</p>
      {more.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reason && <q class="small">{reason}</q>}
    </>
  );
}

function linesOf({ kind, body, subject }, nameOf) {
  const name = nameOf(subject?.person);
  if (kind === "side.plan") return planLines(body);
  if (kind === "draw.open")
    return [
      t(`rummikub-decide-draw-${body.how}`, { seed: body.seed ?? "" }),
      t("rummikub-decide-draw-size", {
        people: body.people.length,
        tables: body.sizes.length,
      }),
    ];
  if (kind === "cut.decide") return body.advance.map(nameOf);
  if (kind === "tie.draw") return [t("rummikub-decide-tie", { name, number: body.number })];
  if (kind === "game.purpose")
    return [
      name,
      t(body.on_purpose ? "rummikub-decide-purpose-yes" : "rummikub-decide-purpose-no"),
    ];
  return [
    name,
    t(kind === "place.decline" ? "rummikub-decide-declines" : "rummikub-decide-accepts"),
  ];
}

function planLines({ name, capacity, stages, turn_seconds: seconds }) {
  return [
    name,
    capacity
      ? t("rummikub-decide-plan-capacity", { count: capacity })
      : t("rummikub-decide-plan-no-limit"),
    ...stages.map(({ rounds, advance }, at) =>
      t("rummikub-decide-plan-stage", {
        stage: at + 1,
        games: rounds.join(" + "),
        advance: advance ?? "–",
      }),
    ),
    t("rummikub-decide-plan-turn", { seconds }),
  ];
}

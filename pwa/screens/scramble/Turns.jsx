/** The puzzles that want a scramble, the next one first; then everybody else, for a puzzle that comes out of turn. */
import { EmptyList } from "../../parts/EmptyList.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { usePortions } from "../../parts/usePortions.js";
import { t } from "../../words/words.js";
import { turnsOf } from "./turns.js";

export function Turns({ people, cards, ops, onChoose }) {
  const turns = turnsOf(cards, ops);
  const waiting = new Set(turns.map(({ person }) => person));
  const others = cards
    .filter(({ person }) => !waiting.has(person))
    .map(({ person, slots }) => ({ person, slot: lastOf(slots) }));
  return (
    <>
      {turns.length === 0 && (
        <EmptyList title={t("signing-none")}>{t("signing-none-how")}</EmptyList>
      )}
      <List turns={turns} people={people} onChoose={onChoose} />
      {others.length > 0 && (
        <>
          <h2 class="picker-others">{t("signing-others")}</h2>
          <List turns={others} people={people} onChoose={onChoose} />
        </>
      )}
    </>
  );
}

function List({ turns, people, onChoose }) {
  return (
    <ul class="picker-list">
      {usePortions(turns).map((turn) => (
        <li key={turn.person}>
          <button
            type="button"
            class="person-row"
            data-testid={`scramble-${turn.person}`}
            onClick={() => onChoose(turn)}
          >
            <PersonName person={people.find(({ number }) => number === turn.person)} />
            <span class="progress">{t("judge-attempt-numbered", { slot: turn.slot })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The attempt that is under way, or the last one of a card that is complete. */
function lastOf(slots) {
  return (slots.find(({ status }) => status === "empty" || status === "extra") ?? slots.at(-1))
    .slot;
}

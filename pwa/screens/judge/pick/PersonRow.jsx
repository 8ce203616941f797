/** A competitor in the list: number, name, how far the card is. */
import { PersonName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { t } from "../../../words/words.js";
import { cardOf, doneOf, nextSlot, unconfirmed } from "../card/card.js";

export function PersonRow({ person, round, board, chosen, onPick }) {
  const card = cardOf(board, round, person.number);
  return (
    <li>
      <button
        type="button"
        class="person-row"
        aria-current={chosen === person.number ? "true" : undefined}
        data-testid={`person-${person.number}`}
        onClick={() => onPick(person.number)}
      >
        <PersonName person={person} />
        <Progress card={card} />
      </button>
    </li>
  );
}

function Progress({ card }) {
  if (card.inRound === false) return <span class="progress">{t("judge-not-in-round")}</span>;
  if (card.slots.some(({ status }) => status === "disputed")) return <StateMark state="disputed" />;
  const wanting = card.slots.some(unconfirmed);
  if (nextSlot(card) === null && card.inRound)
    return <StateMark state={wanting ? "unconfirmed" : "closed"} />;
  return (
    <span class="progress">
      <span class="digits">
        {t("judge-progress", { done: doneOf(card), of: card.slots.length })}
      </span>
      {wanting && <StateMark state="unconfirmed" />}
    </span>
  );
}

/** Which cards are left, which are not complete yet, and which lie with the delegate: by number and name, each a tap away. */
import { Notice } from "../../parts/Notice.jsx";
import { PersonName } from "../../parts/PersonName.jsx";
import { t } from "../../words/words.js";
import { personOf } from "../organizer/rounds/NameList.jsx";
import { barOfCard } from "./bar.js";
import { enteredOf } from "./piles.js";

export function Lists({ piles, cards, ops, seat, onPick }) {
  const noteOf = (number) => {
    const bar = barOfCard(cards.get(number), ops, seat);
    return bar && t(`check-row-${bar.why}`);
  };
  const progressOf = (number) => {
    const { slots } = cards.get(number);
    const done = slots.filter(({ status }) => status === "recorded").length;
    return t("judge-progress", { done, of: slots.length });
  };
  return (
    <div class="check-lists">
      {piles.left.length === 0 && enteredOf(piles) > 0 && (
        <Notice tone="go" title={t("check-all-done")} data-testid="check-all-done">
          {piles.differ.length > 0 && t("check-all-done-differ", { count: piles.differ.length })}
        </Notice>
      )}
      <CardList title="left" people={piles.left} noteOf={noteOf} onPick={onPick} />
      <CardList title="unfinished" people={piles.unfinished} noteOf={progressOf} onPick={onPick} />
      <CardList title="differ" people={piles.differ} noteOf={() => null} onPick={onPick} />
    </div>
  );
}

function CardList({ title, people, noteOf, onPick }) {
  if (people.length === 0) return null;
  return (
    <section class="card-list" data-testid={`check-list-${title}`}>
      <h2>
        {t(`check-list-${title}`)} <span class="soft digits">{people.length}</span>
      </h2>
      <ul class="card-rows">
        {people.map((number) => (
          <li key={number}>
            <button
              type="button"
              class="card-row"
              data-testid={`check-card-${number}`}
              onClick={() => onPick(personOf(number))}
            >
              <PersonName person={personOf(number)} />
              <span class="card-note soft small">{noteOf(number)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

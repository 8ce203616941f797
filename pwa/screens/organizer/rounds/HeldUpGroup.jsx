/** Those who wait for the same thing, by name, each with the attempts that it is about and what stands on the card. */
import { useState } from "preact/hooks";
import { PersonName } from "../../../parts/PersonName.jsx";
import { usePortions } from "../../../parts/usePortions.js";
import { t } from "../../../words/words.js";
import { lastPart } from "../../judge/card/Slots.jsx";
import { attemptWords } from "./attemptWords.js";
import { personOf } from "./NameList.jsx";
import "../../../parts/fold.css";

/** @param {{begins: boolean}} props whether the names are shown before anybody asks */
export function HeldUpGroup({ what, people, board, wayTo, begins }) {
  const [open, setOpen] = useState(begins);
  return (
    <details
      class="fold round-people held-group"
      data-testid={`held-${what}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          {t(`glance-waits-${what}`)} <span class="soft digits">{people.length}</span>
        </span>
      </summary>
      {open && <People what={what} people={people} board={board} wayTo={wayTo} />}
    </details>
  );
}

function People({ what, people, board, wayTo }) {
  const cards = new Map(board.cards.map((card) => [card.person, card]));
  return (
    <ul class="held-people">
      {usePortions(people).map((one) => {
        const href = wayTo?.(what, one);
        const words = (
          <Waiting what={what} one={one} card={cards.get(one.person)} bracket={board.bracket} />
        );
        return (
          <li key={one.person} data-testid={`held-${what}-${one.person}`}>
            {href ? (
              <a class="held-person" href={href}>
                {words}
              </a>
            ) : (
              <span class="held-person">{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Waiting({ what, one, card, bracket }) {
  const begun = card?.slots.some(({ text }) => text);
  return (
    <>
      <PersonName person={personOf(one.person)} />
      {what !== "missing" && <span class="small">{attemptWords(one.slots, bracket)}</span>}
      {begun && <span class="soft small digits held-card">{written(card)}</span>}
    </>
  );
}

/** *9.87 · 10.02 · – · –*, as on the scorecard. */
function written({ slots }) {
  return slots.map(({ text }) => lastPart(text) || "–").join(" · ");
}

/** All attempts of a round that miss a signature, by competitor. It lists, and applies nothing: what follows is the Delegate's (2026 A7c4). */
import { kit } from "../../store/kit.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { PersonName } from "../PersonName.jsx";
import { linesOf, wantingByPerson } from "./missing.js";
import { useSignatures } from "./useSignatures.js";
import { Wanting } from "./Wanting.jsx";
import "./signatures.css";

/** @param {{round: object, board: object, terms: object, None?: () => any, address?: (person: number, slot: number) => string}} props */
export function MissingSignatures({ round, board, terms, title = null, none = null }) {
  const lines = linesOf(board.cards, operations(round.id));
  const answered = useSignatures(terms, lines);
  const people = wantingByPerson(answered);
  if (lines.length > 0 && answered.length === 0) return null;
  if (people.length === 0) return none;
  const left = answered.some(({ row }) => row.left_to);
  return (
    <section class="marks-missing" data-testid={`missing-${round.id}`}>
      {title}
      {left && <p class="soft">{t("signing-left")}</p>}
      <ul class="marks-missing">
        {people.map(({ person, lines: own }) => (
          <li key={person} class="marks-person" data-testid={`missing-person-${person}`}>
            <PersonName person={personOf(person)} />
            <ul class="marks">
              {own.map((line) => (
                <Wanting key={line.slot} line={line} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function personOf(number) {
  return kit.value.people.find((one) => one.number === number) ?? { number, name: `${number}` };
}

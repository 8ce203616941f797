/** All attempts of a round that miss a signature, by competitor. It lists, and applies nothing: what follows is the Delegate's (2026 A7c4). */
import { kit } from "../../store/kit.js";
import { operations } from "../../store/replica.js";
import { t } from "../../words/words.js";
import { roundName } from "../names.js";
import { PersonName } from "../PersonName.jsx";
import { linesOf, wantingByPerson } from "./missing.js";
import { useSignatures } from "./useSignatures.js";
import { Wanting } from "./Wanting.jsx";
import "./signatures.css";

/**
 * @param {{round: object, board: object, terms: object, titled?: boolean, none?: any, address: (person: number, slot: number) => string}} props
 *   `titled`: under the round's name, `none`: what stands there where nothing is missing
 */
export function MissingSignatures({ round, board, terms, titled = false, none = null, address }) {
  const lines = linesOf(board.cards, operations(round.id));
  const answered = useSignatures(terms, lines);
  const people = wantingByPerson(answered);
  if (lines.length > 0 && answered.length === 0) return null;
  if (people.length === 0) return none;
  const list = (
    <>
      {answered.some(({ row }) => row.left_to) && <p class="soft">{t("signing-left")}</p>}
      <ul class="marks-missing">
        {people.map(({ person, lines: own }) => (
          <li key={person} class="marks-person" data-testid={`missing-person-${person}`}>
            <PersonName person={personOf(person)} />
            <Wanting lines={own} address={(slot) => address(person, slot)} />
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <section class="marks-round" data-testid={`missing-${round.id}`}>
      {titled && (
        <h3>{t("signing-missing-in", { round: roundName(round), count: people.length })}</h3>
      )}
      {list}
    </section>
  );
}

function personOf(number) {
  return kit.value.people.find((one) => one.number === number) ?? { number, name: `${number}` };
}

/** The bracket of a Head to Head round, as the public answer has it: everything in words already, no rules are asked. */
import { Bracket } from "../../parts/bracket/Bracket.jsx";
import { t } from "../../words/words.js";

export default function PublicBracket({ value: { bracket, people } }) {
  const personOf = (number) =>
    people.find((person) => person.number === number) ?? { number, name: `#${number}` };
  return (
    <section>
      <h2>{t("match-bracket")}</h2>
      <Bracket
        bracket={bracket}
        personOf={personOf}
        textOf={({ texts }, side, point) => texts[side][point - 1]}
      />
    </section>
  );
}

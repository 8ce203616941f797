/** The seeds by name, who withdrew among them, and who would be next. */
import { t } from "../../../../words/words.js";
import { People } from "../opening/People.jsx";

/** `line`: everybody who may take part, in the order of seeds; `seeds` those who have a place once the withdrawn are passed over. */
export function SeedList({ line, seeds, reserve, drawn, rows, withdrawn, onTurn }) {
  const rankOf = new Map(rows.map(({ person, rank }) => [person, rank]));
  const last = line.indexOf(seeds.at(-1));
  const shown = line.filter(
    (person, at) => seeds.includes(person) || (withdrawn.includes(person) && at < last),
  );
  const shared = {
    withdrawn,
    onWithdraw: onTurn,
    mark: (person) => drawn.includes(person) && t("match-drawn"),
  };
  return (
    <>
      <People
        {...shared}
        title={t("match-seeds")}
        people={shown}
        note={(person) => (seeds.includes(person) ? seeds.indexOf(person) + 1 : "–")}
      />
      <People
        {...shared}
        title={t("organizer-reserve")}
        people={line.filter(
          (person) =>
            reserve.includes(person) || (withdrawn.includes(person) && !shown.includes(person)),
        )}
        note={(person) => rankOf.get(person)}
      />
    </>
  );
}

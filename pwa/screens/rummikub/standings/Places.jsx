/** Places with names, the first the first; a shared place says so. */
import { PersonName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";

/** @param {{list: {place: number, person: number, ties?: boolean}[]}} props */
export function Places({ list, who }) {
  return (
    <ol class="rk-places" data-testid="places">
      {list.map(({ place, person, ties }) => (
        <li key={person} data-testid={`place-${person}`} data-place={place}>
          <strong class="digits rk-place">{place}</strong>
          <PersonName person={who(person)} number={false} />
          {ties && <span class="soft small">{t("rummikub-standings-shared")}</span>}
        </li>
      ))}
    </ol>
  );
}

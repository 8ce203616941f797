/** What is still open, by kind and by name. */
import { PersonName } from "../../../../parts/PersonName.jsx";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../../rounds/NameList.jsx";
import "../../../../parts/fold.css";

export function OpenList({ open }) {
  return open.map(({ what, people, count }) => (
    <details
      key={what}
      class="fold round-people"
      data-testid={`open-${what}`}
      open={people.length < 6}
    >
      <summary>{t(`sign-open-${what}`, { count })}</summary>
      <ul class="names">
        {people.map(({ person, slots }) => (
          <li key={person}>
            {person ? <PersonName person={personOf(person)} /> : t("sign-open-round")}
            {slots.length > 0 && (
              <span class="soft small">
                {t("sign-attempts", { list: listed(slots.map(String)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  ));
}

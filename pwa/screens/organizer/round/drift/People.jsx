/** One of the two lists: people by name, those who are in this one alone marked in words. */
import { PersonName } from "../../../../parts/PersonName.jsx";
import { t } from "../../../../words/words.js";
import { personOf } from "../../rounds/NameList.jsx";

export function People({ id, title, people, marked, mark, done }) {
  return (
    <section class="drift-list" data-testid={`drift-${id}`}>
      <h4>
        {title} <span class="soft digits">{people.length}</span>
      </h4>
      <ul class="names">
        {people.map((person) => (
          <li key={person} class={marked.includes(person) ? "drift-marked" : ""}>
            <PersonName person={personOf(person)} />
            {marked.includes(person) && <strong class="small">{mark}</strong>}
            {done.has(person) && (
              <span class="soft small">{t("drift-done", { count: done.get(person) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

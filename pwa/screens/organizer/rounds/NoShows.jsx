/** Those who did not start, by name; once a DNS is asked for them, each can be taken off the list again. */
import { Button } from "../../../parts/Button.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { usePortions } from "../../../parts/usePortions.js";
import { t } from "../../../words/words.js";
import { attemptWords } from "./attemptWords.js";
import { NameList, personOf } from "./NameList.jsx";
import "./no-shows.css";

/**
 * @param {'never'|'rest'} kind no attempt at all, or not all of them
 * @param {Map<number, boolean>} given who was put on the list, and whether they are still on it
 * @param {boolean} may whether this seat may write a DNS
 */
export function NoShows({ kind, people, slots, given, put, may }) {
  const asked = people.some((person) => given.has(person));
  const drawn = usePortions(people);
  if (people.length === 0) return null;
  const title = t(`glance-no-shows-${kind}`);
  if (!may || !asked) {
    return (
      <section class="no-shows" data-testid={`no-shows-${kind}`}>
        <NameList title={title} people={drawn} />
        {may && (
          <Button data-testid={`dns-${kind}`} onClick={() => put(people, true)}>
            {t(`glance-dns-${kind}`, { count: people.length })}
          </Button>
        )}
      </section>
    );
  }
  return (
    <fieldset class="no-shows" data-testid={`no-shows-${kind}`}>
      <legend class="name-list-title">
        {title}: {t("glance-dns-for", { count: people.filter((one) => given.get(one)).length })}
      </legend>
      <ul>
        {drawn.map((person) => (
          <li key={person}>
            <label class="no-show">
              <input
                type="checkbox"
                data-testid={`dns-for-${person}`}
                checked={given.get(person) ?? false}
                onChange={(event) => put([person], event.currentTarget.checked)}
              />
              <PersonName person={personOf(person)} />
              <span class="soft small digits">{attemptWords(slots.get(person))}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button tone="quiet" data-testid={`dns-none-${kind}`} onClick={() => put(people, false)}>
        {t("glance-dns-nobody")}
      </Button>
    </fieldset>
  );
}

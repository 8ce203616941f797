/** The number or the name of the next card. Enter takes an exact number before any other, or the only match of a name; arrows choose. */
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { PersonName } from "../../parts/PersonName.jsx";
import { certain, search } from "../../parts/search.js";
import { t } from "../../words/words.js";

const most = 8;

/** @param {{inRound: object[], others: object[], start: string, onPick: (number: number) => void, onLeave: () => void}} props */
export function PersonBox({ inRound, others, start, onPick, onLeave }) {
  const field = useRef(null);
  const listId = useId();
  const [query, setQuery] = useState(start);
  const [active, setActive] = useState(null); // chosen by arrows
  const [told, setTold] = useState(null);
  const found = query ? [...search(inRound, query), ...search(others, query)].slice(0, most) : [];
  const isOther = (person) => others.includes(person);
  const exact = certain(inRound, query) ?? certain(others, query);

  useLayoutEffect(() => {
    field.current.focus();
  }, []);

  const change = (next) => {
    setQuery(next);
    setActive(null);
    setTold(null);
  };
  const take = (person) => {
    if (person) return onPick(person.number);
    if (found.length === 0) return setTold(t("judge-nobody-found"));
    setTold(
      /^\d+$/.test(query.trim())
        ? t("table-not-exact", { number: query.trim() })
        : t("table-several"),
    );
  };
  const step = (by) => {
    if (found.length === 0) return;
    const from = active === null ? (by > 0 ? -1 : 0) : active;
    setActive((from + by + found.length) % found.length);
  };
  const onKeyDown = (event) => {
    if (event.isComposing) return;
    const act = {
      Enter: () => query.trim() && take(active === null ? exact : found[active]),
      Escape: () => (query ? change("") : onLeave()),
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div class="person-box">
      <label for={`${listId}-field`}>{t("judge-search")}</label>
      <input
        ref={field}
        id={`${listId}-field`}
        class="field-control person-box-field"
        type="text"
        role="combobox"
        autoComplete="off"
        spellcheck={false}
        enterKeyHint="go"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
        aria-describedby={`${listId}-told`}
        data-testid="table-number"
        value={query}
        onInput={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${listId}-told`} class={told ? "person-box-told" : "soft small"} role="status">
        {told ?? t("table-number-how")}
      </p>
      <div id={listId} class="person-box-found" role="listbox" aria-label={t("table-found")}>
        {found.map((person, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as in every combobox
          <div
            key={person.number}
            id={`${listId}-${place}`}
            class="person-box-option"
            role="option"
            tabIndex={-1}
            aria-selected={active === null ? person === exact : place === active}
            onClick={() => onPick(person.number)}
          >
            <PersonName person={person} />
            {isOther(person) && <span class="soft small">{t("judge-not-in-round")}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}

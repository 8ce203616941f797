/** Everybody who is held up in a round, grouped by what they wait for; where there are many, behind a count, and found by name or number. */
import { useState } from "preact/hooks";
import { Field } from "../../../parts/Field.jsx";
import { search } from "../../../parts/search.js";
import { t } from "../../../words/words.js";
import { HeldUpGroup } from "./HeldUpGroup.jsx";
import { countHeldUp } from "./heldUp.js";
import { personOf } from "./NameList.jsx";
import "./glance.css";

const SEARCHED_FROM = 12;

/** @param {{groups: object[]}} props of heldUp.js; `wayTo(what, one)` gives the address of somebody's card, or null; `folded`: all groups begin closed */
export function HeldUp({ groups, board, wayTo, folded = false }) {
  const [query, setQuery] = useState("");
  const many = countHeldUp(groups) >= SEARCHED_FROM;
  const found = query.trim() ? matching(groups, query) : groups;
  return (
    <div class="held-up">
      {many && (
        <Field
          label={t("glance-search")}
          data-testid="held-search"
          type="search"
          autoComplete="off"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      {groups.length > 0 && found.length === 0 && <p role="status">{t("glance-search-nobody")}</p>}
      {found.map(({ what, people }) => (
        <HeldUpGroup
          key={`${what}/${query.trim() !== ""}`}
          what={what}
          people={people}
          board={board}
          wayTo={wayTo}
          begins={query.trim() !== "" || (!folded && people.length < SEARCHED_FROM)}
        />
      ))}
    </div>
  );
}

function matching(groups, query) {
  return groups
    .map(({ what, people }) => {
      const wanted = new Set(
        search(
          people.map(({ person }) => personOf(person)),
          query,
        ).map(({ number }) => number),
      );
      return { what, people: people.filter(({ person }) => wanted.has(person)) };
    })
    .filter(({ people }) => people.length);
}

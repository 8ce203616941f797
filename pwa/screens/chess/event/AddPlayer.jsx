/** One more player: found by number or name among the competition's people, or entered on the spot by name. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { certain, search } from "../../../parts/search.js";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { guestNumber } from "../../side/people.js";
import { Who } from "../../side/Who.jsx";

const SHOWN = 6;

export function AddPlayer({ event, people, entrants, seat }) {
  const [query, setQuery] = useState("");
  const [rating, setRating] = useState("");
  const [said, say] = useState(null);
  const [error, fail] = useState(null);
  const entered = new Set(entrants.map(({ person }) => person));
  const others = people.filter(({ number }) => !entered.has(number));
  const wanted = query.trim();
  const found = wanted ? search(others, query).slice(0, SHOWN) : [];
  const isName = wanted && !/^\d+$/.test(wanted);
  const ratingWrong = rating.trim() !== "" && !/^\d{1,4}$/.test(rating.trim());

  async function add(person, name) {
    if (ratingWrong) return;
    fail(null);
    const body = { ...(name ? { name } : {}) };
    if (rating.trim()) body.rating = Number(rating);
    try {
      await append({ stream: event, kind: "entrant.add", subject: { person }, body });
    } catch (problem) {
      return fail(problem);
    }
    say(name ?? shownName(people.find(({ number }) => number === person)));
    setQuery("");
    setRating("");
  }

  function enter(event) {
    event.preventDefault();
    const one = certain(others, query);
    if (one) add(one.number);
  }

  return (
    <form class="side-add" onSubmit={enter}>
      <div class="side-add-fields">
        <Field
          label={t("chess-event-find")}
          hint={t("chess-event-find-hint")}
          type="search"
          autoComplete="off"
          data-testid="player-search"
          value={query}
          onInput={(input) => setQuery(input.currentTarget.value)}
        />
        <Field
          label={t("chess-event-rating")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          data-testid="player-rating"
          value={rating}
          error={ratingWrong && t("chess-event-wrong-number")}
          onInput={(input) => setRating(input.currentTarget.value)}
        />
      </div>
      {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
      {wanted ? (
        <ul class="side-rows">
          {found.map((person) => (
            <li key={person.number}>
              <Who person={person} />
              <Button data-testid={`add-${person.number}`} onClick={() => add(person.number)}>
                {t("chess-event-add")}
              </Button>
            </li>
          ))}
          {found.length === 0 && !isName && <li class="soft">{t("chess-event-no-number")}</li>}
          {isName && (
            <li>
              <span>{t("chess-event-guest", { name: wanted })}</span>
              <Button
                data-testid="add-guest"
                onClick={() => add(guestNumber(seat.device, entrants), wanted)}
              >
                {t("chess-event-add")}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        said && (
          <p class="side-said" role="status" data-testid="player-added">
            {t("chess-event-added", { name: said })}
          </p>
        )
      )}
    </form>
  );
}

/** The desk at which people draw: name, number, colour, in any order; the third tap saves. The keys stay under the thumb while the names scroll. */
import { useState } from "preact/hooks";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { certain, search } from "../../../parts/search.js";
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { COLOURS } from "../tile/colours.js";
import { byName } from "./order.js";
import { SeatMark } from "./SeatMark.jsx";
import { TileSaid } from "./TileSaid.jsx";
import { numbersOf } from "./tiles.js";

/** @param {{tiles: object, who: (person: number) => object}} props `tiles` as `useTiles` has them */
export function TileEntry({ tiles, who }) {
  const { seating, drawn, tap, error } = tiles;
  const [query, setQuery] = useState("");
  const waiting = byName(seating.waiting.map(who));
  const found = query.trim() ? search(waiting, query) : waiting;

  const choose = (person) => {
    setQuery("");
    tap({ person });
  };
  const enter = (event) => {
    event.preventDefault();
    const one = certain(waiting, query);
    if (one) choose(one.number);
  };

  return (
    <section class="draw-entry" aria-labelledby="draw-entry">
      <h2 id="draw-entry">{t("rummikub-draw-waiting", { count: waiting.length })}</h2>
      <form onSubmit={enter}>
        <Field
          label={t("rummikub-draw-find")}
          type="search"
          autoComplete="off"
          data-testid="draw-search"
          value={query}
          onInput={(input) => setQuery(input.currentTarget.value)}
        />
      </form>
      <ul class="draw-people" data-testid="draw-waiting">
        {found.map((person) => (
          <li key={person.number}>
            <button
              type="button"
              class="draw-person"
              aria-pressed={drawn.person === person.number}
              data-testid={`draws-${person.number}`}
              onClick={() => choose(person.number)}
            >
              <Who person={person} />
            </button>
          </li>
        ))}
      </ul>
      <div class="draw-keys">
        <TileSaid tiles={tiles} who={who} />
        {error && <Notice tone="stop" title={t(`error-${error.code}`)} />}
        <fieldset class="draw-numbers">
          <legend class="hidden-words">{t("rummikub-draw-bag-number")}</legend>
          {numbersOf(seating).map(({ table, left }) => (
            <button
              key={table}
              type="button"
              class={`draw-key ${left ? "" : "draw-key-full"}`}
              aria-pressed={drawn.table === table}
              data-testid={`number-${table}`}
              onClick={() => tap({ table })}
            >
              <span class="hidden-words">
                {t("rummikub-draw-key-number", { number: table, left })}
              </span>
              <span class="digits" aria-hidden="true">
                {table}
              </span>
              <span class="draw-left digits" aria-hidden="true">
                {left}
              </span>
            </button>
          ))}
        </fieldset>
        <fieldset class="draw-colours">
          <legend class="hidden-words">{t("rummikub-draw-colour")}</legend>
          {COLOURS.map((colour, seat) => (
            <button
              key={colour}
              type="button"
              class="draw-key"
              aria-pressed={drawn.seat === seat}
              data-testid={`colour-${seat}`}
              onClick={() => tap({ seat })}
            >
              <SeatMark seat={seat} />
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  );
}

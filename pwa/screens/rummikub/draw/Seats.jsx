/** Who sits where, a card a table; at the desk each person is a button to all that can be done about that seat. */
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { tableStream } from "../streams.js";
import { tableHref } from "../views.js";
import { SeatMark } from "./SeatMark.jsx";

export function Seats({ id, name, known, round, seating, may, show }) {
  return (
    <section class="draw-tables" aria-labelledby="draw-tables">
      <h2 id="draw-tables">{t("rummikub-draw-tables")}</h2>
      <ul class="draw-cards">
        {seating.tables.map(({ table, seats }) => (
          <li key={table} class="draw-card" data-testid={`table-${table}`}>
            <h3>
              {seating.published ? (
                <a href={tableHref(id, tableStream(name, round, table))}>
                  {t("rummikub-draw-table", { number: table })}
                </a>
              ) : (
                t("rummikub-draw-table", { number: table })
              )}
            </h3>
            <ul>
              {seats.map((place) => (
                <li key={place.seat} data-testid={`seat-${table}-${place.seat}`}>
                  <SeatMark seat={place.seat} />
                  <Sitting
                    place={place}
                    who={known.who}
                    may={may}
                    onOpen={() => show(openOf(place, table))}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const openOf = ({ person }, table) => ({ what: "seat", person, table });

function Sitting({ place, who, may, onOpen }) {
  if (place.person === null) return <span class="soft">{t("rummikub-draw-free")}</span>;
  const words = (
    <>
      <Who person={who(place.person)} />
      {place.for && (
        <span class="soft small">{t("rummikub-draw-instead", { name: who(place.for).name })}</span>
      )}
    </>
  );
  if (!may) return <span class="draw-sits">{words}</span>;
  return (
    <button type="button" class="draw-person" data-testid={`sits-${place.person}`} onClick={onOpen}>
      {words}
    </button>
  );
}

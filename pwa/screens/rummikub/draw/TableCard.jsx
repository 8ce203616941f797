/** A table's card on A5: who sits where, a grid of games and players with the check that a game comes to nothing, signatures, and the way to the table's page. */
import { scriptLanguage, shownName } from "../../../parts/PersonName.jsx";
import { QrCode } from "../../../parts/qr/QrCode.jsx";
import { venueTime } from "../../../parts/when.js";
import { t } from "../../../words/words.js";
import { tableStream } from "../streams.js";
import { tableHref } from "../views.js";
import { CardGrid } from "./CardGrid.jsx";
import { markOf, revisionOf } from "./mark.js";

export function TableCard({ id, name, known, round, games, draw, table, at }) {
  const { plan, who } = known;
  const address = location.origin + tableHref(id, tableStream(name, round, table.table));
  const label = t("rummikub-draw-table", { number: table.table });
  const mark = markOf({ round, tables: [table] });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="draw-paper draw-paper-card" aria-label={label} tabIndex={0}>
      <header class="draw-paper-head" data-testid={`card-${table.table}`}>
        <div>
          <h2>{plan.name}</h2>
          <p>{[plan.place, plan.date].filter(Boolean).join(" · ")}</p>
          <p>
            <strong>{t("rummikub-draw-round", { round })}</strong> ·{" "}
            {t("rummikub-draw-card-games", { count: games })}
          </p>
        </div>
        <p class="draw-paper-number">
          <span>{t("rummikub-draw-table-word")}</span>
          <strong class="digits">{table.table}</strong>
        </p>
        <figure class="draw-paper-code">
          <QrCode address={address} label={t("rummikub-draw-card-code")} />
          <figcaption>{t("rummikub-draw-card-code")}</figcaption>
        </figure>
      </header>
      <CardGrid games={games} seats={table.seats} nameOf={(person) => named(who(person))} />
      <footer class="draw-paper-foot">
        <p>{t("rummikub-draw-card-legend")}</p>
        <p>
          {t("rummikub-draw-card-revision", {
            number: revisionOf(draw),
            mark,
            time: venueTime(at.toISOString()),
          })}
        </p>
      </footer>
    </section>
  );
}

function named(person) {
  const name = shownName(person);
  return <span lang={scriptLanguage(name)}>{name}</span>;
}

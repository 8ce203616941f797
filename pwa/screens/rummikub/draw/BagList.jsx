/** What goes into the bag: the numbers of the tables in the colours of their seats, to be ticked off tile by tile; on paper too. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { SeatMark } from "./SeatMark.jsx";
import "../../../parts/table.css";
import { bagOf, NUMBERS, needsSecondCopy, SEATS } from "./tiles.js";

export function BagList({ sizes, title = true }) {
  const many = sizes.reduce((sum, size) => sum + size, 0);
  const label = t("rummikub-draw-bag", { count: many });
  return (
    <section class="draw-bag" aria-labelledby="draw-bag" data-testid="bag-list">
      {title && <h3 id="draw-bag">{label}</h3>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section class="table-frame" aria-label={label} tabIndex={0}>
        <table class="draw-bag-table">
          <caption class="hidden-words">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t("rummikub-draw-bag-number")}</th>
              {SEATS.map((seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bagOf(sizes).map(({ table, seats }) => (
              <tr key={table}>
                <th scope="row" class="digits">
                  {table}
                </th>
                {SEATS.map((seat) => (
                  <td key={seat}>
                    {seats.includes(seat) ? (
                      <>
                        <span class="draw-tick" aria-hidden="true" />
                        <span class="hidden-words">{t("rummikub-draw-bag-in")}</span>
                      </>
                    ) : (
                      <span class="soft">{t("rummikub-draw-bag-out")}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="soft">{t("rummikub-draw-bag-set")}</p>
      {needsSecondCopy(sizes) && (
        <Notice tone="wait" title={t("rummikub-draw-bag-second")} data-testid="bag-second">
          {t("rummikub-draw-bag-second-how", { first: NUMBERS + 1, last: sizes.length })}
        </Notice>
      )}
    </section>
  );
}

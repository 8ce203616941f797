/** One line on top of an entry: the way back to the sheet, which game this is, and how to throw it away. */
import { Button } from "../../../../parts/Button.jsx";
import { t } from "../../../../words/words.js";
import { tableHref } from "../../views.js";

export function Head({ table, game, touched, onDrop }) {
  const { id, stream, place } = table;
  return (
    <header class="entry-head">
      <a class="page-back" href={tableHref(id, stream)} data-testid="to-table">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M10 3L5 8l5 5" />
        </svg>
        {t("rummikub-table-to-table", { table: place.number })}
      </a>
      <h1>{t("rummikub-table-game", { game })}</h1>
      {touched ? (
        <Button tone="quiet" data-testid="drop" onClick={onDrop}>
          {t("rummikub-table-drop-short")}
        </Button>
      ) : (
        <span />
      )}
    </header>
  );
}

/** What is printed for a round: a card a table, A5, and the bag list; on screen it is shown as it comes out. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { BagList } from "./BagList.jsx";
import { RoundChoice } from "./RoundChoice.jsx";
import { roundsOf } from "./rounds.js";
import { TableCard } from "./TableCard.jsx";
import { useShownDraw } from "./useShownDraw.js";
import "./draw.css";
import "./cards.css";
import "./print.css";

export default function CardsView({ id, event: name, side: known }) {
  const { event } = known;
  const { round, choose, seating, draw, code } = useShownDraw(known);
  const [what, show] = useState("cards");
  const [only, pick] = useState(0);
  const [at, stamp] = useState(() => new Date());
  const tables = seating?.tables.filter(({ table }) => !only || table === only) ?? [];
  const { games } = roundsOf(event.plan).find((one) => one.round === round) ?? { games: 0 };

  useEffect(() => {
    const now = () => stamp(new Date());
    addEventListener("beforeprint", now);
    return () => removeEventListener("beforeprint", now);
  }, []);

  if (!draw)
    return (
      <div class="draw-view">
        <RoundChoice plan={event.plan} round={round} onChoose={choose} />
        <EmptyList title={t("rummikub-draw-none", { round })} data-testid="cards-none">
          {t("rummikub-draw-none-cards")}
        </EmptyList>
      </div>
    );
  return (
    <div class="draw-view draw-printed">
      <RoundChoice plan={event.plan} round={round} onChoose={choose} />
      {code && <Notice tone="wait" title={t("error-rules-unavailable")} />}
      <div class="no-print">
        <Choice
          legend={t("rummikub-draw-print-what")}
          value={what}
          options={["cards", "bag"].map((value) => ({
            value,
            label: t(`rummikub-draw-print-${value}`),
            testid: `print-${value}`,
          }))}
          onChoose={show}
        />
      </div>
      {what === "cards" && seating && (
        <fieldset class="draw-numbers no-print">
          <legend>{t("rummikub-draw-print-which")}</legend>
          {[0, ...seating.tables.map(({ table }) => table)].map((table) => (
            <button
              key={table}
              type="button"
              class="draw-key"
              aria-pressed={only === table}
              data-testid={`print-table-${table}`}
              onClick={() => pick(table)}
            >
              {table || t("rummikub-draw-print-all")}
            </button>
          ))}
        </fieldset>
      )}
      {seating && !seating.complete && <Notice tone="wait" title={t("rummikub-draw-print-open")} />}
      <Button tone="go" className="no-print" data-testid="print" onClick={() => print()}>
        {t("rummikub-draw-print")}
      </Button>
      {what === "bag" && (
        <div class="draw-paper draw-paper-bag">
          <h2>
            {event.plan.name} · {t("rummikub-draw-round", { round })}
          </h2>
          <BagList sizes={draw.sizes} />
        </div>
      )}
      {what === "cards" &&
        tables.map((table) => (
          <TableCard
            key={table.table}
            id={id}
            name={name}
            known={known}
            round={round}
            games={games}
            draw={draw}
            table={table}
            at={at}
          />
        ))}
    </div>
  );
}

/** Where everybody sits: by name, to find the table, and by table, for who seats them; public once it is published, and on paper. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { search } from "../../../parts/search.js";
import { Table } from "../../../parts/Table.jsx";
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { byName } from "./order.js";
import { RoundChoice } from "./RoundChoice.jsx";
import { SeatMark } from "./SeatMark.jsx";
import { Seats } from "./Seats.jsx";
import { placeOf } from "./tiles.js";
import { useShownDraw } from "./useShownDraw.js";
import "./draw.css";
import "./print.css";

export default function ListsView({ id, event: name, side: known }) {
  const { event, who } = known;
  const { round, choose, seating, draw, code } = useShownDraw(known);
  const [query, find] = useState("");
  const people = seating ? byName(seating.tables.flatMap(peopleAt).map(who)) : [];
  const found = query.trim() ? search(people, query) : people;

  return (
    <div class="draw-view draw-lists">
      <RoundChoice plan={event.plan} round={round} onChoose={choose} />
      {!draw && (
        <EmptyList title={t("rummikub-draw-none", { round })} data-testid="lists-none">
          {t("rummikub-draw-none-yet")}
        </EmptyList>
      )}
      {code && <Notice tone="wait" title={t("error-rules-unavailable")} />}
      {seating && (
        <>
          {!seating.published && (
            <Notice tone="wait" title={t("rummikub-draw-held")}>
              {t("rummikub-draw-held-means")}
            </Notice>
          )}
          <section class="draw-by-name" aria-labelledby="by-name">
            <h2 id="by-name">{t("rummikub-draw-by-name", { round })}</h2>
            <div class="no-print">
              <Field
                label={t("rummikub-draw-find")}
                type="search"
                autoComplete="off"
                data-testid="lists-search"
                value={query}
                onInput={(input) => find(input.currentTarget.value)}
              />
            </div>
            <Table
              caption={t("rummikub-draw-by-name", { round })}
              columns={columns()}
              rows={found.map((person) => ({ person, ...placeOf(seating, person.number) }))}
              rowKey={({ person }) => person.number}
              rowProps={({ person, table }) => ({
                "data-testid": `where-${person.number}`,
                "data-table": table,
              })}
            />
          </section>
          <Seats id={id} name={name} known={known} round={round} seating={seating} />
          <Button tone="quiet" className="no-print" onClick={() => print()}>
            {t("rummikub-draw-print-lists")}
          </Button>
        </>
      )}
    </div>
  );
}

const peopleAt = ({ seats }) => seats.map(({ person }) => person).filter((one) => one !== null);

function columns() {
  return [
    {
      key: "person",
      label: t("rummikub-draw-name"),
      wide: true,
      render: ({ person }) => <Who person={person} />,
    },
    {
      key: "table",
      label: t("rummikub-draw-table-word"),
      numeric: true,
      render: ({ table }) => <strong class="digits">{table}</strong>,
    },
    {
      key: "seat",
      label: t("rummikub-draw-seat"),
      render: ({ seat }) => <SeatMark seat={seat} />,
    },
  ];
}

/** The first places with names, for prizes and certificates: on paper, and as a file for a program that prints them. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { csvFile } from "../../../parts/csv.js";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { Table } from "../../../parts/Table.jsx";
import { t } from "../../../words/words.js";
import { download } from "../../phone/share.js";
import { PrintHead } from "./PrintHead.jsx";
import { certificates, fileRows, firstPlaces, usualCount } from "./places.js";
import { signed } from "./stages.js";
import { useStandings } from "./useStandings.js";
import "./standings.css";
import "./print.css";

export default function Certificates({ event, fold, tables, who, side }) {
  const { value, code } = useStandings(event, fold, tables, side);
  const [typed, type] = useState(null);
  if (code) return <Notice tone="wait" title={t("error-rules-unavailable")} />;
  if (!value) return <p class="soft">{t("side-loading")}</p>;
  if (value.places.length === 0)
    return (
      <EmptyList title={t("rummikub-standings-none")}>{t("rummikub-standings-none-how")}</EmptyList>
    );
  const count = typed ?? String(usualCount(fold.plan, value.places));
  const list = certificates(firstPlaces(value.places, Number(count)), value);
  const head = ["place", "name", "local", "wins", "points"].map((name) =>
    t(`rummikub-standings-column-${name}`),
  );
  return (
    <div class="rummikub-standings rummikub-certificates">
      <PrintHead plan={fold.plan} what={t("rummikub-standings-certificates")} />
      {value.state !== "over" && (
        <Notice tone="wait" title={t("rummikub-standings-not-final")} data-testid="not-final" />
      )}
      <div class="rk-how-many no-print">
        <Field
          label={t("rummikub-standings-how-many")}
          hint={t("rummikub-standings-how-many-hint")}
          type="number"
          inputMode="numeric"
          min="1"
          max={value.places.length}
          data-testid="certificates-count"
          value={count}
          onInput={(input) => type(input.currentTarget.value)}
        />
        <Button data-testid="certificates-all" onClick={() => type(String(value.places.length))}>
          {t("rummikub-standings-all", { count: value.places.length })}
        </Button>
      </div>
      <Table
        caption={t("rummikub-standings-certificates")}
        columns={columns(who)}
        rows={list}
        rowKey={({ person }) => person}
        rowProps={({ person, place }) => ({
          "data-testid": `certificate-${person}`,
          "data-place": place,
        })}
      />
      <p class="rk-acts no-print">
        <Button data-testid="certificates-print" onClick={() => print()}>
          {t("rummikub-standings-print")}
        </Button>
        <Button
          data-testid="certificates-csv"
          onClick={() => download(csvFile(`${event}-places.csv`, fileRows(head, list, who)))}
        >
          {t("rummikub-standings-csv")}
        </Button>
      </p>
    </div>
  );
}

function columns(who) {
  return [
    {
      key: "place",
      label: t("rummikub-standings-column-place"),
      numeric: true,
      render: ({ place }) => <strong class="digits">{place}</strong>,
    },
    {
      key: "person",
      label: t("rummikub-standings-column-name"),
      wide: true,
      render: ({ person, shared }) => (
        <>
          <PersonName person={who(person)} number={false} />
          {shared && <span class="soft small"> {t("rummikub-standings-shared")}</span>}
        </>
      ),
    },
    { key: "wins", label: t("rummikub-standings-wins"), numeric: true },
    {
      key: "points",
      label: t("rummikub-standings-points"),
      numeric: true,
      render: ({ points }) => <span class="digits">{signed(points)}</span>,
    },
  ];
}

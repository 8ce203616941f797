/** Where everybody stands, with each tie-break by its name; in a knock-out the bracket; and the champion once there is one. */
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { Table } from "../../../parts/Table.jsx";
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import { Who } from "../../side/Who.jsx";
import { Cross } from "./Cross.jsx";
import { pairingRequest, pointsText, quartersText } from "./model.js";
import { Tree } from "./Tree.jsx";

/** How a tie-break's whole number reads: sums of half points, sums of their products, and plain counts. */
const TEXTS = {
  direct: pointsText,
  buchholz: pointsText,
  "buchholz-cut-1": pointsText,
  "sonneborn-berger": quartersText,
};

export function Standings(props) {
  const { fold, results, current, who } = props;
  const { plan } = fold;
  const ready = current && fold.rounds.length > 0;
  const more = { tie_breaks: plan.tie_breaks };
  const asked = useAsked(ready ? pairingRequest("pairing.standings", fold, results, more) : null);
  const standings = asked.value;
  if (!fold.rounds.length)
    return (
      <EmptyList title={t("chess-event-no-standings")}>
        {t("chess-event-no-standings-how")}
      </EmptyList>
    );
  if (asked.code) return <Notice tone="wait" title={t("error-rules-unavailable")} />;
  if (!standings) return <p class="soft">{t("side-loading")}</p>;
  const knockOut = plan.format === "knock-out";
  return (
    <>
      {standings.champion && (
        <Notice
          tone="go"
          title={t("chess-event-champion", { name: shownName(who(standings.champion)) })}
          data-testid="champion"
          data-person={standings.champion}
        />
      )}
      {knockOut && <Tree {...props} />}
      <section class="chess-standings" aria-labelledby="standings">
        <h2 id="standings">{t("chess-event-after", { round: fold.rounds.at(-1).round })}</h2>
        <Table
          caption={t("chess-event-tab-standings")}
          columns={columnsOf(plan.tie_breaks, who)}
          rows={standings.rows}
          rowKey={({ person }) => person}
          rowProps={({ person, rank }) => ({
            "data-testid": `standing-${person}`,
            "data-rank": rank,
          })}
        />
        {plan.tie_breaks.length > 0 && <p class="soft small">{t("side-ties-means")}</p>}
      </section>
      {!knockOut && <Cross {...props} rows={standings.rows} cross={standings.cross} />}
      <Button tone="quiet" className="no-print" onClick={() => print()}>
        {t("chess-event-print")}
      </Button>
    </>
  );
}

function columnsOf(tieBreaks, who) {
  return [
    {
      key: "rank",
      label: t("chess-event-rank"),
      numeric: true,
      render: ({ rank }) => rank ?? "–",
    },
    {
      key: "person",
      label: t("chess-event-player"),
      wide: true,
      render: ({ person }) => <Who person={who(person)} number={false} />,
    },
    {
      key: "points",
      label: t("chess-event-points"),
      numeric: true,
      render: ({ points }) => <strong class="digits">{pointsText(points)}</strong>,
    },
    ...tieBreaks.map((name) => ({
      key: name,
      label: t(`chess-event-tie-${name}`),
      numeric: true,
      render: (row) => tieText(name, row.tie_breaks[name]),
    })),
    ...(tieBreaks.includes("wins")
      ? []
      : [{ key: "wins", label: t("chess-event-wins"), numeric: true }]),
  ];
}

function tieText(name, value) {
  return (TEXTS[name] ?? String)(value);
}

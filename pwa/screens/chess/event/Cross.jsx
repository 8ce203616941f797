/** The cross table: against whom, with which colour and with what score; everybody against everybody in a round robin, else round by round. */
import { Table } from "../../../parts/Table.jsx";
import { t } from "../../../words/words.js";
import { Who } from "../../side/Who.jsx";
import { pointsText } from "./model.js";

/** `rows` and `cross` are those of `pairing.standings`. */
export function Cross({ fold, rows, cross, who }) {
  const games = Object.fromEntries(cross.map((one) => [one.person, one.games]));
  const place = Object.fromEntries(rows.map(({ person }, at) => [person, at + 1]));
  const columns =
    fold.plan.format === "round-robin"
      ? rows.map(({ person }) => ({
          key: `against-${person}`,
          label: String(place[person]),
          numeric: true,
          render: (row) => (row.person === person ? "×" : against(games[row.person], person)),
        }))
      : fold.rounds.map(({ round }) => ({
          key: `round-${round}`,
          label: t("chess-event-round", { number: round }),
          render: (row) => inRound(games[row.person], round, place),
        }));
  return (
    <section class="chess-cross" aria-labelledby="cross">
      <h2 id="cross">{t("chess-event-cross")}</h2>
      <Table
        caption={t("chess-event-cross")}
        columns={[
          { key: "place", label: "#", numeric: true, render: ({ person }) => place[person] },
          {
            key: "person",
            label: t("chess-event-player"),
            wide: true,
            render: ({ person }) => <Who person={who(person)} number={false} />,
          },
          ...columns,
        ]}
        rows={rows}
        rowKey={({ person }) => person}
      />
      <p class="soft small">{t("chess-event-cross-means")}</p>
    </section>
  );
}

function against(games, person) {
  const found = (games ?? []).filter(({ opponent }) => opponent === person);
  return found.map(({ points }) => (points === null ? "…" : pointsText(points))).join(" ") || "";
}

/** `3 W 1`: the opponent's place, the colour, the score. */
function inRound(games, round, place) {
  const game = (games ?? []).find((one) => one.round === round);
  if (!game) return "–";
  if (!game.opponent) return t("chess-event-cross-bye");
  const score = game.points === null ? "…" : pointsText(game.points);
  return `${place[game.opponent] ?? "?"} ${t(`chess-event-cross-${game.colour}`)} ${score}`;
}

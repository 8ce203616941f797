/** Where everybody stands in a stage, with each of its rounds; on a phone a person takes two lines. */
import { Fragment } from "preact";
import { PersonName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { Mark } from "./Mark.jsx";
import { lineOf, markOf, roundsOf, signed } from "./stages.js";
import "./stage-table.css";

/** @param {{stage: object, cut: number|null, away: object, seats: number, who: Function}} props `seats` as the plan has them: a smaller table is named */
export function StageTable({ caption, ...given }) {
  const { stage, cut, away } = given;
  const line = lineOf(stage, cut, away);
  return (
    <table class="stage-table" data-testid="stage-table">
      <caption class="hidden-words">{caption}</caption>
      <thead>
        <tr>
          <Head name="rank" />
          <Head name="player" />
          <Head name="wins" />
          <Head name="points" />
          {stage.rounds.map((round) => (
            <th key={round} scope="col" class="rk-round">
              {t("rummikub-standings-round", { round })}
            </th>
          ))}
          <th scope="col" class="rk-state">
            <span class="hidden-words">{t("rummikub-standings-state")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stage.rows.map((row, at) => (
          <Fragment key={row.person}>
            <Row {...given} row={row} />
            {at + 1 === line?.after && <Line {...line} width={5 + stage.rounds.length} />}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function Head({ name }) {
  return (
    <th scope="col" class={`rk-${name}`}>
      {t(`rummikub-standings-${name}`)}
    </th>
  );
}

function Line({ says, count, width }) {
  return (
    <tr class="rk-cut" data-testid="cut-line">
      <td colSpan={width}>{t(`rummikub-standings-line-${says}`, { count })}</td>
    </tr>
  );
}

function Row({ stage, cut, away, seats, who, row }) {
  const mark = markOf(stage, cut, row.person, away);
  return (
    <tr
      data-testid={`standing-${row.person}`}
      data-rank={row.rank}
      data-wins={row.wins}
      data-points={row.points}
      data-mark={mark ?? "none"}
    >
      <td class="rk-rank digits">{row.rank}</td>
      <th scope="row" class="rk-player">
        <PersonName person={who(row.person)} number={false} />
      </th>
      <td class="rk-wins digits">
        {row.wins}
        <span class="rk-unit">{t("rummikub-standings-wins-unit", { count: row.wins })}</span>
      </td>
      <td class="rk-points digits">{signed(row.points)}</td>
      {roundsOf(stage, row).map((one) => (
        <td key={one.round} class="rk-round digits">
          {one.wins !== null && <InRound {...one} seats={seats} />}
        </td>
      ))}
      <td class="rk-state">
        {mark && <Mark mark={mark} />}
        {row.outstanding > 0 && (
          <span class="soft">{t("rummikub-standings-left", { count: row.outstanding })}</span>
        )}
      </td>
    </tr>
  );
}

function InRound({ round, wins, points, size, seats }) {
  return (
    <>
      <span class="rk-of">{t("rummikub-standings-round-short", { round })}</span>{" "}
      {t("rummikub-standings-in-round", { wins, points: signed(points) })}
      {size !== null && size < seats && (
        <span class="rk-size"> {t("rummikub-standings-size", { count: size })}</span>
      )}
    </>
  );
}

/** A Head to Head round at the table: the matches that can be played, one of them, or an attempt of one. */
import { useLocation } from "preact-iso";
import { matchOf } from "../../../parts/bracket/bracket.js";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { t } from "../../../words/words.js";
import { MatchAttempt } from "./MatchAttempt.jsx";
import { MatchDesk } from "./MatchDesk.jsx";
import { MatchList } from "./MatchList.jsx";
import "./match.css";

export default function HeadToHead({ round, board }) {
  const { path, query, route } = useLocation();
  const bracket = board?.bracket;
  if (!bracket) {
    return <EmptyList title={t("match-no-bracket")}>{t("match-no-bracket-how")}</EmptyList>;
  }
  const row = matchOf(bracket, query.match);
  const person = Number(query.person);
  const point = Number(query.point);
  const about = { round, board, bracket, row };
  const toMatch = () => route(`${path}?match=${row.match}`);
  if (!row) return <MatchList {...about} />;
  if (row.people.includes(person) && person && point) {
    return (
      <MatchAttempt
        key={`${row.match} ${person} ${point}`}
        {...about}
        person={person}
        point={point}
        onLeave={toMatch}
      />
    );
  }
  return (
    <MatchDesk
      key={row.match}
      {...about}
      onAttempt={(who, which) => route(`${path}?match=${row.match}&person=${who}&point=${which}`)}
    />
  );
}

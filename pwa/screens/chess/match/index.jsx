/** A match at the table: what comes before it, or its console, for whoever writes what happens in it. */
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Page } from "../../../parts/Page.jsx";
import { kit } from "../../../store/kit.js";
import { isRead, operations } from "../../../store/replica.js";
import { seat } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { mayScore } from "../../side/roles.js";
import { matchParts } from "../streams.js";
import { eventHref, listsHref, matchHref } from "../views.js";
import { Console } from "./console/Console.jsx";
import { Setup } from "./setup/Setup.jsx";
import { playerName, SIDES } from "./sides.js";
import { useMatch } from "./useMatch.js";

export default function Match({ id, match: stream }) {
  const parts = matchParts(stream);
  const href = parts?.round ? eventHref(id, parts.event) : listsHref(id);
  const back = { href, label: t("chess-play-to-list") };
  const here = seat.value?.competition === id && kit.value?.competition.id === id;
  if (!parts) return <Nothing why="address" back={back} />;
  if (!here || !mayScore(seat.value.role)) {
    return <Nothing why="role" back={back} to={matchHref(id, stream, "players")} />;
  }
  return <Desk key={stream} id={id} stream={stream} parts={parts} back={back} />;
}

function Desk({ id, stream, parts, back }) {
  const match = useMatch(stream);
  const { opened } = match;
  const { round, number } = parts;
  const name = round
    ? t("chess-play-match", { round, number })
    : t("chess-play-friendly", { number });
  if (opened) {
    const title = `${SIDES.map((side) => playerName(opened, side)).join(" : ")}`;
    return <Console match={match} id={id} title={title} back={back} />;
  }
  const coming = !isRead(stream) || (operations(stream).length > 0 && !match.fold);
  if (coming) return <Page title={name} lead={t("chess-play-getting")} back={back} />;
  return <Setup stream={stream} title={name} back={back} />;
}

function Nothing({ why, back, to }) {
  return (
    <Page title={t("chess-what-title")} back={back}>
      <EmptyList
        title={t(`chess-play-none-${why}`)}
        action={
          to && (
            <Button tone="strong" href={to}>
              {t("chess-play-to-players")}
            </Button>
          )
        }
      >
        {t(`chess-play-none-${why}-how`)}
      </EmptyList>
    </Page>
  );
}

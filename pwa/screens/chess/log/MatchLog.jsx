/** A match from its first event to its last: who won, both clocks as a chart, the cube times as bars, and every event in words. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { download } from "../../phone/share.js";
import { runs } from "../match/face.js";
import { useWatched } from "../players/useWatched.js";
import { listsHref, matchHref } from "../views.js";
import { CubeTimes } from "./CubeTimes.jsx";
import { Lines } from "./Lines.jsx";
import { partsOf } from "./rows.js";
import { cubesOf, seriesOf } from "./series.js";
import { TimeChart } from "./TimeChart.jsx";
import "./log.css";

export function MatchLog({ id, match, fold, seated }) {
  const watched = useWatched(fold);
  const replay = watched.replay.value;
  const back = seated
    ? { href: matchHref(id, match), label: t("chess-log-back") }
    : { href: listsHref(id), label: t("chess-what-title") };
  if (!fold?.match || !replay) {
    return (
      <Page title={t("chess-log-title")} back={back}>
        <EmptyList title={t("chess-view-not-opened")}>{t("chess-view-not-opened-note")}</EmptyList>
      </Page>
    );
  }
  const { players, config } = fold.match;
  const known = watched.fold.value.events;
  const cubes = cubesOf(replay);
  return (
    <Page
      wide
      className="match-log"
      title={`${players.white.name} – ${players.black.name}`}
      lead={`${rulesetName(config)} · ${config.format}`}
      back={back}
      actions={<Files match={match} fold={watched.fold.value} replay={replay} />}
    >
      <Outcome replay={replay} players={players} />
      {fold.branches?.length > 1 && <Notice tone="wait" title={t("chess-view-forked")} />}
      {replay.log.length > 0 && (
        <TimeChart series={seriesOf(replay, config, untilOf(replay))} replay={replay} />
      )}
      {cubes.length > 0 && <CubeTimes cubes={cubes} />}
      <Lines parts={partsOf(known, replay)} />
    </Page>
  );
}

/** Up to when the chart goes: now, or the last event where nothing runs. */
function untilOf(replay) {
  return runs(replay) ? replay.as_of : replay.log.at(-1).at_ms;
}

/** *Twice*, *Time*: names of the game's own. */
function rulesetName({ ruleset }) {
  return ruleset === "time@1" ? "Time" : "Twice";
}

function Outcome({ replay, players }) {
  const { result, part } = replay;
  if (!result) return <p class="match-log-outcome">{t("chess-log-goes-on", { part })}</p>;
  const { by, winner, reason } = result;
  const how = by === "arbiter" ? t("chess-log-arbiter", { reason }) : t(`chess-view-by-${by}`);
  const who = winner
    ? t("chess-log-won", { side: `${t(`chess-view-side-${winner}`)} (${players[winner].name})` })
    : t("chess-log-shared");
  return (
    <p class="match-log-outcome" data-testid="log-outcome">
      <strong>{who}</strong> · {how}
    </p>
  );
}

function Files({ match, fold, replay }) {
  const [failed, fail] = useState(false);
  const hand = async (name) => {
    const about = { stream: match, fold, replay };
    try {
      const files = await import("../board/files.js");
      download(files[name](about));
      fail(false);
    } catch {
      fail(true);
    }
  };
  const onBoard = fold.events.some(({ move }) => move);
  return (
    <>
      <Button data-testid="log-print" onClick={() => print()}>
        {t("chess-log-print")}
      </Button>
      {onBoard && (
        <Button data-testid="log-pgn" onClick={() => hand("pgnFile")}>
          {t("chess-board-pgn")}
        </Button>
      )}
      <Button data-testid="log-record" onClick={() => hand("recordFile")}>
        {t("chess-board-record")}
      </Button>
      {failed && <p role="alert">{t("chess-log-no-file")}</p>}
    </>
  );
}

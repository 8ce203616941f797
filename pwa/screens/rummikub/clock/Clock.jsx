/** The clock of one game: who starts, the turns, and its end, with the last tap to take back. */
import { useEffect, useState } from "preact/hooks";
import { Notice } from "../../../parts/Notice.jsx";
import { useAwake } from "../../../parts/useAwake.js";
import { t } from "../../../words/words.js";
import { Head } from "../../side/console/Head.jsx";
import { TakeOver } from "../../side/console/TakeOver.jsx";
import { Undo } from "../../side/console/Undo.jsx";
import { useHold } from "../../side/console/useHold.js";
import { useKeys } from "../../side/useKeys.js";
import { Ended } from "./Ended.jsx";
import { Paused } from "./Paused.jsx";
import { Ready } from "./Ready.jsx";
import { Running } from "./Running.jsx";
import { Start } from "./Start.jsx";
import { turnsAfter } from "./turns.js";
import { useTurns } from "./useTurns.js";
import { tapWords } from "./words.js";
import "../../side/console/console.css";
import "./clock.css";
import "./start.css";
import "./turn.css";
import "./penalty.css";

const STAGES = {
  start: Start,
  ready: Ready,
  turn: Running,
  stopped: Running,
  paused: Paused,
  ended: Ended,
};

export function Clock(props) {
  const { id, stream, number, back, seated, table, next, games, notes, name } = props;
  const clock = useTurns({
    competition: id,
    stream,
    seated: seated.map(({ person }) => person),
    game: next ?? games.at(-1) ?? 1,
    notes,
    name,
  });
  const { kept, turns, fault, tap, undo } = clock;
  const hold = useHold(notes ? lastNote(table, kept.game) : null);
  const title = t("rummikub-clock-title", { table: number, game: kept.game });
  const last = kept.taps.at(-1);
  const [late, onLate] = useState(null); // since when the turn runs whose time is over
  const runs = turns.stage === "turn" && late !== turns.since;
  const pause = runs && hold.mine ? () => tap("pause") : null;
  useKeys({ p: pause, u: last && hold.mine ? undo : null });
  useAwake();
  useEffect(() => {
    document.title = `${title} · Matside`;
  }, [title]);

  const Stage = STAGES[turns.stage];
  return (
    <section class="console turns" aria-label={title} data-testid="turns" data-stage={turns.stage}>
      <Head back={back} onPause={pause}>
        {title}
      </Head>
      {!hold.mine && (
        <TakeOver hold={hold} title="rummikub-clock-elsewhere" how="rummikub-clock-elsewhere-how" />
      )}
      {fault && <Notice tone="wait" title={t(`error-${fault}`)} data-testid="fault" />}
      <div class="turns-stage" inert={!hold.mine}>
        <Stage {...props} clock={clock} onLate={onLate} />
      </div>
      {hold.mine && <Undo what={last ? tapWords(last, before(kept), name) : null} onUndo={undo} />}
    </section>
  );
}

/** Where the game stood before the last tap. */
function before({ order, taps }) {
  return turnsAfter(order, taps.slice(0, -1));
}

/** The last that any device noted of a game: whose clock it is. */
function lastNote(table, game) {
  return table?.notes?.findLast((one) => one.game === game && one.what !== "other") ?? null;
}

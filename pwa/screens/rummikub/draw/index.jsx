/** The draw of an event's rounds: opened for who is there, tiles tapped in or a seed, put right until somebody has played, then published. */
import { useState } from "preact/hooks";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { mayEnter } from "../../side/roles.js";
import { Drawn } from "./Drawn.jsx";
import { OpenDraw } from "./OpenDraw.jsx";
import { RoundChoice } from "./RoundChoice.jsx";
import { drawOf, roundNow, startedOf } from "./rounds.js";
import "./draw.css";

/** @param {{id: string, event: string, side: object}} props as event/pages.js has them; the event has a plan */
export default function DrawView({ id, event: name, side: known }) {
  const { seat, event, tables } = known;
  const [round, choose] = useState(() => roundNow(event));
  const [again, startAgain] = useState(false);
  const draws = seat && mayEnter(seat.role) && !event.closed;
  const draw = drawOf(event, round);
  const started = startedOf(tables, round);
  const opening = draws && (!draw || again);
  const given = { id, name, known, round, draw, started, may: draws };

  const change = (other) => {
    choose(other);
    startAgain(false);
  };
  return (
    <div class="draw-view">
      <RoundChoice plan={event.plan} round={round} onChoose={change} />
      {!draw && !draws && (
        <Notice title={t("rummikub-draw-none", { round })} data-testid="draw-none">
          {t("rummikub-draw-none-yet")}
        </Notice>
      )}
      {opening && (
        <OpenDraw key={round} {...given} again={again} onDone={() => startAgain(false)} />
      )}
      {draw && !opening && (
        <Drawn key={draw.op} {...given} onAgain={draws ? () => startAgain(true) : null} />
      )}
    </div>
  );
}

/** A part that is played: its time, the move's time, both players with their quotas, and what a move may be beside *made*. */
import { useState } from "preact/hooks";
import { t } from "../../../../words/words.js";
import { letGo, useKeys } from "../../../side/useKeys.js";
import { useFace } from "../useFace.js";
import { Captured } from "./Captured.jsx";
import { Clock } from "./Clock.jsx";
import { LostSheet } from "./LostSheet.jsx";
import { MateSheet } from "./MateSheet.jsx";
import { Phase } from "./Phase.jsx";
import { ResignSheet } from "./ResignSheet.jsx";
import { isNear } from "./warnings.js";
import { Zones } from "./Zones.jsx";

const SHEETS = { lost: LostSheet, mate: MateSheet, resign: ResignSheet };

export function Play({ match, act }) {
  const replay = match.replay.value;
  const [sheet, open] = useState(null);
  const [captured, capture] = useState({ turn: null, piece: null });
  const turn = `${replay.part} ${replay.of.length}`;
  const piece = captured.turn === turn ? captured.piece : null;

  const move = (more) => {
    const event = { do: "move", player: replay.on_move, ...more };
    act(piece ? { ...event, captured: piece } : event).catch(() => {});
  };
  const acts = [
    ["check", "c", () => move({ check: true })],
    ...Object.keys(SHEETS).map((name) => [name, name[0], () => open({ name, replay, piece })]),
  ];
  useKeys({ " ": () => move(), ...Object.fromEntries(acts.map(([, key, does]) => [key, does])) });
  const Open = SHEETS[sheet?.name];
  return (
    <div class="play">
      <Phase replay={replay} />
      <Running match={match} replay={replay} onMove={() => move()} />
      {replay.phase === "DOUBLE2" && (
        <Captured value={piece} onChoose={(one) => capture({ turn, piece: one })} />
      )}
      <div class="acts chess-acts">
        {acts.map(([name, key, does]) => (
          <button
            key={name}
            type="button"
            class={`act act-${name}`}
            data-testid={`act-${name}`}
            onClick={(event) => {
              letGo(event);
              does();
            }}
          >
            {t(`chess-play-act-${name}`)}
            <kbd>{key.toUpperCase()}</kbd>
          </button>
        ))}
      </div>
      {Open && (
        <Open
          match={match}
          replay={sheet.replay} // as it was at the first tap: a limit may run out while the sheet is open
          captured={sheet.piece}
          act={act}
          onClose={() => open(null)}
        />
      )}
    </div>
  );
}

/** What is drawn with every frame, and nothing else with it. */
function Running({ match, replay, onMove }) {
  const face = useFace(match);
  return (
    <>
      <Clocks face={face} replay={replay} config={match.config} />
      <Zones match={match} replay={replay} face={face} onMove={onMove} />
    </>
  );
}

/** The move's time is the one that is looked at; the part's stands beside it. */
export function Clocks({ face, replay, config }) {
  const { part_seconds = 180, move_seconds = 20 } = config;
  const near = (ms, seconds) => face.runs && isNear(ms, 1_000 * seconds);
  const parry = replay.phase === "PARRY";
  return (
    <div class="chess-clocks">
      <Clock
        name={t("chess-play-clock-move")}
        ms={face.move_ms}
        near={near(face.move_ms, move_seconds)}
        stands={!face.runs}
        testId="move-clock"
        className="chess-clock-main"
      />
      <Clock
        name={t("chess-play-clock-part")}
        ms={face.part_ms}
        near={!parry && near(face.part_ms, part_seconds)}
        stands={parry || !face.runs}
        testId="part-clock"
        className="chess-clock-part"
      />
    </div>
  );
}

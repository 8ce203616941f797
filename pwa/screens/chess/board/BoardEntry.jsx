/** The match's board beside the console: a piece is tapped, then a square, and the move is entered as one event; what the phase bars is said. */
import { useMemo, useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { Board } from "./Board.jsx";
import { BoardNotes } from "./BoardNotes.jsx";
import { eventOf, optionsOf } from "./options.js";
import { Piece } from "./Piece.jsx";
import { PlayedMoves } from "./PlayedMoves.jsx";
import { positionOf } from "./position.js";
import { SaveBoard } from "./SaveBoard.jsx";

/** @param {{match: object}} props a match of `useMatch` */
export default function BoardEntry({ match }) {
  const replay = match.replay.value;
  if (!match.opened || !replay) return null;
  return <Entry match={match} replay={replay} />;
}

function Entry({ match, replay }) {
  const events = replay.of ?? match.events;
  const position = useMemo(() => positionOf(events, replay), [replay]);
  const [turned, turn] = useState(false);
  const [failed, fail] = useState(false);
  const mover = moverOf(position, replay);
  const options = useMemo(() => optionsOf(position.fen, mover), [position, mover.phase]);
  const taps = useTaps(options.moves, replay);
  const locked = options.moves.length === 0 || match.busy.value;

  const enter = (event, move) => {
    const undone = position.gap && { do: "undo", instead: event };
    fail(false);
    match.act(undone ?? event, move && { move }).catch(() => fail(true));
  };
  const play = (option) => enter(eventOf(option, mover.on_move), option.move);
  return (
    <section class="board-entry" aria-label={t("chess-board-title")}>
      <BoardNotes
        position={position}
        mover={mover}
        flag={options.flag}
        said={taps.said}
        failed={failed}
        onEvent={enter}
      />
      <Board
        fen={position.fen}
        turned={turned}
        chosen={taps.chosen}
        targets={taps.targets}
        last={lastOf(position)}
        checked={checkedOf(position, mover)}
        locked={locked}
        onTap={(square) => taps.tap(square, play)}
      />
      {taps.promotions.length > 0 && (
        <fieldset class="board-promotion">
          <legend>{t("chess-board-promotion")}</legend>
          {taps.promotions.map((option) => (
            <button
              key={option.promotion}
              type="button"
              data-testid={`promote-${option.promotion}`}
              aria-label={t(`chess-board-piece-${mover.on_move[0]}-${option.promotion}`)}
              onClick={() => taps.decide(option, play)}
            >
              <Piece type={option.promotion} color={mover.on_move[0]} />
            </button>
          ))}
        </fieldset>
      )}
      <PlayedMoves moves={position.moves} />
      <SaveBoard match={match} replay={replay} onTurn={() => turn(!turned)} />
    </section>
  );
}

/** Who is to move on the board: whoever the match says; where the newest move is missing here, whoever made it. */
function moverOf({ gap }, replay) {
  if (!gap) return replay;
  if (!gap.last) return { state: "GAP", phase: null, on_move: null };
  const phases = { free: "DOUBLE1", second: "DOUBLE2" };
  return { state: "PLAY", phase: phases[gap.kind] ?? "NORMAL", on_move: gap.player };
}

/** What is tapped: a piece that can move, then where it goes, then what a pawn becomes. */
function useTaps(moves, replay) {
  const [state, set] = useState({ replay, chosen: null, promotions: [], said: null });
  const now = state.replay === replay ? state : { chosen: null, promotions: [], said: null };
  const change = (more) => set({ replay, chosen: null, promotions: [], said: null, ...more });
  const from = moves.filter((option) => option.from === now.chosen);
  const targets = new Map(from.map(({ to, barred }) => [to, barred ? "barred" : "free"]));

  function tap(square, play) {
    const found = from.filter(({ to }) => to === square);
    if (found.length === 0) return change({ chosen: movable(square) ? square : null });
    const free = found.filter(({ barred }) => !barred);
    if (free.length === 0) return change({ chosen: now.chosen, said: found[0].barred });
    if (free.length > 1) return change({ chosen: now.chosen, promotions: free });
    decide(free[0], play);
  }

  function decide(option, play) {
    change({});
    play(option);
  }

  const movable = (square) => square !== now.chosen && moves.some((one) => one.from === square);
  return { ...now, targets, tap, decide };
}

function lastOf({ moves }) {
  const uci = moves.at(-1)?.uci;
  return uci ? [uci.slice(0, 2), uci.slice(2, 4)] : [];
}

function checkedOf({ chess }, { on_move: player }) {
  if (!player || !chess.inCheck()) return null;
  return chess.findPiece({ type: "k", color: chess.turn() })[0];
}

/** The board: 64 squares to tap, or to walk over with the arrow keys. It knows no rules. */
import { useRef, useState } from "preact/hooks";
import { t } from "../../../words/words.js";
import { Piece } from "./Piece.jsx";
import { beside, isDark, piecesOf, squares } from "./squares.js";
import "./board.css";

/**
 * @param {{fen: string, turned: boolean, chosen: string|null, targets: Map<string, 'free'|'barred'>, last: string[], checked: string|null, locked: boolean,
 *   onTap: (square: string) => void}} props `last`: squares of the move before; `checked`: where a king in check stands
 */
export function Board({ fen, turned, chosen, targets, last, checked, locked, onTap }) {
  const pieces = piecesOf(fen);
  const [at, walk] = useState("e2");
  const board = useRef(null);

  const onKeyDown = (event) => {
    const next = beside(at, event.key, turned);
    if (!next) return;
    event.preventDefault();
    walk(next);
    board.current.querySelector(`[data-square="${next}"]`).focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the squares in it are the buttons; the arrows go between them
    <div
      ref={board}
      class={`board ${locked ? "board-locked" : ""}`.trim()}
      data-testid="board"
      data-fen={fen}
      onKeyDown={onKeyDown}
    >
      {squares(turned).map((square) => {
        const piece = pieces.get(square);
        const target = targets.get(square);
        const marks = [
          isDark(square) && "board-dark",
          last.includes(square) && "board-last",
          square === checked && "board-checked",
          square === chosen && "board-chosen",
          target && `board-${target}`,
          target && piece && "board-taken",
        ];
        return (
          <button
            key={square}
            type="button"
            class={["board-square", ...marks].filter(Boolean).join(" ")}
            data-square={square}
            data-testid={`square-${square}`}
            tabIndex={square === at ? 0 : -1}
            aria-label={labelOf(square, piece, target)}
            aria-pressed={square === chosen}
            aria-disabled={locked}
            onFocus={() => walk(square)}
            onClick={() => !locked && onTap(square)}
          >
            {piece && <Piece {...piece} />}
            <Coordinates square={square} turned={turned} />
          </button>
        );
      })}
    </div>
  );
}

function labelOf(square, piece, target) {
  const what = piece ? t(`chess-board-piece-${piece.color}-${piece.type}`) : t("chess-board-empty");
  const how = target ? t(`chess-board-target-${target}`) : "";
  return [square, what, how].filter(Boolean).join(", ");
}

/** Drawn by the stylesheet: a square's name is its label, and says the coordinates already. */
function Coordinates({ square: [file, rank], turned }) {
  return (
    <>
      {rank === (turned ? "8" : "1") && <span class="board-file" data-mark={file} />}
      {file === (turned ? "h" : "a") && <span class="board-rank" data-mark={rank} />}
    </>
  );
}

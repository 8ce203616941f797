/** The moves so far, part by part, as chess players write them; a free move in brackets. */
import { t } from "../../../words/words.js";

export function PlayedMoves({ moves }) {
  if (moves.length === 0) return null;
  const parts = [...new Set(moves.map(({ part }) => part))];
  return (
    <details class="board-played">
      <summary>{t("chess-board-moves", { count: moves.length })}</summary>
      {parts.map((part) => (
        <div key={part}>
          <h3>{t("chess-board-part", { part })}</h3>
          <ol class="board-moves" data-testid={`moves-${part}`}>
            {moves
              .filter((one) => one.part === part)
              .map(({ index, player, kind, san }) => (
                <li key={index}>
                  <span aria-hidden="true">{player === "white" ? "○" : "●"}</span>{" "}
                  <span class="hidden-words">{t(`chess-view-side-${player}`)}</span>
                  {kind === "free" ? `(${san})` : san}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </details>
  );
}

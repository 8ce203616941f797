/** What the second move of a double takes: said before the move is entered, because the rules allow only some of it. */
import { t } from "../../../../words/words.js";
import { letGo } from "../../../side/useKeys.js";

const PIECES = [null, "p", "n", "b", "r", "q"];
const SIGN = { p: "♟", n: "♞", b: "♝", r: "♜", q: "♛" };

export function Captured({ value, onChoose }) {
  return (
    <fieldset class="captured">
      <legend>{t("chess-play-captured")}</legend>
      {PIECES.map((piece) => (
        <button
          key={piece}
          type="button"
          data-testid={`captured-${piece ?? "none"}`}
          aria-pressed={value === piece}
          onClick={(event) => {
            letGo(event);
            onChoose(piece);
          }}
        >
          {piece && <span aria-hidden="true">{SIGN[piece]}</span>}
          {piece ? t(`chess-play-piece-${piece}`) : t("chess-play-piece-none")}
        </button>
      ))}
    </fieldset>
  );
}

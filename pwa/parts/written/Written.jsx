/** A solution of fewest moves as it was written; what is no move is marked, and not by its colour alone. */
import { pieces } from "./pieces.js";
import "./written.css";

/** @param {{text: string, errors?: {position: number, token: string}[]}} props `errors` as `fewest.check` tells them */
export default function Written({ text, errors }) {
  return (
    <span class="written">
      {pieces(text, errors).map((piece) =>
        piece.wrong ? <mark key={piece.position}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}

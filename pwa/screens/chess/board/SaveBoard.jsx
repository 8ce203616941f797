/** The board turned round, and the game as files: PGN for people, the whole record for programs. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { download } from "../../phone/share.js";
import { pgnFile, recordFile } from "./files.js";

export function SaveBoard({ match, replay, onTurn }) {
  const about = { stream: match.stream, fold: { ...match.fold, events: replay.of }, replay };
  return (
    <div class="board-acts">
      <Button data-testid="board-turn" onClick={onTurn}>
        {t("chess-board-turn")}
      </Button>
      <Button data-testid="board-pgn" onClick={() => download(pgnFile(about))}>
        {t("chess-board-pgn")}
      </Button>
      <Button data-testid="board-record" onClick={() => download(recordFile(about))}>
        {t("chess-board-record")}
      </Button>
    </div>
  );
}

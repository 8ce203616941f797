/** Somebody else entered the game while it was typed here: both stay, and a person chooses. */
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { Signed } from "../game/Signed.jsx";
import { Values } from "../game/Versions.jsx";
import { bodyOf, isSame } from "./draft.js";

export function Meanwhile({ table, game, entry, draft, onTheirs, onMine }) {
  const same = isSame(draft, entry);
  const mine = bodyOf(draft, game).players;
  return (
    <Notice tone="wait" title={t("rummikub-table-meanwhile", { game })} data-testid="meanwhile">
      <p>{t(same ? "rummikub-table-meanwhile-same" : "rummikub-table-meanwhile-differs")}</p>
      <Values players={entry.players} now={mine} nameOf={table.nameOf} />
      <Signed version={entry} />
      <div class="game-acts">
        <Button data-testid="keep-theirs" onClick={onTheirs}>
          {t("rummikub-table-meanwhile-theirs")}
        </Button>
        {!same && (
          <Button data-testid="take-mine" onClick={onMine}>
            {t("rummikub-table-meanwhile-mine")}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** What an arbiter wants now and then: an illegal move, an end outside the rules, the other screens of the match, and how this device is set. */
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { CallWay } from "../../../../parts/clock/CallWay.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { matchHref } from "../../views.js";
import { SIDES, sideName } from "../sides.js";
import { onBoard, setOnBoard } from "./onBoard.js";
import { setWarns, warns } from "./warnings.js";
import { left, setLeft } from "./Zones.jsx";

export function MoreSheet({ match, id, ended, onIllegal, onEnd, onResign, onClose }) {
  return (
    <Sheet open title={t("chess-play-more")} onClose={onClose}>
      {onIllegal && (
        <Button wide data-testid="illegal" onClick={onIllegal}>
          {t("chess-play-illegal")}
        </Button>
      )}
      {!ended && (
        <>
          <Button wide data-testid="more-resign" onClick={onResign}>
            {t("chess-play-act-resign")}
          </Button>
          <Button tone="stop" wide data-testid="end-match" onClick={onEnd}>
            {t("chess-play-end")}
          </Button>
        </>
      )}
      <div class="more-links">
        <Button href={matchHref(id, match.stream, "players")}>{t("chess-play-to-players")}</Button>
        <Button href={matchHref(id, match.stream, "log")}>{t("chess-play-to-log")}</Button>
      </div>
      <Choice
        legend={t("chess-play-board")}
        value={onBoard.value}
        options={[false, true].map((on) => ({
          value: on,
          label: t(on ? "chess-play-board-on" : "chess-play-board-off"),
          testid: on ? "board-on" : "board-off",
        }))}
        onChoose={setOnBoard}
      />
      <Choice
        legend={t("chess-play-left")}
        value={left.value}
        options={SIDES.map((side) => ({
          value: side,
          label: sideName(side),
          testid: `left-${side}`,
        }))}
        onChoose={setLeft}
      />
      <Choice
        legend={t("chess-play-warnings")}
        value={warns.value}
        options={[true, false].map((on) => ({
          value: on,
          label: t(on ? "chess-play-warnings-on" : "chess-play-warnings-off"),
          testid: on ? "warnings-on" : "warnings-off",
        }))}
        onChoose={setWarns}
      />
      {warns.value && <CallWay />}
    </Sheet>
  );
}

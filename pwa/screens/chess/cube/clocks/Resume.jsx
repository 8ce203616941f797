/** Before the second result of a block moves the clocks: what comes of it, worked out by the rules, and one tap after which the chess clock runs again. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { capOf } from "../phase/times.js";
import { Arithmetic } from "./Arithmetic.jsx";
import { arithmeticOf, blocksOf } from "./arithmetic.js";
import "./blocks.css";

export function Resume({ match, event, onResume, onClose }) {
  const { ahead, failed } = useAhead(match, event);
  const found = ahead && arithmeticOf(ahead.log, blocksOf(ahead.log).at(-1).index, ahead.clocks_ms);
  const cap = capOf(match.config);
  return (
    <Sheet
      open
      title={t("chess-cube-comes-to")}
      onClose={onClose}
      actions={
        <Button
          tone="go"
          wide
          className="cube-go"
          disabled={!ahead && !failed}
          data-testid="cube-resume"
          onClick={onResume}
        >
          {ahead
            ? t("chess-cube-resume", { player: t(`chess-cube-${ahead.on_move}`) })
            : t("chess-cube-resume-plain")}
        </Button>
      }
    >
      {failed && <Notice tone="wait" title={t("judge-no-rules")} />}
      {found && (
        <>
          <p class="cube-block-name">{t(nameOf(found.sign), { part: found.part })}</p>
          <Arithmetic {...found} cap={cap} />
        </>
      )}
      <Button tone="quiet" data-testid="cube-change" onClick={onClose}>
        {t("chess-cube-change")}
      </Button>
    </Sheet>
  );
}

/** The id of *Block −* or *Block +* with its number. */
export function nameOf(sign) {
  return sign === "-" ? "chess-cube-block-minus" : "chess-cube-block-plus";
}

function useAhead(match, event) {
  const [answer, setAnswer] = useState({ ahead: null, failed: false });
  useEffect(() => {
    let wanted = true;
    const at_ms = match.now();
    match.ahead({ event: { ...event, at_ms }, now_ms: at_ms }).then(
      (ahead) => wanted && setAnswer({ ahead, failed: false }),
      () => wanted && setAnswer({ ahead: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [match, event]);
  return answer;
}

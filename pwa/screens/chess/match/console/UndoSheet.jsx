/** Takes the last entry back, named in words, or puts the right one in its place; says beforehand what comes of it. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Field } from "../../../../parts/Field.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { entryWords, insteadOf, lostMeanwhile } from "./said.js";
import { useFirst } from "./useFirst.js";

/** @param {{illegal?: boolean}} props whether it is an illegal move, which the arbiter's words go with */
export function UndoSheet({ match, replay, held, illegal = false, act, onClose }) {
  const at_ms = useFirst(match);
  const ahead = useAhead(match, at_ms);
  const [words, say] = useState(illegal ? t("chess-play-illegal-words") : "");
  const [fault, fail] = useState(null);
  const what = entryWords(held.event, replay.log);
  const others = illegal ? [] : insteadOf(held, replay);

  async function undo(instead) {
    const event = instead ? { do: "undo", instead } : { do: "undo" };
    try {
      await act({ at_ms, ...event }, words.trim() ? { words: words.trim() } : {});
      onClose();
    } catch (error) {
      fail(error.code ?? "unknown");
    }
  }

  return (
    <Sheet
      open
      title={t(illegal ? "chess-play-illegal-title" : "chess-play-undo-title", { what })}
      onClose={onClose}
    >
      {fault && <Notice tone="stop" title={t(`error-${fault}`)} />}
      {illegal && <p>{t("chess-play-illegal-means")}</p>}
      {ahead && <Then replay={replay} ahead={ahead} />}
      {illegal && (
        <Field
          as="textarea"
          label={t("chess-play-words")}
          maxLength={200}
          data-testid="illegal-words"
          value={words}
          onInput={(event) => say(event.currentTarget.value)}
        />
      )}
      <Button tone="strong" wide data-testid="confirm-undo" onClick={() => undo(null)}>
        {t("chess-play-undo-do")}
      </Button>
      {others.length > 0 && (
        <fieldset class="instead">
          <legend>{t("chess-play-instead")}</legend>
          {others.map((other, at) => (
            <Button
              key={other.words}
              wide
              data-testid={`instead-${at}`}
              onClick={() => undo(other.event)}
            >
              {other.words}
            </Button>
          ))}
        </fieldset>
      )}
    </Sheet>
  );
}

/** What an undo alone would come to: limits that would have run out since are said before the tap, not after it. */
function Then({ replay, ahead }) {
  const lost = lostMeanwhile(replay, ahead);
  if (lost.length === 0) return null;
  return (
    <Notice tone="wait" title={t("chess-play-undo-then")}>
      {lost.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}

function useAhead(match, at_ms) {
  const [ahead, see] = useState(null);
  useEffect(() => {
    let wanted = true;
    match.ahead({ event: { at_ms, do: "undo" }, now_ms: at_ms + 1 }).then(
      (value) => wanted && see(value),
      () => {}, // it is only told beforehand; the undo itself says what comes of it
    );
    return () => {
      wanted = false;
    };
  }, [match, at_ms]);
  return ahead;
}

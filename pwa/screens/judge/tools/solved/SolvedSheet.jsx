/** Article 10 in two seconds: somebody taps what is off on a drawing of the puzzle, and the rules say *solved*, *+2* or *DNF* by number. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Choice } from "../../../../parts/Choice.jsx";
import { Puzzle } from "../../../../parts/misalignment/Puzzle.jsx";
import { nothing, questionOf, tapped, verdictOf } from "../../../../parts/misalignment/seen.js";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { t } from "../../../../words/words.js";
import { useRule } from "../../entry/useRule.js";
import "./solved.css";

/** @param {{terms: {edition: string, event: string}, onVerdict: (found: {verdict: 'ok'|'plus2'|'dnf', penalty: string|null, regulation: string}, limits: object) => void}} props */
export default function SolvedSheet({ terms, onVerdict, onClose }) {
  const { edition, event } = terms;
  const { value: limits, code: fault } = useRule({ call: "solved.limits", edition, event });
  return (
    <Sheet open title={t("judge-tool-solved")} onClose={onClose}>
      {fault && <Notice tone="wait" title={t("judge-no-rules")} />}
      {limits && !limits.measure && <Hints limits={limits} />}
      {limits?.measure && (
        <Look
          edition={edition}
          limits={limits}
          onVerdict={(verdict) => onVerdict(verdict, limits)}
        />
      )}
    </Sheet>
  );
}

function Look({ edition, limits, onVerdict }) {
  const [seen, see] = useState(nothing);
  const [last, setLast] = useState(null);
  const { value: reply, code: fault } = useRule(questionOf(edition, limits, seen));
  const verdict = verdictOf(reply, seen);
  const tap = (id) => {
    see((now) => tapped(now, id));
    setLast(id);
  };
  return (
    <>
      <Puzzle limits={limits} seen={seen} last={last} onTap={tap} />
      <Hints limits={limits} />
      {limits.measure === "degrees" ? (
        <Choice
          legend={t("solved-moves")}
          value={seen.moves}
          options={[0, 1, 2].map((moves) => ({
            value: moves,
            label: moves === 2 ? t("solved-moves-more") : `${moves}`,
            testid: `moves-${moves}`,
          }))}
          onChoose={(moves) => see({ ...seen, moves })}
        />
      ) : (
        <Choice
          legend={t("solved-otherwise")}
          value={seen.otherwise}
          options={[true, false].map((otherwise) => ({
            value: otherwise,
            label: t(otherwise ? "solved-otherwise-yes" : "solved-otherwise-no"),
            testid: `otherwise-${otherwise ? "yes" : "no"}`,
          }))}
          onChoose={(otherwise) => see({ ...seen, otherwise })}
        />
      )}
      {limits.detached.length > 0 && (
        <Choice
          legend={t("solved-loose")}
          value={seen.detached}
          options={[null, ...limits.detached].map((code) => ({
            value: code,
            label: t(code ? `solved-loose-${code}` : "solved-loose-none"),
            testid: `loose-${code ?? "none"}`,
          }))}
          onChoose={(detached) => see({ ...seen, detached })}
        />
      )}
      {fault && <Notice tone="wait" title={t("judge-no-rules")} />}
      <Verdict verdict={verdict} seen={seen} measure={limits.measure} onUse={onVerdict} />
    </>
  );
}

/** The regulations by which somebody decides who looks at it. */
function Hints({ limits }) {
  return limits.hints.map((hint) => (
    <Notice key={hint} title={hint} data-testid={`hint-${hint}`}>
      {t(`solved-hint-${hint}`)} {limits.measure && t("solved-usual")}
    </Notice>
  ));
}

/** What it comes to, large, where the thumb is; it stays in sight while the rest scrolls. */
function Verdict({ verdict, seen, measure, onUse }) {
  const about = seen.detached ? "loose" : measure === "degrees" ? "parts" : "magic";
  return (
    <div class={`verdict verdict-${verdict?.verdict ?? "none"}`}>
      <p class="verdict-words" role="status" data-testid="verdict">
        {verdict && (
          <>
            <strong class="verdict-word">{t(`solved-verdict-${verdict.verdict}`)}</strong>{" "}
            <span class="verdict-number">{verdict.regulation}</span>{" "}
            <span class="verdict-says">{t(`solved-${about}-${verdict.verdict}`)}</span>
          </>
        )}
      </p>
      <Button
        tone="strong"
        data-testid="use-verdict"
        disabled={!verdict}
        onClick={() => onUse(verdict)}
      >
        {t("solved-use")}
      </Button>
    </div>
  );
}

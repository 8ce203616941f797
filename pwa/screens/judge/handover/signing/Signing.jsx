/**
 * What the edition asks for when a result is handed over (A7): the judge's call, and the competitor's hand where a penalty or a
 * DNF wants it (2008 and 2010 A7d, A7e). Elsewhere the tap signs, and who likes may draw.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { isSignature, strokesOf } from "../../../../parts/signatures/strokes.js";
import { t } from "../../../../words/words.js";
import { questionOf } from "../../entry/entry.js";
import { useRule } from "../../entry/useRule.js";
import { handAsked, lineOf } from "./asked.js";
import { Named } from "./Named.jsx";
import { Pad } from "./Pad.jsx";
import { Say } from "./Say.jsx";
import "./signing.css";

/** @param {{onState: (state: {ready: boolean, given: object|null, why: () => string}) => void}} props */
export function Signing({ terms, person, handed, line, onState }) {
  const [way, setWay] = useState("draw");
  const [drawn, setDrawn] = useState([]);
  const [named, setNamed] = useState(null);
  const [open, setOpen] = useState(false); // the pad, where nobody asks for it
  const { row, waiting } = useAsked(terms, handed, line);
  const hand = handAsked(row);
  const signature = useMemo(() => signatureOf(drawn), [drawn]);
  const given = way === "draw" ? signature : named;
  const key = row?.says?.key;
  const ready = !waiting && (!hand || given !== null);

  useEffect(() => {
    const why = () => t(waiting ? "signing-asking" : `signing-needs-${key}`);
    onState({ ready, given, why });
  }, [ready, waiting, key, given]);

  const draw = (strokes) => {
    setDrawn(strokes);
    setWay("draw");
  };
  return (
    <div class="signing">
      {row?.says && <Say says={row.says} />}
      {hand && <p class="signing-title">{t("signing-title", { code: hand.code })}</p>}
      {!hand && row && !open && (
        <Button tone="quiet" data-testid="signing-open" onClick={() => setOpen(true)}>
          {t("signing-may")}
        </Button>
      )}
      {(hand || open) && way === "draw" && (
        <>
          <Pad drawn={drawn} onDraw={draw} />
          <div class="signing-ways">
            <Button
              tone="quiet"
              disabled={drawn.length === 0}
              data-testid="signing-clear"
              onClick={() => setDrawn([])}
            >
              {t("signing-clear")}
            </Button>
            <Button tone="quiet" data-testid="signing-named" onClick={() => setWay("named")}>
              {t("signing-named")}
            </Button>
          </div>
        </>
      )}
      {(hand || open) && way === "named" && (
        <Named person={person} onGive={setNamed} onDraw={() => setWay("draw")} />
      )}
    </div>
  );
}

export default Signing;

/** The rules' reply about this entry; a phone without rules keeps nobody waiting. */
function useAsked(terms, handed, line) {
  const { body } = handed;
  const counts = body && body.value === undefined ? questionOf(terms, body) : null;
  const result = useRule(counts);
  const asking = lineOf(handed, line, result.value);
  const { edition, event, unofficial } = terms;
  const asked = useRule(
    asking && { call: "card.signatures", edition, event, unofficial, slots: [asking] },
  );
  const open = ({ value, code }) => !value && !code;
  const waiting = asking ? open(asked) : counts !== null && open(result);
  return { row: asked.value?.slots[0] ?? null, waiting };
}

function signatureOf(drawn) {
  return isSignature(drawn) ? { signature: { strokes: strokesOf(drawn) } } : null;
}

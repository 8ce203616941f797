/** The clocks' arithmetic so far, and the official examples as the rules work them out. */
import { useEffect, useState } from "preact/hooks";
import { Notice } from "../../../../parts/Notice.jsx";
import { Sheet } from "../../../../parts/Sheet.jsx";
import { call } from "../../../../rules/client.js";
import { t } from "../../../../words/words.js";
import { capOf } from "../phase/times.js";
import { Arithmetic } from "./Arithmetic.jsx";
import { officialExamples } from "./examples.js";
import { nameOf } from "./Resume.jsx";
import { useLedger } from "./useLedger.js";

export function ClocksSheet({ match, replay, onClose }) {
  const { ledger, failed } = useLedger(match, replay);
  const cap = capOf(match.config);
  return (
    <Sheet open title={t("chess-cube-clocks")} onClose={onClose}>
      <div class="cube-ledger" data-testid="ledger">
        {failed && <Notice tone="wait" title={t("judge-no-rules")} />}
        {ledger?.length === 0 && <p class="soft">{t("chess-cube-no-block")}</p>}
        {ledger?.map(({ part, sign, lines }) => (
          <section key={part} data-testid={`block-${part}`}>
            <h3>{t(nameOf(sign), { part })}</h3>
            <Arithmetic sign={sign} lines={lines} cap={cap} />
          </section>
        ))}
        <Examples />
      </div>
    </Sheet>
  );
}

function Examples() {
  const examples = useExamples();
  return (
    <section class="cube-examples" data-testid="examples">
      <h3>{t("chess-cube-examples")}</h3>
      <p>{t("chess-cube-examples-lead")}</p>
      {examples?.map(({ part, sign, lines }) => (
        <div key={part}>
          <h4>{t(nameOf(sign), { part })}</h4>
          <p class="soft">{t(sign === "-" ? "chess-cube-minus-means" : "chess-cube-plus-means")}</p>
          <Arithmetic sign={sign} lines={lines} cap={capOf({})} />
        </div>
      ))}
    </section>
  );
}

let asked = null; // they are the same for everybody

function useExamples() {
  const [examples, setExamples] = useState(null);
  useEffect(() => {
    let wanted = true;
    asked ??= officialExamples(call);
    asked.then(
      (found) => wanted && setExamples(found),
      () => {
        asked = null;
      },
    );
    return () => {
      wanted = false;
    };
  }, []);
  return examples;
}

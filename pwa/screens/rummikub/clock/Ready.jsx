/** Before the first turn: who starts, how the tiles are dealt, and that three doubles may ask for a new deal. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { loosen } from "../../../parts/clock/announce.js";
import { Sheet } from "../../../parts/Sheet.jsx";
import { t } from "../../../words/words.js";
import { useKeys } from "../../side/useKeys.js";
import { after } from "./turns.js";

export function Ready({ clock, name, terms }) {
  const { turns, tap } = clock;
  const [asks, ask] = useState(false);
  const { playing, starter } = turns;
  const go = () => {
    loosen();
    tap("go");
  };
  useKeys({ " ": go });
  return (
    <div class="turns-ready">
      <p class="turns-word turns-word-who" role="status" data-testid="starter">
        <strong>{name(starter)}</strong>
        <span>{t("rummikub-clock-starts")}</span>
      </p>
      <p class="turns-order">{inTurn(playing, starter).map(name).join(" → ")}</p>
      <p>{t("rummikub-clock-deal", { who: name(starter) })}</p>
      <Button wide data-testid="redeal" onClick={() => ask(true)}>
        {t("rummikub-clock-redeal")}
      </Button>
      <Button tone="go" wide className="turns-go" data-testid="go" onClick={go}>
        {t("rummikub-clock-go", { seconds: terms.seconds })} <kbd>{t("side-key-space")}</kbd>
      </Button>
      {asks && (
        <Sheet open title={t("rummikub-clock-redeal")} onClose={() => ask(false)}>
          <p>{t("rummikub-clock-redeal-means")}</p>
          {playing.map((person) => (
            <Button
              key={person}
              wide
              data-testid={`redeal-${person}`}
              onClick={() => {
                ask(false);
                tap("redeal", { person });
              }}
            >
              {name(person)}
            </Button>
          ))}
        </Sheet>
      )}
    </div>
  );
}

function inTurn(playing, starter) {
  const order = [starter];
  while (order.length < playing.length) order.push(after(playing, order.at(-1)));
  return order;
}

/** Making sets: on this device, encrypted at once for the scramblers' phones, and then gone from here. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { append } from "../../../store/outbox.js";
import { t } from "../../../words/words.js";
import { seal } from "./box.js";
import { randomSet } from "./random.js";
import { missing, trusted } from "./sets.js";

export function Maker({ event, fold, friendly, cycles }) {
  const [made, setMade] = useState(null); // how many of how many
  const [failed, setFailed] = useState(false);
  const [turned, turn] = useState(new Map()); // device → whether it was ticked by hand
  const offered = fold?.keys ?? [];
  const before = trusted(fold);
  const isReader = ({ device }) => turned.get(device) ?? before.has(device);
  const readers = offered.filter(isReader);
  const wanted = missing(fold, friendly, cycles);
  const make = async () => {
    setFailed(false);
    try {
      for (const [at, what] of wanted.entries()) {
        setMade({ done: at, all: wanted.length });
        const box = await seal(what, await randomSet(), readers);
        await append({ stream: event, kind: "scramble.set", body: { ...what, box } });
      }
    } catch {
      setFailed(true);
    }
    setMade(null);
  };
  return (
    <section class="scrambles-part" data-testid="scramble-maker">
      <h2>{t("chess-scramble-make-title")}</h2>
      {offered.length > 0 ? (
        <fieldset class="scramblers">
          <legend>{t("chess-scramble-readers")}</legend>
          {offered.map((one) => (
            <label key={one.device} class="scrambler">
              <input
                type="checkbox"
                data-testid={`scrambler-${one.device}`}
                checked={isReader(one)}
                onChange={({ target }) => turn(new Map(turned).set(one.device, target.checked))}
              />
              {t("chess-scramble-phone", { name: one.name, device: one.device })}
            </label>
          ))}
        </fieldset>
      ) : (
        <Notice tone="wait" title={t("chess-scramble-no-readers")}>
          {t("chess-scramble-no-readers-how")}
        </Notice>
      )}
      {wanted.length > 0 ? (
        <Button
          tone="go"
          data-testid="scrambles-make"
          disabled={readers.length === 0 || made !== null}
          onClick={make}
        >
          {t("chess-scramble-make", { count: wanted.length })}
        </Button>
      ) : (
        <p class="soft" data-testid="scrambles-all-made">
          {t("chess-scramble-all-made")}
        </p>
      )}
      {made && (
        <p role="status">{t("chess-scramble-making", { done: made.done + 1, all: made.all })}</p>
      )}
      {failed && (
        <Notice tone="stop" title={t("chess-scramble-failed")}>
          {t("chess-scramble-failed-how")}
        </Notice>
      )}
    </section>
  );
}

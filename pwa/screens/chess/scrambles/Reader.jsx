/** Whether this phone opens scrambles, and the way to let it. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { append } from "../../../store/outbox.js";
import { seat } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { myPublicKey } from "./myKey.js";

export function Reader({ event, listed, pair, onMade }) {
  const [failed, setFailed] = useState(false);
  if (pair === undefined) return null;
  if (listed && pair)
    return (
      <Notice tone="go" data-testid="scrambler-here">
        {t("chess-scramble-here")}
      </Notice>
    );
  const offer = async () => {
    setFailed(false);
    try {
      const key = await myPublicKey(seat.value);
      const { by, name } = seat.value;
      await append({
        stream: event,
        kind: "scramble.key",
        body: { key, name: by ?? name ?? "" },
      });
      await onMade();
    } catch {
      setFailed(true);
    }
  };
  return (
    <section class="scrambles-part">
      <p>{t("chess-scramble-offer-how")}</p>
      <Button tone="strong" data-testid="scrambler-offer" onClick={offer}>
        {t("chess-scramble-offer")}
      </Button>
      {failed && (
        <Notice tone="stop" title={t("chess-scramble-no-key")}>
          {t("chess-scramble-no-key-how")}
        </Notice>
      )}
    </section>
  );
}

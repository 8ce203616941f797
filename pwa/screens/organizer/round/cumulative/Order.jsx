/** In which order the attempts were done, as noted on the score sheets (A1a2++++++): suggested, moved by taps, and said by a person. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { t } from "../../../../words/words.js";
import { earlier, upToDate } from "./limit.js";

export function Order({ person, order, nameOf, onSay }) {
  const [moved, move] = useState(null);
  const told = moved ? upToDate(moved, order) : order;
  return (
    <fieldset class="order" data-testid={`order-${person}`}>
      <legend>{t("limit-order")}</legend>
      <p class="soft small">{t("limit-order-hint")}</p>
      <ol>
        {told.map((one, place) => (
          <li key={`${one.round}-${one.slot}`}>
            <span>{nameOf(one)}</span>
            {place > 0 && (
              <Button
                tone="quiet"
                data-testid={`earlier-${person}-${one.round}-${one.slot}`}
                aria-label={t("limit-earlier-one", { place: nameOf(one) })}
                onClick={() => move(earlier(told, place))}
              >
                {t("limit-earlier")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button wide data-testid={`order-say-${person}`} onClick={() => onSay(told)}>
        {t("limit-order-say")}
      </Button>
    </fieldset>
  );
}

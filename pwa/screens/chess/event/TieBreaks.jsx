/** Which tie-breaks count and in which order; each is moved up or down by a button. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { moved, TIE_BREAKS } from "./planForm.js";

export function TieBreaks({ chosen, onChange }) {
  const others = TIE_BREAKS.filter((name) => !chosen.includes(name));
  return (
    <fieldset class="chess-ties">
      <legend>{t("chess-event-label-ties")}</legend>
      <p class="soft small">{t("chess-event-ties-means")}</p>
      <ol>
        {chosen.map((name, place) => (
          <li key={name} data-testid={`tie-${name}`}>
            <span class="chess-tie-name">
              {place + 1}. {t(`chess-event-tie-${name}`)}
            </span>
            <span class="chess-tie-acts">
              <Step name={name} by={-1} chosen={chosen} onChange={onChange} />
              <Step name={name} by={1} chosen={chosen} onChange={onChange} />
              <Button
                tone="quiet"
                aria-label={t("chess-event-tie-out", { name: t(`chess-event-tie-${name}`) })}
                data-testid={`tie-out-${name}`}
                onClick={() => onChange(chosen.filter((one) => one !== name))}
              >
                {t("chess-event-tie-out-short")}
              </Button>
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <div class="chess-acts">
          {others.map((name) => (
            <Button
              key={name}
              data-testid={`tie-in-${name}`}
              onClick={() => onChange([...chosen, name])}
            >
              {t("chess-event-tie-in", { name: t(`chess-event-tie-${name}`) })}
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function Step({ name, by, chosen, onChange }) {
  const next = moved(chosen, name, by);
  const way = by < 0 ? "up" : "down";
  return (
    <Button
      tone="quiet"
      disabled={next === chosen}
      aria-label={t(`chess-event-tie-${way}`, { name: t(`chess-event-tie-${name}`) })}
      data-testid={`tie-${way}-${name}`}
      onClick={() => onChange(next)}
    >
      <span aria-hidden="true">{by < 0 ? "↑" : "↓"}</span>
    </Button>
  );
}

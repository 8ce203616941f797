/** Which events feed a final: those who go on from there may enter it. */
import { Tick } from "../../../parts/Tick.jsx";
import { t } from "../../../words/words.js";

export function From({ others, chosen, error, onChange }) {
  const qualifiers = others.filter(({ role }) => role === "qualifier");
  return (
    <fieldset class="rummikub-stages">
      <legend>{t("rummikub-desk-label-from")}</legend>
      {qualifiers.length === 0 && <p class="soft">{t("rummikub-desk-from-none")}</p>}
      {qualifiers.map(({ event, name }) => (
        <Tick
          key={event}
          data-testid={`plan-from-${event}`}
          checked={chosen.includes(event)}
          onTick={(on) => onChange(on ? [...chosen, event] : chosen.filter((one) => one !== event))}
        >
          {name}
        </Tick>
      ))}
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

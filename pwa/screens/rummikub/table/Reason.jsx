/** Why: the usual reasons in one tap, or words of one's own. A change without a reason is none. */
import { Field } from "../../../parts/Field.jsx";
import { t } from "../../../words/words.js";

/** @param {{usual: string[], value: string, onGive: (reason: string) => void}} props `usual`: the ends of `rummikub-table-because-…` */
export function Reason({ usual, value, onGive }) {
  return (
    <div class="because">
      <fieldset class="because-chips">
        <legend>{t("rummikub-table-because")}</legend>
        {usual.map((name) => {
          const words = t(`rummikub-table-because-${name}`);
          return (
            <button
              key={name}
              type="button"
              class="because-chip"
              data-testid={`because-${name}`}
              aria-pressed={value === words}
              onClick={() => onGive(words)}
            >
              {words}
            </button>
          );
        })}
      </fieldset>
      <Field
        label={t("rummikub-table-because-own")}
        data-testid="reason"
        value={value}
        maxLength={200}
        onInput={(event) => onGive(event.currentTarget.value)}
      />
    </div>
  );
}

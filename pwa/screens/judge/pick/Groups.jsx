/** The groups of a round as chips; nothing where a round has none. */
import { t } from "../../../words/words.js";

export function Groups({ round, chosen, onChoose }) {
  if (round.groups.length < 2) return null;
  const chips = [{ id: null, label: t("judge-all-groups") }].concat(
    round.groups.map(({ id, number }) => ({ id, label: t("judge-group", { number }) })),
  );
  return (
    <fieldset class="chips">
      <legend class="hidden-words">{t("judge-groups")}</legend>
      {chips.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          class="chip"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

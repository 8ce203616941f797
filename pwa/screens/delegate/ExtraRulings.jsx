/** Rulings on an extra attempt, to choose beside the versions: grant one, give one for now, or turn the wish down. */
import { t } from "../../words/words.js";

export function ExtraRulings({ choices, chosen, onChoose }) {
  return choices.map((choice) => (
    <label key={choice} class={`version ${chosen === choice ? "version-chosen" : ""}`}>
      <span class="version-pick">
        <input
          type="radio"
          name="version"
          checked={chosen === choice}
          data-testid={`ruling-${choice}`}
          onChange={() => onChoose(choice)}
        />
        <span>{t(`incident-ruling-${choice}`)}</span>
      </span>
      <span class="soft small">{t(`incident-ruling-${choice}-means`)}</span>
    </label>
  ));
}

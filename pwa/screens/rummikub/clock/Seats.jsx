/** How they sit, clockwise, and who is not here in this game: folded away, for the seats are known. */
import { Button } from "../../../parts/Button.jsx";
import { t } from "../../../words/words.js";
import { oneOn } from "./kept.js";

const LEAST = 2; // who plays

export function Seats({ clock, name }) {
  const { order, absent } = clock.kept;
  const away = (person) => absent.includes(person);
  const toggle = (person) =>
    away(person) ? absent.filter((one) => one !== person) : [...absent, person];
  return (
    <details class="fold">
      <summary data-testid="seats">{t("rummikub-clock-seats")}</summary>
      <p class="soft small">{t("rummikub-clock-seats-means")}</p>
      <ol class="turns-seats">
        {order.map((person) => (
          <li key={person}>
            <span class={away(person) ? "soft" : ""}>
              {name(person)}
              {away(person) && ` (${t("rummikub-clock-absent")})`}
            </span>
            <Button
              data-testid={`one-on-${person}`}
              aria-label={t("rummikub-clock-one-on-of", { who: name(person) })}
              onClick={() => clock.seat({ order: oneOn(order, person) })}
            >
              {t("rummikub-clock-one-on")}
            </Button>
            <Button
              data-testid={`absent-${person}`}
              aria-pressed={away(person)}
              disabled={!away(person) && order.length - absent.length <= LEAST}
              aria-label={t("rummikub-clock-absent-of", { who: name(person) })}
              onClick={() => clock.seat({ absent: toggle(person) })}
            >
              {t("rummikub-clock-absent")}
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The seats of this phone, one card a competition: the role's own screen, the other ways in, and leaving. */
import { useState } from "preact/hooks";
import { ownWay, placeOf, waysOf } from "../../app/places.js";
import { Button } from "../../parts/Button.jsx";
import { roleName } from "../../parts/names.js";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { LeaveSheet } from "./LeaveSheet.jsx";

export function MySeats() {
  const [leaving, setLeaving] = useState(null);
  return (
    <section class="home-part">
      <h2>{t("home-mine")}</h2>
      <ul class="home-list">
        {seats.value.map((seat) => (
          <li key={seat.id} class="home-seat">
            <a class="home-seat-main" href={placeOf(seat)} data-testid={`seat-${seat.competition}`}>
              <strong>{seat.competitionName}</strong>
              <span>{t("home-as", { role: roleName(seat.role), device: seat.device })}</span>
              <span class="home-go">{t(`home-way-${ownWay(seat)}`)}</span>
            </a>
            <nav class="home-ways" aria-label={seat.competitionName}>
              {waysOf(seat).map(({ way, href }) => (
                <Button key={way} tone="quiet" href={href}>
                  {t(`home-way-${way}`)}
                </Button>
              ))}
              <Button tone="quiet" data-testid="leave" onClick={() => setLeaving(seat)}>
                {t("home-leave")}
              </Button>
            </nav>
          </li>
        ))}
      </ul>
      <LeaveSheet seat={leaving} onClose={() => setLeaving(null)} />
    </section>
  );
}

/** The seats of this phone, one card a competition, leading to the role's own screen. */
import { placeOf } from "../../app/places.js";
import { roleName } from "../../parts/names.js";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";

export function MySeats() {
  return (
    <section class="home-part">
      <h2>{t("home-mine")}</h2>
      <ul class="home-list">
        {seats.value.map((seat) => (
          <li key={seat.id}>
            <a class="home-seat" href={placeOf(seat)} data-testid={`seat-${seat.competition}`}>
              <strong>{seat.competitionName}</strong>
              <span>
                {t("home-as", {
                  role: roleName(seat.role),
                  device: seat.device,
                  name: seat.by ?? "",
                })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

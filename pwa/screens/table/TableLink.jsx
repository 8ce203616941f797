/** The way to the score table, for those who type scorecards: everybody at the table but judges, who have a phone beside the mat. */
import { Button } from "../../parts/Button.jsx";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";

const typists = ["scoretaker", "head-judge", "delegate"];

export function TableLink() {
  const { competition, role } = seat.value;
  if (!typists.includes(role)) return null;
  return (
    <Button href={`/c/${encodeURIComponent(competition)}/table`} data-testid="score-table">
      {t("table-open")}
    </Button>
  );
}

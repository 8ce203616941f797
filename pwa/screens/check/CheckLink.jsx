/** The way to the second check from where results are entered; judges beside the mat find it at the start of the app. */
import { Button } from "../../parts/Button.jsx";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";

const typists = ["scoretaker", "head-judge", "delegate"];

export function CheckLink() {
  const { competition, role } = seat.value;
  if (!typists.includes(role)) return null;
  return (
    <Button href={`/c/${encodeURIComponent(competition)}/check`} data-testid="second-check">
      {t("check-title")}
    </Button>
  );
}

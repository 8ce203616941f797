/** The round after Dual Rounds: who advances by the better result of the two. */
import { kit } from "../../../../store/kit.js";
import { t } from "../../../../words/words.js";
import { Advancing } from "../Advancing.jsx";
import { pairOf } from "./dual.js";
import { usePairStandings } from "./usePairStandings.js";

export function AfterPair({ previous, onDraft }) {
  const rows = usePairStandings(pairOf(kit.value, previous));
  if (!rows) return <p class="soft">{t("organizer-advancing-asking")}</p>;
  return (
    <>
      <p class="soft">{t("dual-better-counts")}</p>
      <Advancing previous={previous} standings={rows} onDraft={onDraft} />
    </>
  );
}

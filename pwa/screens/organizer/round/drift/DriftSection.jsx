/** On the page of a round that was opened from another's standings: whether these still say the same. */
import { t } from "../../../../words/words.js";
import { Drift } from "./Drift.jsx";
import { useDrifts } from "./useDrifts.js";

export function DriftSection({ about, seat }) {
  const [found] = useDrifts([about.round]);
  if (!found) return null;
  return (
    <section class="round-section" aria-labelledby="drift-title">
      <h2 id="drift-title">{t("drift-title")}</h2>
      <Drift found={found} seat={seat} />
    </section>
  );
}

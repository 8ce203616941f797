/** The standings over both Dual Rounds, on the page of either: rank, result, and which round it is from. */

import { shown } from "../../../../parts/shown.js";
import { kit } from "../../../../store/kit.js";
import { t } from "../../../../words/words.js";
import { pairOf } from "../../rounds/dual/dual.js";
import { usePairStandings } from "../../rounds/dual/usePairStandings.js";
import { People } from "../../rounds/opening/People.jsx";

export function PairSection({ about }) {
  const pair = pairOf(kit.value, about.round);
  const rows = usePairStandings(pair)?.filter(({ best }) => best !== 0); // who has begun
  const by = new Map(rows?.map((row) => [row.person, row]));
  return (
    <section class="round-pair" data-testid="pair-standings">
      <h2>{t("dual-title")}</h2>
      <p class="soft">{t("dual-better-counts")}</p>
      {rows?.length === 0 || !rows ? (
        <p class="soft">{t("dual-no-results")}</p>
      ) : (
        <People
          title={t("dual-standings")}
          people={rows.map((row) => row.person)}
          note={(number) => by.get(number).rank ?? "–"}
          mark={(number) => resultOf(by.get(number), about.round.event)}
          box={(number) => (
            <span class="soft small">{t("dual-counts", { number: by.get(number).round })}</span>
          )}
        />
      )}
    </section>
  );
}

function resultOf({ best, average }, event) {
  return average ? shown(average, event, "average") : shown(best, event);
}

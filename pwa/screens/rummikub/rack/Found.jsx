/** Whether the rack holds a first meld of 30, by the rules, and which sets make the most of it. */
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import { RackTile } from "./TileKey.jsx";

export function Found({ rack }) {
  const { value, code, current } = useAsked({ call: "rummikub.meld", tiles: rack });
  if (code) return <Notice tone="wait" title={t("rummikub-rack-no-rules")} />;
  if (!value || !current) return <p class="rack-found soft">{t("rummikub-rack-asking")}</p>;
  const { meld, value: most, sets } = value;
  return (
    <div
      class={`rack-found ${meld ? "rack-meld" : "rack-none"}`}
      role="status"
      data-testid="rack-found"
      data-meld={meld}
      data-value={most}
    >
      <p>
        <strong>{t(meld ? "rummikub-rack-meld" : "rummikub-rack-no-meld")}</strong>{" "}
        {t(sets.length ? "rummikub-rack-most" : "rummikub-rack-no-set", { value: most })}
      </p>
      {sets.length > 0 && (
        <ul class="rack-sets">
          {sets.map((set, at) => (
            <li key={at}>
              {set.map((tile, place) => (
                <RackTile key={place} tile={tile} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A round's draw as it stands: tiles still to be tapped in, who sits where, who came later, what is wrong, and publishing. */
import { useState } from "preact/hooks";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import { BagList } from "./BagList.jsx";
import { DrawActs } from "./DrawActs.jsx";
import { DrawState } from "./DrawState.jsx";
import { Late } from "./Late.jsx";
import { Problems } from "./Problems.jsx";
import { SeatSheet } from "./SeatSheet.jsx";
import { Seats } from "./Seats.jsx";
import { TileEntry } from "./TileEntry.jsx";
import { useTiles } from "./useTiles.js";

export function Drawn(props) {
  const { name, known, round, draw, may, started } = props;
  const { event, who } = known;
  const asked = useAsked({ call: "tables.seating", event, round });
  const tiles = useTiles({ name, round, draw, seating: asked.value, current: asked.current });
  const [sheet, show] = useState(null);
  const { seating } = tiles;
  if (!seating)
    return asked.code ? (
      <Notice tone="wait" title={t("error-rules-unavailable")} />
    ) : (
      <p class="soft">{t("side-loading")}</p>
    );
  const entering = may && draw.how === "tile" && seating.waiting.length > 0;
  const given = { ...props, seating, tiles, show };
  return (
    <>
      <DrawState seating={seating} draw={draw} started={started} />
      {entering && <TileEntry tiles={tiles} who={who} />}
      <Problems {...given} />
      <DrawActs {...given} />
      {entering && (
        <details class="fold">
          <summary>{t("rummikub-draw-bag-show")}</summary>
          <BagList sizes={draw.sizes} />
        </details>
      )}
      <Seats {...given} />
      <Late {...given} />
      {sheet && <SeatSheet {...given} sheet={sheet} onClose={() => show(null)} />}
    </>
  );
}

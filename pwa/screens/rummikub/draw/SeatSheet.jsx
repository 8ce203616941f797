/** All that can be done about one seat: not here, another seat, somebody else in it, another tile; and a seat for who came late. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { t } from "../../../words/words.js";
import { ByHand } from "./ByHand.jsx";
import { RepairSheet } from "./RepairSheet.jsx";
import { SubstituteSheet } from "./SubstituteSheet.jsx";

const SHEETS = { gone: RepairSheet, late: RepairSheet, hand: ByHand, instead: SubstituteSheet };

/** @param {{sheet: {what: "seat"|"late"|"gone", person: number, table?: number}}} props the rest as in Drawn.jsx */
export function SeatSheet(props) {
  const { sheet, known, draw, seating, tiles, onClose } = props;
  const [what, turn] = useState(sheet.what);
  const { person, table } = sheet;
  const name = shownName(known.who(person));
  const Chosen = SHEETS[what];
  if (Chosen) return <Chosen {...props} what={what} person={person} name={props.name} />;

  const again = () => {
    tiles.tap({ person });
    onClose();
  };
  return (
    <Sheet open title={t("rummikub-draw-seat-of", { name, number: table })} onClose={onClose}>
      <div class="draw-more">
        {draw.how === "tile" && seating.waiting.length > 0 && (
          <Button wide data-testid="seat-tile" onClick={again}>
            {t("rummikub-draw-other-tile")}
          </Button>
        )}
        <Button wide data-testid="seat-gone" onClick={() => turn("gone")}>
          {t("rummikub-draw-not-here")}
        </Button>
        <Button wide data-testid="seat-hand" onClick={() => turn("hand")}>
          {t("rummikub-draw-other-seat")}
        </Button>
        <Button wide data-testid="seat-instead" onClick={() => turn("instead")}>
          {t("rummikub-draw-substitute")}
        </Button>
      </div>
    </Sheet>
  );
}

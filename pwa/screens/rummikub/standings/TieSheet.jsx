/** A tie across the cut: who is sure, who stands level and what each tie-break says; for who runs the event a tile drawn for each, or a decision with its reason. */
import { useState } from "preact/hooks";
import { Choice } from "../../../parts/Choice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { Sheet } from "../../../parts/Sheet.jsx";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { mayRun } from "../../side/roles.js";
import { CutDecision } from "./CutDecision.jsx";
import { DrawnTiles } from "./DrawnTiles.jsx";
import { Level } from "./Level.jsx";

const WAYS = ["draw", "decide"];

export function TieSheet(props) {
  const { fold, tie, stage, who, seat, onClose } = props;
  const drawing = tie.order.includes("drawn") && stage.tied_at_cut.length > 0;
  const [way, choose] = useState(drawing ? "draw" : "decide");
  const acts = seat && mayRun(seat.role) && !fold.closed && tie.places > 0;
  const names = (people) => listed(people.map((person) => shownName(who(person))));
  return (
    <Sheet open title={t("rummikub-standings-tie-title")} onClose={onClose}>
      <div class="rk-tie" data-testid="tie">
        {tie.sure.length > 0 && (
          <p data-testid="tie-sure">
            <strong>{t("rummikub-standings-tie-sure", { count: tie.sure.length })}</strong>{" "}
            {names(tie.sure)}
          </p>
        )}
        <p>
          <strong>
            {tie.places && stage.tied_at_cut.length
              ? t("rummikub-standings-tie-level", { count: tie.level.length, places: tie.places })
              : t("rummikub-standings-tie-settled", { count: tie.level.length })}
          </strong>
        </p>
        {tie.order.length > 0 && (
          <p class="soft small">
            {t("rummikub-standings-tie-order")}{" "}
            {tie.order
              .map((name, at) => `${at + 1}. ${t(`rummikub-standings-tie-${name}`)}`)
              .join(" · ")}
          </p>
        )}
        <Level tie={tie} brokenBy={stage.broken_by} who={who} />
        {acts && drawing && (
          <Choice
            legend={t("rummikub-standings-tie-how")}
            value={way}
            options={WAYS.map((value) => ({
              value,
              label: t(`rummikub-standings-tie-by-${value}`),
              testid: `tie-by-${value}`,
            }))}
            onChoose={choose}
          />
        )}
        {acts && drawing && way === "draw" && <DrawnTiles {...props} />}
        {acts && !(drawing && way === "draw") && <CutDecision {...props} />}
      </div>
    </Sheet>
  );
}

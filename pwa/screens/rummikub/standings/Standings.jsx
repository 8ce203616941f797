/** Where everybody stands, by stage: live, for the desk, for who only watches, on a big screen and on paper. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { BigScreen } from "./BigScreen.jsx";
import { CutNotice } from "./CutNotice.jsx";
import { Open } from "./Open.jsx";
import { Places } from "./Places.jsx";
import { PrintHead } from "./PrintHead.jsx";
import { StageTable } from "./StageTable.jsx";
import { stageName } from "./stageName.js";
import { awayOf, currentStage, cutOf, stateOf } from "./stages.js";
import { useStandings } from "./useStandings.js";
import "./standings.css";
import "./print.css";

const PLACES = "places";

/** @param {{id: string, event: string, fold: object, tables: object[], who: Function, seat: object|null, side: object}} props as PAGES of the event have them */
export default function Standings({ id, event, fold, tables, who, seat, side }) {
  const { value, code } = useStandings(event, fold, tables, side);
  const [wanted, want] = useState(null);
  const [big, show] = useState(false);
  if (code) return <Notice tone="wait" title={t("error-rules-unavailable")} />;
  if (!value) return <p class="soft">{t("side-loading")}</p>;
  const { stages } = value;
  if (stages.every(({ rows }) => rows.length === 0))
    return (
      <EmptyList title={t("rummikub-standings-none")}>{t("rummikub-standings-none-how")}</EmptyList>
    );
  const stage = stages.find((one) => one.stage === wanted) ?? currentStage(stages);
  const cut = cutOf(fold.plan, stage);
  const away = awayOf(fold);
  const given = { id, event, fold, value, stage, cut, away, who, seat };
  const all = stages.length > 1 && wanted === PLACES;
  return (
    <div class="rummikub-standings" data-state={all ? PLACES : stateOf(stage, cut)}>
      <PrintHead plan={fold.plan} what={all ? t("rummikub-standings-places") : stageName(stage)} />
      {stages.length > 1 && (
        <Choice
          legend={t("rummikub-standings-which")}
          value={all ? PLACES : stage.stage}
          options={[
            ...stages.map((one) => ({
              value: one.stage,
              label: stageName(one),
              testid: `stage-${one.stage}`,
            })),
            { value: PLACES, label: t("rummikub-standings-places"), testid: "stage-places" },
          ]}
          onChoose={want}
        />
      )}
      {all ? (
        <Places list={value.places} who={who} />
      ) : (
        <>
          <CutNotice {...given} />
          <section aria-labelledby="rk-standings">
            <h2 id="rk-standings" class="no-print">
              {stageName(stage)}
            </h2>
            {stage.rows.length === 0 ? (
              <EmptyList title={t("rummikub-standings-not-drawn")} />
            ) : (
              <StageTable
                caption={stageName(stage)}
                stage={stage}
                cut={cut}
                away={away}
                seats={fold.plan.seats ?? 4}
                who={who}
              />
            )}
            <p class="soft small">{t("rummikub-standings-order")}</p>
          </section>
          <Open id={id} event={event} stage={stage} />
        </>
      )}
      <p class="rk-acts no-print">
        <Button data-testid="standings-print" onClick={() => print()}>
          {t("rummikub-standings-print")}
        </Button>
        <Button data-testid="standings-big" onClick={() => show(true)}>
          {t("rummikub-standings-big")}
        </Button>
      </p>
      {big && <BigScreen {...given} onClose={() => show(false)} />}
    </div>
  );
}

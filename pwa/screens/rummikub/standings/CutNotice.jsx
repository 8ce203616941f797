/** What the cut of a stage waits for or came to, in one notice; nobody is cut silently. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { stateOf } from "./stages.js";
import { TieSheet } from "./TieSheet.jsx";
import { tieOf } from "./tie.js";

const TONES = { tied: "stop", open: "wait", decided: "info", cut: "go", over: "go" };

export function CutNotice(props) {
  const { fold, value, stage, cut, away, who } = props;
  const [asked, ask] = useState(false);
  const state = stateOf(stage, cut);
  const tie = cut === null ? null : tieOf(stage, fold, away);
  const first = value.places[0];
  if (!(state in TONES)) return null;
  if (state === "over" && (!first || first.ties || value.state !== "over")) return null;
  const words = {
    count: state === "tied" ? stage.tied_at_cut.length : stage.advance.length,
    places: stage.places_left,
    open: stage.open.length,
    name: first ? shownName(who(first.person)) : "",
  };
  const reason = fold.cuts.find(({ op }) => op === stage.cut)?.reason;
  return (
    <>
      <Notice
        tone={TONES[state]}
        title={t(`rummikub-standings-cut-${state}`, words)}
        action={
          tie && (
            <Button
              tone={state === "tied" ? "strong" : "plain"}
              className="no-print"
              data-testid="open-tie"
              onClick={() => ask(true)}
            >
              {t(
                state === "tied" ? "rummikub-standings-tie-settle" : "rummikub-standings-tie-look",
              )}
            </Button>
          )
        }
        data-testid="cut-notice"
        data-state={state}
      >
        {state === "tied" && t("rummikub-standings-cut-tied-means")}
        {state === "decided" && reason && (
          <p data-testid="cut-reason">{t("rummikub-standings-because", { reason })}</p>
        )}
        {state === "cut" && tie && t("rummikub-standings-cut-broken")}
      </Notice>
      {asked && tie && <TieSheet {...props} tie={tie} onClose={() => ask(false)} />}
    </>
  );
}

/** The rounds of an event: what it waits for, the pairings of one round with each match as it stands, and the draw of the next. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Choice } from "../../../parts/Choice.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { t } from "../../../words/words.js";
import { mayRun } from "../../side/roles.js";
import { useAsked } from "../../side/useAsked.js";
import { Who } from "../../side/Who.jsx";
import { Draw } from "./Draw.jsx";
import { MatchRow } from "./MatchRow.jsx";
import { begun, nextOf, pairingRequest } from "./model.js";
import { NextStep } from "./NextStep.jsx";

export function Rounds(props) {
  const { fold, results, current, seat, side, who } = props;
  const [chosen, choose] = useState(null); // a round's number, "next" for the draw, "again" for another draw of the last one
  const last = fold.rounds.at(-1);
  const next = useAsked(current ? pairingRequest("pairing.next", fold, results) : null);
  const step = nextOf(fold, results, current && next.current ? next.code === "over" : null);
  const runs = seat && mayRun(seat.role) && !fold.closed;
  const drawing = runs && (chosen === "next" || chosen === "again");
  const round = fold.rounds.find((one) => one.round === chosen) ?? last;
  const again = runs && round === last && last && current && !begun(last, results);

  return (
    <>
      <NextStep {...props} step={step} onDraw={runs && !drawing ? () => choose("next") : null} />
      {fold.disputes.some(({ what }) => what === "pairing.publish") && (
        <Notice tone="stop" title={t("chess-event-pairing-disputed")}>
          {t("chess-event-pairing-disputed-how")}
        </Notice>
      )}
      {drawing ? (
        <Draw {...props} again={chosen === "again"} onDone={() => choose(null)} />
      ) : (
        round && (
          <section class="chess-round" aria-labelledby="round">
            {fold.rounds.length > 1 && (
              <Choice
                legend={t("chess-event-tab-rounds")}
                value={round.round}
                options={fold.rounds.map((one) => ({
                  value: one.round,
                  label: String(one.round),
                  testid: `round-${one.round}`,
                }))}
                onChoose={choose}
              />
            )}
            <h2 id="round" data-testid="round-title">
              {t("chess-event-round", { number: round.round })}
            </h2>
            <ul class="chess-matches">
              {round.matches.map((match) => (
                <MatchRow key={match.match} {...props} match={match} fold={fold} side={side} />
              ))}
            </ul>
            {round.byes.map((person) => (
              <p key={person} class="chess-bye" data-testid={`bye-${person}`}>
                <Who person={who(person)} />{" "}
                {t(fold.plan.format === "round-robin" ? "chess-event-bye-free" : "chess-event-bye")}
              </p>
            ))}
            <div class="side-acts no-print">
              {again && (
                <Button data-testid="draw-again" onClick={() => choose("again")}>
                  {t("chess-event-draw-again")}
                </Button>
              )}
              <Button tone="quiet" onClick={() => print()}>
                {t("chess-event-print")}
              </Button>
            </div>
          </section>
        )
      )}
    </>
  );
}

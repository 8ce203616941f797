/** Both lists side by side, what each choice would mean, and the delegate's choice. Nothing moves by itself. */
import { useState } from "preact/hooks";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { roundName } from "../../../../parts/names.js";
import { shownName } from "../../../../parts/PersonName.jsx";
import { t } from "../../../../words/words.js";
import { personOf } from "../../rounds/NameList.jsx";
import { begun, inside } from "./drift.js";
import { KeepSheet } from "./KeepSheet.jsx";
import { MoveSheet } from "./MoveSheet.jsx";
import { People } from "./People.jsx";
import "./drift.css";

export function Drift({ found, seat, titled = false }) {
  const [asked, ask] = useState(null);
  const { round, previous, board, answer, changed } = found;
  const done = begun(board);
  const decides = seat.role === "delegate";
  const names = { round: roundName(round), before: roundName(previous) };
  const differs = answer.in.length + answer.out.length > 0; // else people were chosen by hand
  const Sheet = asked && (asked.kind === "round.keep" ? KeepSheet : MoveSheet);
  return (
    <div class="drift" data-testid={`drift-${round.id}`}>
      {titled && <h3>{names.round}</h3>}
      <Notice tone="wait" title={t(differs ? "drift-drift" : "drift-changed", names)}>
        {changed && differs && <p data-testid="drift-changed">{t("drift-changed", names)}</p>}
        <p>{done.size ? t("drift-begun", { count: done.size }) : t("drift-not-begun")}</p>
        {board.round.status === "closed" && <p>{t("drift-closed")}</p>}
      </Notice>
      <div class="drift-lists">
        <People
          id="there"
          title={t("drift-there")}
          people={inside(board)}
          marked={answer.out}
          mark={t("drift-out")}
          done={done}
        />
        {differs && (
          <People
            id="now"
            title={t("drift-now")}
            people={answer.advance}
            marked={answer.in}
            mark={t("drift-in")}
            done={done}
          />
        )}
      </div>
      {answer.stop && <p class="soft">{t("drift-tied", { count: answer.tied_at_cut.length })}</p>}
      {!decides && <p class="soft">{t("drift-who-decides")}</p>}
      {decides && (
        <ul class="drift-choices">
          {!board.bracket &&
            answer.in.map((person) => (
              <Choice key={`in-${person}`} means={t("drift-enter-means")}>
                <Button
                  data-testid={`drift-enter-${person}`}
                  onClick={() => ask({ kind: "round.enter", person })}
                >
                  {t("drift-enter", { name: shownName(personOf(person)) })}
                </Button>
              </Choice>
            ))}
          {answer.out.map((person) => (
            <Choice
              key={`out-${person}`}
              means={t("drift-quit-means", { count: done.get(person) ?? 0 })}
            >
              <Button
                data-testid={`drift-quit-${person}`}
                onClick={() => ask({ kind: "round.quit", person })}
              >
                {t("drift-quit", { name: shownName(personOf(person)) })}
              </Button>
            </Choice>
          ))}
          <Choice means={t("drift-keep-means")}>
            <Button
              tone="quiet"
              data-testid="drift-keep"
              onClick={() => ask({ kind: "round.keep" })}
            >
              {t("drift-keep")}
            </Button>
          </Choice>
        </ul>
      )}
      {Sheet && <Sheet {...asked} found={found} onClose={() => ask(null)} />}
    </div>
  );
}

function Choice({ means, children }) {
  return (
    <li>
      {children}
      <p class="soft small">{means}</p>
    </li>
  );
}

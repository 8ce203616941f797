/** One report: whom it is about and where, what happened by which regulation, who saw it on which phone, and the answer. */
import { useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { incidentName } from "../../../parts/incident/words.js";
import { roundName } from "../../../parts/names.js";
import { PersonName } from "../../../parts/PersonName.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { venueTime } from "../../../parts/when.js";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { whoOf } from "../../organizer/rounds/LastStep.jsx";
import { personOf } from "../../organizer/rounds/NameList.jsx";
import { whereOf } from "../where.js";
import { AnswerSheet } from "./AnswerSheet.jsx";
import { toldBy, waitsAt } from "./incidents.js";

export function IncidentRow({ id, item }) {
  const [answering, answer] = useState(false);
  const { op, state } = item.entry;
  const { round: stream, person, slot, regulation, what, words } = toldBy(op);
  const round = kit.value.rounds.find((one) => one.id === stream);
  const waits = round && waitsAt(board(stream).value, { person, slot });
  return (
    <li class="desk-row incident-row" data-testid={`incident-${op.id}`}>
      <div>
        <p class="desk-row-title">
          {person ? <PersonName person={personOf(person)} /> : t("incident-nobody")}
        </p>
        <p class="soft small">{placeOf(round, stream, slot)}</p>
      </div>
      <div>
        <p>
          {regulation && <strong class="digits">{regulation} </strong>}
          {what && incidentName(what)}
        </p>
        {words && <q>{words}</q>}
        <p class="soft small">
          {whoOf(op)} · {t("organizer-device", { number: op.device })} ·{" "}
          <time>{venueTime(op.at)}</time>
        </p>
        {state !== "accepted" && <StateMark state={state} />}
        {item.answers.map((one) => (
          <p key={one.op.id} class="incident-answer">
            <q>{one.op.body.words}</q>{" "}
            <span class="soft small">
              {whoOf(one.op)} · <time>{venueTime(one.op.at)}</time>
            </span>{" "}
            {one.state !== "accepted" && <StateMark state={one.state} />}
          </p>
        ))}
      </div>
      <div class="incident-do">
        {waits && (
          <Button
            tone="strong"
            href={`/c/${id}/delegate/${stream}/${person}/${slot}`}
            data-testid={`incident-decide-${person}-${slot}`}
          >
            {t("incident-decide")}
          </Button>
        )}
        {item.answers.length === 0 && (
          <Button data-testid={`answer-${op.id}`} onClick={() => answer(true)}>
            {t("incident-answer")}
          </Button>
        )}
      </div>
      {answering && <AnswerSheet op={op} onClose={() => answer(false)} />}
    </li>
  );
}

function placeOf(round, stream, slot) {
  if (!round) return stream ?? "";
  return slot ? whereOf(round, slot) : roundName(round);
}

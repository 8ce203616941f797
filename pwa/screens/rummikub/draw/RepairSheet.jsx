/** Somebody came late or is not here: the rules say who changes seats, as few as can be; it is shown before it is written. */
import { useState } from "preact/hooks";
import { ActSheet } from "../../../parts/ActSheet.jsx";
import { Field } from "../../../parts/Field.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { shownName } from "../../../parts/PersonName.jsx";
import { t } from "../../../words/words.js";
import { useAsked } from "../../side/useAsked.js";
import { MoveList } from "./MoveList.jsx";
import { inOrder, movesOf, operationsOf } from "./repair.js";
import { writeAll } from "./writeAll.js";

const KNOWN = ["waiting", "seated", "started", "no-room"];

/** @param {{what: "late"|"gone", person: number}} props the rest as in SeatSheet.jsx */
export function RepairSheet({ name, known, round, seating, started, what, person, onClose }) {
  const { event, who } = known;
  const [reason, give] = useState(t(`rummikub-draw-reason-${what}`));
  const asked = useAsked({ call: "tables.repair", event, round, what, person, started });
  const answer = asked.current ? asked.value : null;
  const shown = shownName(who(person));
  const off = what === "gone" && answer?.code === "waiting"; // while others draw, the tables wait
  const moves = answer && (!answer.code || off) ? movesOf(answer, what, person) : [];
  const others = moves.filter((move) => move.person !== person).length;

  return (
    <ActSheet
      title={t(`rummikub-draw-${what}-title`, { name: shown })}
      label={t(`rummikub-draw-${what}-do`, { name: shown })}
      tone={what === "late" ? "go" : "strong"}
      testId="confirm-repair"
      disabled={!moves.length || !reason.trim()}
      act={() => writeAll(operationsOf(name, round, inOrder(moves, seating), reason.trim()))}
      onClose={onClose}
    >
      {!answer && !asked.code && <p class="soft">{t("side-loading")}</p>}
      {asked.code && <Notice tone="wait" title={t("error-rules-unavailable")} />}
      {answer?.code && (
        <Notice
          tone="wait"
          title={t(`rummikub-draw-repair-${codeOf(answer, what)}`)}
          data-testid="repair-code"
        />
      )}
      {moves.length > 0 && (
        <>
          <p data-testid="repair-moved" data-moved={others}>
            {t("rummikub-draw-others", { count: others })}
          </p>
          <MoveList moves={moves} seating={seating} who={who} />
          <Field
            label={t("rummikub-draw-reason")}
            data-testid="repair-reason"
            value={reason}
            onInput={(input) => give(input.currentTarget.value)}
          />
        </>
      )}
    </ActSheet>
  );
}

function codeOf({ code }, what) {
  if (code === "waiting" || code === "started") return `${code}-${what}`;
  return KNOWN.includes(code) ? code : "other";
}

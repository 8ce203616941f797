/** Decides who goes on after some attempts, by position (9g2): the number first, then a second look at everybody by name. */
import { useState } from "preact/hooks";
import { kit } from "../../../../store/kit.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { ChoosePhase } from "./ChoosePhase.jsx";
import { ConfirmPhase } from "./ConfirmPhase.jsx";
import { expected, offered, phaseRequest, plannedLevel } from "./phases.js";
import { byPosition } from "./rules.js";

export function ContinueSheet({ round, board, onClose }) {
  const choices = offered(byPosition(round), board);
  const [attempts, after] = useState(() => expected(round, board, choices));
  const [level, cut] = useState(() => String(plannedLevel(round, attempts) ?? ""));
  const [ticked, tick] = useState([]);
  const [looked, look] = useState(null); // the answer that is looked at by name
  const number = /^\d{1,4}$/.test(level) ? Number(level) : 0;
  const unofficial = kit.value.events.find(({ id }) => id === round.event)?.official === false;
  const { value: reply } = useRule(phaseRequest(board, attempts, number, unofficial));
  const shared = { round, attempts, reply, ticked, onClose };

  if (looked && (!reply || looked === JSON.stringify(reply))) {
    return <ConfirmPhase {...shared} reply={JSON.parse(looked)} onBack={() => look(null)} />;
  }
  return (
    <ChoosePhase
      {...shared}
      choices={choices}
      level={level}
      changed={looked !== null}
      onAfter={(chosen) => {
        after(chosen);
        cut(String(plannedLevel(round, chosen) ?? level));
        tick([]);
      }}
      onLevel={(text) => {
        cut(text);
        tick([]);
      }}
      onTick={(person) =>
        tick(ticked.includes(person) ? ticked.filter((one) => one !== person) : [...ticked, person])
      }
      onLook={() => look(JSON.stringify(reply))}
    />
  );
}

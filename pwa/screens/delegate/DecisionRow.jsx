/** One attempt that waits: who, which round and attempt, and the values that stand against each other. */
import { PersonName } from "../../parts/PersonName.jsx";
import { StateMark } from "../../parts/StateMark.jsx";
import { venueTime } from "../../parts/when.js";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { operations } from "../../store/replica.js";
import { personOf } from "../organizer/rounds/NameList.jsx";
import { VersionValue } from "./VersionValue.jsx";
import { versions } from "./versions.js";
import { whereOf } from "./where.js";

export function DecisionRow({ id, item }) {
  const { stream, person, slot } = item;
  const round = kit.value.rounds.find((one) => one.id === stream);
  const shown = versions(board(stream).value, operations(stream), person, slot);
  const href = `/c/${id}/delegate/${stream}/${person}/${slot}`;
  const test = item.what === "dispute" ? "dispute" : "proposal";
  return (
    <li class={`decision decision-${item.what}`}>
      <a class="decision-link" href={href} data-testid={`${test}-${person}-${slot}`}>
        <span class="decision-who">
          <PersonName person={personOf(person)} />
          <span class="soft small">{whereOf(round, slot)}</span>
        </span>
        <span class="decision-values">
          {shown.map(({ entry }) => (
            <span key={entry.op.id} class="decision-value">
              <VersionValue op={entry.op} stream={stream} short />
            </span>
          ))}
        </span>
        <span class="decision-state">
          <StateMark state={item.what === "dispute" ? "disputed" : "proposed"} />
          <time class="soft small">{item.since && venueTime(item.since)}</time>
        </span>
      </a>
    </li>
  );
}

/** The delegate's desk: what needs a decision, and the place where it is taken. */
import { DeskGate } from "../organizer/DeskGate.jsx";
import { DeskTabs } from "../organizer/DeskTabs.jsx";
import { Decide } from "./Decide.jsx";
import { ReviewList } from "./ReviewList.jsx";

export default function Delegate({ id, round, person, slot }) {
  return (
    <DeskGate id={id} roles={["delegate", "head-judge"]}>
      {(seat) =>
        slot ? (
          <Decide
            key={`${round}/${person}/${slot}`}
            id={id}
            stream={round}
            person={Number(person)}
            slot={Number(slot)}
          />
        ) : (
          <div class="desk-frame">
            <DeskTabs id={id} role={seat.role} />
            <ReviewList id={id} seat={seat} />
          </div>
        )
      }
    </DeskGate>
  );
}

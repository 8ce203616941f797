/** The organizer's desk: rounds at a glance, invites, devices, records. A delegate may do all of this too. */
import { useEffect } from "preact/hooks";
import { DeskGate } from "./DeskGate.jsx";
import { DeskTabs } from "./DeskTabs.jsx";
import { Devices } from "./devices/Devices.jsx";
import { Invites } from "./invites/Invites.jsx";
import { Records } from "./records/Records.jsx";
import { keepStanding } from "./records/standing.js";
import { RoundPage } from "./round/RoundPage.jsx";
import { Rounds } from "./rounds/Rounds.jsx";

const VIEWS = { invites: Invites, devices: Devices, records: Records };

export default function Organizer({ id, view, round }) {
  useEffect(() => keepStanding(id), [id]);
  const View = round ? RoundPage : (VIEWS[view] ?? Rounds);
  return (
    <DeskGate id={id} roles={["organizer", "delegate"]}>
      {(seat) => (
        <div class="desk-frame">
          <DeskTabs id={id} role={seat.role} />
          <View id={id} seat={seat} round={round} />
        </div>
      )}
    </DeskGate>
  );
}

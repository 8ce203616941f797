/** Who opened or closed the round last, when, and where that word is: saved here, sent, accepted. */
import { StateMark } from "../../../parts/StateMark.jsx";
import { venueTime } from "../../../parts/when.js";
import { entryState } from "../../../store/entries.js";
import { kit } from "../../../store/kit.js";
import { operations } from "../../../store/replica.js";
import { t } from "../../../words/words.js";
import { lastStep } from "./progress.js";

const IMPORT = "import"; // by this name the server replays a file's results

export function LastStep({ round }) {
  const last = lastStep(operations(round.id));
  if (!last) return null;
  const what = last.kind === "round.open" ? "organizer-opened-by" : "organizer-closed-by";
  return (
    <p class="last-step small soft">
      <span>{t(what, { who: whoOf(last), time: venueTime(last.at) })}</span>
      <StateMark state={entryState(last.id)} data-testid="entry-state" />
    </p>
  );
}

/** The person at the device, else the device's name, else its number. */
export function whoOf(op) {
  const device = kit.value.devices.find((one) => one.device === op.device);
  const name = op.by || device?.name;
  if (name === IMPORT) return t("organizer-import");
  return name || t("organizer-device", { number: op.device });
}

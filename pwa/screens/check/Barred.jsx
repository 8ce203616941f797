/** A card that this person, or this device, may not check: who entered it, and who can check it where. */
import { PersonName } from "../../parts/PersonName.jsx";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { language, t } from "../../words/words.js";
import { Stop } from "./Stop.jsx";

const mostNamed = 3;

export function Barred({ person, bar, round, onLeave }) {
  const { why, entry } = bar;
  const device = nameOf(kit.value.devices.find((one) => one.device === entry.device) ?? entry);
  const facts = { by: entry.by ?? "", device, devices: otherDevices(round) };
  return (
    <Stop title={t(`check-bar-${why}`, facts)} action={t("check-other-card")} onLeave={onLeave}>
      <PersonName person={person} />
      <p>{t(`check-bar-${why}-means`, facts)}</p>
    </Stop>
  );
}

/** Some devices at which the card could be checked, in words. */
function otherDevices(round) {
  const names = kit.value.devices
    .filter(({ device, role, scope }) => {
      const mine = device === seat.value.device;
      return !mine && role !== "organizer" && (!scope || scope === round.id);
    })
    .slice(0, mostNamed)
    .map(nameOf);
  if (names.length === 0) return t("check-any-other-device");
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(names);
}

function nameOf({ device, name }) {
  return name ? `${name} (${device})` : `${device}`;
}

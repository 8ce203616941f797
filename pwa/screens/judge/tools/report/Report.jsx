/** The report of an incident from beside the keypad, about the attempt that stands there. */
import IncidentSheet from "../../../../parts/incident/IncidentSheet.jsx";

export default function Report({ around, onClose }) {
  const { round, person, slot } = around;
  return <IncidentSheet round={round} person={person} slot={slot} onClose={onClose} />;
}

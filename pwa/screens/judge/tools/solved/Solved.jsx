/** A look at the puzzle for the entry that is being typed. */
import SolvedSheet from "./SolvedSheet.jsx";
import { withVerdict } from "./verdict.js";

export default function Solved({ terms, onEntry, onClose }) {
  return (
    <SolvedSheet
      terms={terms}
      onClose={onClose}
      onVerdict={(verdict, limits) => {
        onEntry((entry) => withVerdict(entry, limits, verdict));
        onClose();
      }}
    />
  );
}

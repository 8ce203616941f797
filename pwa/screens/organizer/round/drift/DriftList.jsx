/** In the delegate's list: the rounds that no longer have whom the round before sends into them. */
import { Drift } from "./Drift.jsx";

export function DriftList({ drifts, seat }) {
  if (drifts.length === 0) return null;
  return (
    <ul class="desk-rows" data-testid="drifts">
      {drifts.map((found) => (
        <li key={found.round.id} class="decision drift-row">
          <Drift found={found} seat={seat} titled />
        </li>
      ))}
    </ul>
  );
}

/** A ring that empties, with what stands in it. `share` is what is left, from 1 to 0; `tone` says with a thicker line that it is over. */
import "./clock.css";

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

export function Ring({ share, tone = "", children }) {
  return (
    <div class={`ring ${tone && `ring-${tone}`}`}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle class="ring-ground" cx="50" cy="50" r={RADIUS} />
        <circle
          class="ring-left"
          cx="50"
          cy="50"
          r={RADIUS}
          transform="rotate(-90 50 50)"
          stroke-dasharray={`${Math.max(0, Math.min(1, share)) * LENGTH} ${LENGTH}`}
        />
      </svg>
      <div class="ring-in">{children}</div>
    </div>
  );
}

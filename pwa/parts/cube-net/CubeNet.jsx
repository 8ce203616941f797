/** A 3x3x3 cube unfolded; every sticker carries its letter, so that no colour is needed to read it. */
import { net } from "./net.js";
import "./cube-net.css";

/** @param {{state: string, label: string}} props `state`: 54 letters of `fewest.check`; `label`: what the picture shows, in words */
export function CubeNet({ state, label }) {
  return (
    <svg class="cube-net" viewBox="0 0 12 9" role="img" aria-label={label} data-state={state}>
      {net(state).map(({ letter, x, y }) => (
        <g key={`${x} ${y}`} class={`cube-${letter.toLowerCase()}`}>
          <rect x={x + 0.03} y={y + 0.03} width="0.94" height="0.94" rx="0.12" />
          <text x={x + 0.5} y={y + 0.76}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The shape that goes with a seat's colour, for who does not tell the colours apart: ring, square, triangle, diamond. */
import { colourOf } from "../tile/colours.js";

const SHAPES = [
  <circle key="0" cx="8" cy="8" r="5.5" />,
  <rect key="1" x="2.5" y="2.5" width="11" height="11" />,
  <path key="2" d="M8 2l6.5 11.5h-13z" />,
  <path key="3" d="M8 1l6 7-6 7-6-7z" />,
];

export function Shape({ seat }) {
  return (
    <svg class={`draw-shape draw-shape-${colourOf(seat)}`} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[seat]}
    </svg>
  );
}

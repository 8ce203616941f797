/** The six pieces, drawn for this board: one outline for both colours, told apart by fill and line. */

const BASE = "M10 36h25v4H10z";
const SHAPES = {
  p: [
    "M17 20h11l-2 3c1 5 4 8 5 12H14c1-4 4-7 5-12z",
    "M22.5 7.5a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4z",
  ],
  n: ["M13 35c0-9 8-11 9-16l-6 4-5 1-2-4 8-8 1-5 4 3c9 1 13 9 13 19v6z"],
  b: [
    "M22.5 11c6 4 9 9 9 13 0 4-3 6-5 7l2 4h-12l2-4c-2-1-5-3-5-7 0-4 3-9 9-13z",
    "M22.5 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z",
  ],
  r: ["M11 8h5v4h4V8h5v4h4V8h5v8l-4 4v11l3 4H12l3-4V20l-4-4z"],
  q: [
    "M8 13l6 18 1 4h15l1-4 6-18-8 9-2-14-4.5 13L18 8l-2 14z",
    "M8 9.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM18 4.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM27 4.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM37 9.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z",
  ],
  k: [
    "M22.5 16c4-7 14-5 13 3-1 6-6 7-6 13l1 3H14.5l1-3c0-6-5-7-6-13-1-8 9-10 13-3z",
    "M21 3h3v3h3v3h-3v6h-3V9h-3V6h3z",
  ],
};
const LINES = { b: "M22.5 17v8M18.5 21h8", n: "M17 16.5h1.5", q: "M14 31h17", k: "M15 31.5h15" };

/** @param {{type: 'p'|'n'|'b'|'r'|'q'|'k', color: 'w'|'b'}} props */
export function Piece({ type, color }) {
  return (
    <svg class={`board-piece board-piece-${color}`} viewBox="0 0 45 45" aria-hidden="true">
      {[BASE, ...SHAPES[type]].map((shape) => (
        <path key={shape} d={shape} />
      ))}
      {LINES[type] && <path class="board-piece-line" d={LINES[type]} />}
    </svg>
  );
}

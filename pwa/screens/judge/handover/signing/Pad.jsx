/** The pad for a finger or a pen. What is drawn stays until it is wiped. */
import { useRef, useState } from "preact/hooks";
import { pathOf, pointAt, strokesOf } from "../../../../parts/signatures/strokes.js";
import { t } from "../../../../words/words.js";

export function Pad({ drawn, onDraw }) {
  const pad = useRef(null);
  const [way, setWay] = useState(null); // the stroke under the finger
  const at = (event) => pointAt(event, pad.current.getBoundingClientRect());
  const end = () => {
    if (way) onDraw([...drawn, way]);
    setWay(null);
  };
  return (
    <svg
      ref={pad}
      class="signing-pad"
      viewBox="0 0 999 333"
      role="img"
      aria-label={t(drawn.length ? "signing-drawn" : "signing-pad")}
      data-testid="signing-pad"
      onPointerDown={(event) => {
        event.preventDefault();
        pad.current.setPointerCapture(event.pointerId);
        setWay([at(event)]);
      }}
      onPointerMove={(event) => way && setWay([...way, at(event)])}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path class="signing-line" d="M60 270H939" />
      {strokesOf(way ? [...drawn, way] : drawn).map((stroke) => (
        <path key={stroke.join()} d={pathOf(stroke)} />
      ))}
    </svg>
  );
}

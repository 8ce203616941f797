/** A puzzle in space, its turned parts drawn turned, with a button on each part. */
import { PartButton } from "./PartButton.jsx";
import { drawn, frame, nearest, placeOf } from "./solid/drawn.js";
import { modelOf } from "./solid/models.js";

const BOX = `${-frame.x} ${-frame.y} ${2 * frame.x} ${2 * frame.y}`;

export function Solid({ limits, seen, parts, onTap }) {
  const model = modelOf(limits.puzzle, limits.size);
  const faces = drawn(model, seen.parts, limits.limits);

  const tapNearest = (event) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onTap(nearest(model, (event.clientX - left) / width, (event.clientY - top) / height).id);
  };

  return (
    <>
      <svg class="solid" viewBox={BOX} aria-hidden="true" onClick={tapNearest}>
        {faces.map((face, index) => (
          <g key={index} class={`solid-face solid-${face.tone} solid-${face.mark ?? "placed"}`}>
            <path class="solid-ground" d={outline(face.points)} />
            <path class="solid-shade" d={outline(face.points)} />
            <path class="solid-lines" d={face.lines.map(stroke).join("")} />
          </g>
        ))}
      </svg>
      {parts.map((part) => (
        <PartButton
          key={part.id}
          part={part}
          seen={seen}
          place={placeOf(model, part)}
          onTap={onTap}
        />
      ))}
    </>
  );
}

const written = (point) => point.map((number) => number.toFixed(3)).join(" ");
const stroke = (points) => `M${points.map(written).join("L")}`;
const outline = (points) => `${stroke(points)}Z`;

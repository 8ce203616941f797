/** A Magic from above: tiles that lie too high, or folds between them; and from the side how it looks exactly at the limit. */
import { t } from "../../words/words.js";
import { MagicSide } from "./MagicSide.jsx";
import { PartButton } from "./PartButton.jsx";
import { longOf, tilesOf } from "./tiles.js";

const LIFT = { x: 0.04, y: 0.08 }; // of a tile's width, for each tile of height

export function Magic({ limits, seen, parts, onTap }) {
  const long = longOf(limits.size);
  const isOff = ({ id }) => Boolean(seen.parts[id]);
  const tiles = tilesOf(limits.size);
  const folds = limits.measure === "angles" ? parts.filter(isOff) : [];
  return (
    <>
      <div class="magic-board">
        <svg class="magic" viewBox={`0 0 ${long} ${long}`} aria-hidden="true">
          {[...tiles.filter((tile) => !isOff(tile)), ...tiles.filter(isOff)].map((tile) => (
            <Tile key={tile.id} tile={tile} state={seen.parts[tile.id]} limit={limits.limits[0]} />
          ))}
          {folds.map((fold) => (
            <path
              key={fold.id}
              class={`magic-fold magic-fold-${seen.parts[fold.id]}`}
              d={crease(fold)}
            />
          ))}
        </svg>
        {parts.map((part) => (
          <PartButton
            key={part.id}
            part={part}
            seen={seen}
            place={[(part.column - 0.5) / long, (part.row - 0.5) / long]}
            onTap={onTap}
          />
        ))}
      </div>
      <figure class="magic-limit">
        <MagicSide limits={limits} />
        <figcaption>{t("solved-magic-limit")}</figcaption>
      </figure>
    </>
  );
}

/** As many tiles on one another as it is high. */
function Tile({ tile: { row, column }, state, limit }) {
  const high = state === "beyond" ? limit.beyond : state === "within" ? limit.at : 1;
  const levels = Array.from({ length: high }, (_, level) => level);
  const top = high - 1;
  return (
    <g class={`solid-${state ?? "placed"}`}>
      {levels.map((level) => (
        <rect
          key={level}
          class="solid-ground"
          x={column - 0.96 + level * LIFT.x}
          y={row - 0.96 - level * LIFT.y}
          width={0.92}
          height={0.92}
          rx={0.05}
        />
      ))}
      <circle
        class="magic-ring"
        cx={column - 0.5 + top * LIFT.x}
        cy={row - 0.5 - top * LIFT.y}
        r={0.32}
      />
    </g>
  );
}

/** The line along which two tiles meet. */
function crease({ tiles: [one, other], row, column }) {
  const [x, y] = [column - 0.5, row - 0.5];
  return one.row === other.row ? `M${x} ${y - 0.46}V${y + 0.46}` : `M${x - 0.46} ${y}H${x + 0.46}`;
}

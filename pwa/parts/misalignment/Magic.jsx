/** A Magic from above: tiles that lie too high, or folds between them; and from the side how it looks exactly at the limit. */
import { t } from "../../words/words.js";
import { PartButton } from "./PartButton.jsx";
import { longOf, tilesOf } from "./tiles.js";

const LIFT = 0.05; // of a tile's width, for each tile of height
const FURTHER = { heights: 1, angles: -50 }; // how far beyond the limit it is drawn

export function Magic({ limits, seen, parts, onTap }) {
  const long = longOf(limits.size);
  return (
    <>
      <svg class="magic" viewBox={`0 0 ${long} ${long}`} aria-hidden="true">
        {tilesOf(limits.size).map((tile) => (
          <Tile key={tile.id} tile={tile} state={seen.parts[tile.id]} limits={limits} />
        ))}
        {limits.measure === "angles" &&
          parts
            .filter(({ id }) => seen.parts[id])
            .map((fold) => (
              <Fold key={fold.id} fold={fold} state={seen.parts[fold.id]} limits={limits} />
            ))}
        <Side limits={limits} long={long} />
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
      <p class="magic-limit" style={{ width: `${(100 * (long - 2)) / long}%` }}>
        {t("solved-magic-limit")}
      </p>
    </>
  );
}

/** As many tiles on one another as it is high. */
function Tile({ tile: { row, column }, state, limits }) {
  const [{ at }] = limits.limits;
  const high = state ? at + (state === "beyond" ? FURTHER.heights : 0) : 1;
  return (
    <g class={`magic-tile solid-${state ?? "placed"}`}>
      {Array.from({ length: high }, (_, n) => (
        <rect
          key={n}
          class="solid-ground"
          x={column - 0.96 + n * LIFT}
          y={row - 0.96 - n * LIFT * 2}
          width={0.92}
          height={0.92}
          rx={0.05}
        />
      ))}
      <circle
        class="magic-ring"
        cx={column - 0.5 + (high - 1) * LIFT}
        cy={row - 0.5 - (high - 1) * LIFT * 2}
        r={0.3}
      />
    </g>
  );
}

/** Two tiles that meet at an angle, along the line between them. */
function Fold({ fold: { tiles, row, column }, state }) {
  const across = tiles[0].row === tiles[1].row;
  const [x, y] = [column - 0.5, row - 0.5];
  const half = 0.46;
  const line = across ? `M${x} ${y - half}V${y + half}` : `M${x - half} ${y}H${x + half}`;
  return <path class={`magic-fold magic-fold-${state}`} d={line} />;
}

/** The limit from the side, in the corner that the tiles leave free. */
function Side({ limits: { measure, limits }, long }) {
  const [{ at }] = limits;
  const [left, table] = [2.12, long - 0.12];
  const width = long - 2 - 0.24;
  if (measure === "heights") {
    const high = width / 8;
    return (
      <g class="magic-side">
        <path d={`M${left} ${table}h${width}`} />
        {Array.from({ length: at }, (_, n) => (
          <rect key={n} x={left} y={table - high * (n + 1)} width={width * 0.4} height={high} />
        ))}
        <rect x={left + width * 0.45} y={table - high * at} width={width * 0.4} height={high} />
      </g>
    );
  }
  const raised = ((180 - at) * Math.PI) / 180;
  const tile = width / 2;
  const end = [left + tile * (1 + Math.cos(raised)), table - tile * Math.sin(raised)];
  return (
    <g class="magic-side">
      <path d={`M${left} ${table}h${width}`} />
      <path class="magic-side-tiles" d={`M${left} ${table - 0.03}h${tile}L${end.join(" ")}`} />
    </g>
  );
}

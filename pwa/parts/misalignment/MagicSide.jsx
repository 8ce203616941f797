/** The limit of a Magic from the side: how high a tile may be above the table, or how far two may be folded. */

const TABLE = 34;
const TILE = { long: 46, high: 9 };

export function MagicSide({ limits: { measure, limits } }) {
  const [{ at }] = limits;
  return (
    <svg class="magic-side" viewBox="0 0 140 40" aria-hidden="true">
      <path d={`M4 ${TABLE}H136`} />
      {measure === "heights" ? <Pile high={at} /> : <Folded degrees={at} />}
    </svg>
  );
}

/** Tiles on one another, and beside them one whose top is as high. */
function Pile({ high }) {
  const levels = Array.from({ length: high }, (_, level) => level + 1);
  const y = (level) => TABLE - level * TILE.high;
  return (
    <>
      {levels.map((level) => (
        <rect key={level} x={20} y={y(level)} width={TILE.long} height={TILE.high} />
      ))}
      <rect x={74} y={y(high)} width={TILE.long} height={TILE.high} />
      <path class="magic-level" d={`M4 ${y(high)}H136`} />
    </>
  );
}

function Folded({ degrees }) {
  const raised = ((180 - degrees) * Math.PI) / 180;
  const [x, y] = [70, TABLE - 3];
  const end = [x + TILE.long * Math.cos(raised), y - TILE.long * Math.sin(raised)];
  return <path class="magic-folded" d={`M${x - TILE.long} ${y}H${x}L${end.join(" ")}`} />;
}

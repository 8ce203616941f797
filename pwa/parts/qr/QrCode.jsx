/** An address as a QR code that is drawn here, with or without a network; `label` says where it leads. Nothing is drawn of an address that is too long. */
import { useMemo } from "preact/hooks";
import { matrixOf } from "./matrix.js";
import "./qr-code.css";

const QUIET = 4; // modules of plain ground around it, as readers need them

export function QrCode({ address, label, className = "" }) {
  const rows = useMemo(() => matrixOf(address), [address]);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  return (
    <svg
      class={`qr-code ${className}`.trim()}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-address={address}
    >
      <path d={rows.map(runs).join("")} />
    </svg>
  );
}

/** The dark runs of a row as rectangles. */
function runs(row, y) {
  const line = row.map(Number).join("");
  return [...line.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h-${run.length}z`)
    .join("");
}

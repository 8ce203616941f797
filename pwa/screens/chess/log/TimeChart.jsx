/** Both sides' times over the match as two lines, the cube phases as bands; the same figures as a table under it, part by part. */
import { minutesOf } from "../../../parts/clock/shown.js";
import { Table } from "../../../parts/Table.jsx";
import { t } from "../../../words/words.js";
import { leftText } from "../players/figures.js";

const WIDTH = 420;
const HEIGHT = 230;
const EDGE = { left: 44, right: 18, top: 10, bottom: 26 };
const LETTERS = 12; // of the drawing, which a phone shows at about four fifths
const SIDES = ["white", "black"];
const STEPS_S = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1200, 3600, 7200];

export function TimeChart({ series, replay }) {
  const { points, cubes, kind } = series;
  const last = points.at(-1).at_ms;
  const values = points.flatMap(({ white, black }) => [white, black]);
  const x = scale(0, Math.max(last, 1000), EDGE.left, WIDTH - EDGE.right);
  const y = scale(
    Math.min(0, ...values),
    Math.max(1000, ...values),
    HEIGHT - EDGE.bottom,
    EDGE.top,
  );
  const title = t(`chess-log-chart-${kind}`);
  return (
    <figure class="match-chart">
      <figcaption>
        <h2>{title}</h2>
        <Legend />
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        data-testid="time-chart"
      >
        {cubes.map(({ from, to }) => (
          <rect
            key={from}
            class="match-chart-cube"
            x={x(from)}
            y={EDGE.top}
            width={Math.max(1, x(to) - x(from))}
            height={HEIGHT - EDGE.top - EDGE.bottom}
          />
        ))}
        {ticks(y.from, y.to, 5).map((ms) => (
          <g key={`y${ms}`}>
            <line
              class="match-chart-grid"
              x1={EDGE.left}
              x2={WIDTH - EDGE.right}
              y1={y(ms)}
              y2={y(ms)}
            />
            <text font-size={LETTERS} x={EDGE.left - 6} y={y(ms) + 4} text-anchor="end">
              {minutesOf(Math.abs(ms))}
            </text>
          </g>
        ))}
        {ticks(0, x.to, 7).map((ms) => (
          <text font-size={LETTERS} key={`x${ms}`} x={x(ms)} y={HEIGHT - 8} text-anchor="middle">
            {minutesOf(ms)}
          </text>
        ))}
        {SIDES.map((side) => (
          <polyline
            key={side}
            class={`match-chart-${side}`}
            points={points
              .map((point) => `${x(point.at_ms).toFixed(1)},${y(point[side]).toFixed(1)}`)
              .join(" ")}
          />
        ))}
      </svg>
      <details class="match-chart-table">
        <summary>{t("chess-log-as-table")}</summary>
        <Figures points={points} replay={replay} title={title} />
      </details>
    </figure>
  );
}

function Legend() {
  return (
    <ul class="match-legend">
      {SIDES.map((side) => (
        <li key={side}>
          <svg viewBox="0 0 40 10" aria-hidden="true">
            <line class={`match-chart-${side}`} x1="0" x2="40" y1="5" y2="5" />
          </svg>
          {t(`chess-view-side-${side}`)}
        </li>
      ))}
      <li>
        <svg viewBox="0 0 40 10" aria-hidden="true">
          <rect class="match-chart-cube" width="40" height="10" />
        </svg>
        {t("chess-log-cube-phase")}
      </li>
    </ul>
  );
}

/** The figures at the moments that count: each part's beginning and end, and now. */
function Figures({ points, replay, title }) {
  const moments = replay.log.filter(({ what }) => ["start", "closed", "ended"].includes(what));
  const rows = moments.map((line, at) => ({
    at,
    what: t(`chess-log-row-${line.what}`, { part: line.part ?? replay.part }),
    ...points.findLast(({ at_ms }) => at_ms <= line.at_ms),
  }));
  rows.push({ at: rows.length, what: t("chess-log-row-now"), ...points.at(-1) });
  const time = (key) => (row) => <span class="digits">{leftText(row[key])}</span>;
  return (
    <Table
      caption={title}
      rows={rows}
      rowKey={({ at }) => at}
      columns={[
        { key: "what", label: t("chess-log-what"), wide: true },
        {
          key: "at_ms",
          label: t("chess-log-time"),
          numeric: true,
          render: ({ at_ms }) => <span class="digits">{minutesOf(at_ms)}</span>,
        },
        ...SIDES.map((side) => ({
          key: side,
          label: t(`chess-view-side-${side}`),
          numeric: true,
          render: time(side),
        })),
      ]}
    />
  );
}

function scale(from, to, low, high) {
  const place = (value) => low + ((value - from) / (to - from)) * (high - low);
  return Object.assign(place, { from, to });
}

/** Round values between two, at most about `most`. */
function ticks(from, to, most) {
  const step = 1000 * (STEPS_S.find((s) => (to - from) / (1000 * s) <= most) ?? STEPS_S.at(-1));
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, at) => first + at * step);
}

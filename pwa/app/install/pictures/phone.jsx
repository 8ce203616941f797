/** Drawings of a phone: where the menu is, which row to tap, where the app is then. What is to be tapped is ringed. */

const LINES = [58, 70, 82];
const APPS = [0, 1, 2, 3, 4, 5, 6, 7];

function Phone({ children }) {
  return (
    <svg class="picture" viewBox="0 0 160 120" aria-hidden="true">
      <rect class="picture-case" x="36" y="-40" width="88" height="152" rx="12" />
      {children}
    </svg>
  );
}

/** A page, quiet: lines of it, from `top` on. */
function Page() {
  return LINES.map((y) => (
    <rect
      key={y}
      class="picture-quiet"
      x="48"
      y={y - 44}
      width={y === 82 ? 40 : 64}
      height="5"
      rx="2.5"
    />
  ));
}

/** The bar at the bottom with Share, the square with an arrow. */
export function PhoneShare() {
  return (
    <Phone>
      <Page />
      <path class="picture-line" d="M44 76h72M52 94l-4-4 4-4M108 86h8v8h-8z" />
      <path
        class="picture-line picture-now"
        d="M76 88h-2v10h12V88h-2M80 94V82m-3.5 3.5L80 82l3.5 3.5"
      />
      <circle class="picture-ring" cx="80" cy="90" r="14" />
    </Phone>
  );
}

/** The share sheet with the row to tap. */
export function SheetRow({ says }) {
  return (
    <svg class="picture" viewBox="0 0 160 120" aria-hidden="true">
      <rect class="picture-case" x="4" y="6" width="152" height="134" rx="12" />
      <rect class="picture-quiet" x="16" y="20" width="70" height="5" rx="2.5" />
      <path class="picture-line" d="M4 38h152M136 22h8" />
      <Row y={42} says={says}>
        <path
          class="picture-line picture-now"
          d="M136 56h8M140 52v8M133 51a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2z"
        />
      </Row>
      <rect class="picture-quiet" x="16" y="84" width="84" height="5" rx="2.5" />
      <rect class="picture-quiet" x="16" y="102" width="60" height="5" rx="2.5" />
    </svg>
  );
}

/** The menu behind three dots, which stands at the top or at the bottom. */
export function PhoneMenu() {
  return (
    <Phone>
      <path class="picture-line" d="M44 22h72" />
      <rect class="picture-quiet" x="46" y="8" width="50" height="7" rx="3.5" />
      <g class="picture-dots">
        <circle cx="110" cy="7" r="1.6" />
        <circle cx="110" cy="12" r="1.6" />
        <circle cx="110" cy="17" r="1.6" />
      </g>
      <circle class="picture-ring" cx="110" cy="12" r="11" />
      {[40, 54, 68].map((y) => (
        <rect
          key={y}
          class="picture-quiet"
          x="48"
          y={y}
          width={y === 68 ? 40 : 64}
          height="5"
          rx="2.5"
        />
      ))}
    </Phone>
  );
}

/** The opened menu with the row to tap. */
export function PhoneRow({ says }) {
  return (
    <svg class="picture" viewBox="0 0 160 120" aria-hidden="true">
      <rect class="picture-case" x="4" y="6" width="152" height="108" rx="10" />
      <rect class="picture-quiet" x="16" y="20" width="60" height="5" rx="2.5" />
      <Row y={36} says={says} />
      <rect class="picture-quiet" x="16" y="82" width="84" height="5" rx="2.5" />
      <rect class="picture-quiet" x="16" y="98" width="50" height="5" rx="2.5" />
    </svg>
  );
}

/** The home screen, where the app's own icon stands among the others. */
export function HomeScreen() {
  return (
    <Phone>
      {APPS.map((n) => (
        <rect
          key={n}
          class="picture-quiet"
          x={46 + 18 * (n % 4)}
          y={6 + 22 * Math.floor(n / 4)}
          width="13"
          height="13"
          rx="3.5"
        />
      ))}
      <AppIcon x={46} y={50} size={22} />
      <rect class="picture-ring" x="41" y="45" width="32" height="32" rx="9" />
    </Phone>
  );
}

/** The app's icon as it will stand there. */
export function AppIcon({ x, y, size }) {
  return <image href="/icons/mark.svg" x={x} y={y} width={size} height={size} />;
}

function Row({ y, says, children }) {
  return (
    <>
      <rect class="picture-row" x="9" y={y} width="142" height="30" rx="8" />
      <text class="picture-says" font-size="11" x="17" y={y + 19}>
        {says}
      </text>
      {children}
    </>
  );
}

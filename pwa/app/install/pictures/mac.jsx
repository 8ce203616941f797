/** Drawings of a Mac: the menu bar, the opened menu, the Dock. What is to be clicked is ringed. */
import { AppIcon } from "./phone.jsx";

const APPS = [24, 46, 90, 112];

/** The menu bar, with the menu to open. */
export function MacMenu({ says }) {
  return (
    <svg class="picture" viewBox="0 0 160 120" aria-hidden="true">
      <rect class="picture-case" x="4" y="12" width="152" height="96" rx="8" />
      <path class="picture-line" d="M4 34h152" />
      <rect class="picture-quiet" x="14" y="20" width="30" height="6" rx="3" />
      <text class="picture-says" font-size="11" x="54" y="27">
        {says}
      </text>
      <rect class="picture-ring" x="48" y="15" width="40" height="17" rx="6" />
      <rect class="picture-quiet" x="96" y="20" width="18" height="6" rx="3" />
      <rect class="picture-quiet" x="122" y="20" width="24" height="6" rx="3" />
      <rect class="picture-quiet" x="24" y="52" width="112" height="6" rx="3" />
      <rect class="picture-quiet" x="24" y="68" width="88" height="6" rx="3" />
      <rect class="picture-quiet" x="24" y="84" width="100" height="6" rx="3" />
    </svg>
  );
}

/** The opened menu, with the row to choose. */
export function MacWindow({ says }) {
  return (
    <svg class="picture" viewBox="0 0 160 120" aria-hidden="true">
      <rect class="picture-case" x="10" y="6" width="140" height="108" rx="8" />
      <rect class="picture-quiet" x="22" y="20" width="64" height="5" rx="2.5" />
      <rect class="picture-quiet" x="22" y="34" width="50" height="5" rx="2.5" />
      <rect class="picture-row" x="15" y="48" width="130" height="28" rx="6" />
      <text class="picture-says" font-size="11" x="22" y="66">
        {says}
      </text>
      <rect class="picture-quiet" x="22" y="88" width="72" height="5" rx="2.5" />
    </svg>
  );
}

/** The Dock, where the app's own icon stands among the others. */
export function Dock() {
  return (
    <svg class="picture" viewBox="0 0 160 120" aria-hidden="true">
      <rect class="picture-case" x="4" y="-20" width="152" height="132" rx="8" />
      <rect class="picture-quiet" x="26" y="16" width="108" height="6" rx="3" />
      <rect class="picture-quiet" x="26" y="32" width="84" height="6" rx="3" />
      <rect class="picture-dock" x="16" y="74" width="128" height="32" rx="10" />
      {APPS.map((x) => (
        <rect key={x} class="picture-quiet" x={x} y="82" width="16" height="16" rx="4" />
      ))}
      <AppIcon x={68} y={81} size={18} />
      <rect class="picture-ring" x="64" y="77" width="26" height="26" rx="8" />
    </svg>
  );
}

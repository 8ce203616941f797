/** The organizer's desk: rounds at a glance, invites, devices. A delegate may do all of this too. */
import { useLocation } from "preact-iso";
import { t } from "../../words/words.js";
import { DeskGate } from "./DeskGate.jsx";
import { Devices } from "./devices/Devices.jsx";
import { Invites } from "./invites/Invites.jsx";
import { Rounds } from "./rounds/Rounds.jsx";
import "./organizer.css";

const PAGES = [
  { path: "", label: "organizer-rounds", Page: Rounds },
  { path: "/invites", label: "organizer-invites", Page: Invites },
  { path: "/devices", label: "organizer-devices", Page: Devices },
];

export default function Organizer({ id }) {
  const { path } = useLocation();
  const base = `/c/${id}/organizer`;
  const current = PAGES.find((page) => page.path && path.startsWith(base + page.path)) ?? PAGES[0];
  return (
    <DeskGate id={id} roles={["organizer", "delegate"]}>
      {(seat) => (
        <div class="organizer">
          <nav class="organizer-tabs" aria-label={t("organizer-tabs")}>
            {PAGES.map((page) => (
              <a
                key={page.path}
                href={base + page.path}
                aria-current={page === current ? "page" : undefined}
              >
                {t(page.label)}
              </a>
            ))}
          </nav>
          <current.Page id={id} seat={seat} />
        </div>
      )}
    </DeskGate>
  );
}

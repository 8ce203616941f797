/** The pages of a desk: an organizer's own, and a delegate's, who also decides. */
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { t } from "../../words/words.js";

const DECISIONS = { path: "delegate", label: "delegate-title" };
const ROUNDS = { path: "organizer", label: "organizer-rounds" };
const INVITES = { path: "organizer/invites", label: "organizer-invites" };
const RECORDS = { path: "organizer/records", label: "records-title" };
const DEVICES = { path: "organizer/devices", label: "organizer-devices" };
const TIMERS = { path: "timers", label: "bench-tab" };

const TABS = {
  organizer: [ROUNDS, INVITES, DEVICES, RECORDS, TIMERS],
  delegate: [DECISIONS, ROUNDS, INVITES, DEVICES, RECORDS, TIMERS],
};

export function DeskTabs({ id, role }) {
  const { path } = useLocation();
  const nav = useRef(null);
  const tabs = TABS[role];

  useEffect(() => {
    // in large type there is more than a phone's width
    const here = nav.current?.querySelector("[aria-current]");
    if (here) nav.current.scrollLeft = here.offsetLeft - nav.current.clientWidth / 3;
  }, [path]);

  if (!tabs) return null;
  return (
    <nav ref={nav} class="desk-tabs" aria-label={t("organizer-tabs")}>
      {tabs.map((tab) => {
        const href = `/c/${id}/${tab.path}`;
        return (
          <a key={tab.path} href={href} aria-current={path === href ? "page" : undefined}>
            {t(tab.label)}
          </a>
        );
      })}
    </nav>
  );
}

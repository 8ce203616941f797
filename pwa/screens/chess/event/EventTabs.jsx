/** The pages of an event; scramblers' own for who has a seat. */
import { useLocation } from "preact-iso";
import { t } from "../../../words/words.js";
import "../../organizer/organizer.css";
import { eventHref, scramblesHref } from "../views.js";

export function EventTabs({ id, event, seat, fold }) {
  const { path } = useLocation();
  const tabs = [
    [eventHref(id, event), "rounds"],
    [eventHref(id, event, "players"), "players"],
    [
      eventHref(id, event, "standings"),
      fold.plan?.format === "knock-out" ? "bracket" : "standings",
    ],
    [eventHref(id, event, "plan"), "plan"],
  ];
  if (seat) tabs.push([scramblesHref(id, event), "scrambles"]);
  return (
    <nav class="desk-tabs" aria-label={t("chess-event-tabs")}>
      {tabs.map(([href, name]) => (
        <a
          key={name}
          href={href}
          aria-current={path === href ? "page" : undefined}
          data-testid={`tab-${name}`}
        >
          {t(`chess-event-tab-${name}`)}
        </a>
      ))}
    </nav>
  );
}

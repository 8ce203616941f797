/** The pages of an event. */
import { t } from "../../../words/words.js";
import "../../organizer/organizer.css";
import { eventHref } from "../views.js";
import { tabsOf } from "./pages.js";

/** @param {{page: string}} props the one that is shown */
export function EventTabs({ id, event, seat, plan, page }) {
  return (
    <nav class="desk-tabs" aria-label={t("rummikub-desk-tabs")}>
      {tabsOf(seat, plan).map((name) => (
        <a
          key={name}
          href={eventHref(id, event, name)}
          aria-current={name === page ? "page" : undefined}
          data-testid={`tab-${name}`}
        >
          {t(`rummikub-desk-tab-${name}`)}
        </a>
      ))}
    </nav>
  );
}

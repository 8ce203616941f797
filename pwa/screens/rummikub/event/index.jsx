/** An event's frame: its pages as tabs, what was changed on the day at the top of each of them. The same for who has no seat, to read. */
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { Changes } from "../desk/Changes.jsx";
import { RummikubSide } from "../RummikubSide.jsx";
import { listsHref } from "../views.js";
import { EventTabs } from "./EventTabs.jsx";
import { PAGES, pageOf } from "./pages.js";
import "../../side/side.css";
import "../desk/desk.css";

export default function EventFrame({ id, event, view }) {
  return (
    <RummikubSide id={id} event={event}>
      {(side) => <Framed id={id} event={event} view={view} side={side} />}
    </RummikubSide>
  );
}

function Framed({ id, event, view, side }) {
  const { seat, plan, event: fold } = side;
  const page = pageOf(view, fold);
  const View = PAGES[page];
  const back = { href: listsHref(id), label: t("rummikub-what-title") };
  if (!plan && page !== "plan")
    return (
      <Page title={t("rummikub-what-title")} back={back}>
        <p class="soft" data-testid="event-unknown">
          {t("rummikub-desk-unknown")}
        </p>
      </Page>
    );
  return (
    <div class="desk-frame side-frame rummikub-event">
      {plan && <EventTabs id={id} event={event} seat={seat} plan={plan} page={page} />}
      <Page wide title={plan?.name ?? t("rummikub-desk-new")} lead={plan?.place} back={back}>
        {side.asOf}
        {fold?.closed && <p class="rummikub-closed">{t("rummikub-desk-closed")}</p>}
        <Changes changes={fold?.changes ?? []} />
        <View
          id={id}
          event={event}
          fold={fold}
          tables={side.tables}
          who={side.who}
          seat={seat}
          people={side.people}
          side={side}
        />
      </Page>
    </div>
  );
}

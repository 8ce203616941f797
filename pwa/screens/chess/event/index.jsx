/** An event's desk. */
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { listsHref } from "../views.js";

export default function EventDesk({ id, event }) {
  return (
    <Page wide title={event} back={{ href: listsHref(id), label: t("chess-what-title") }}>
      <p class="soft">{t("chess-what-lead")}</p>
    </Page>
  );
}

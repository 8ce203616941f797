/** What this is about and the way back to the list. */
import { Page } from "../../../parts/Page.jsx";
import { t } from "../../../words/words.js";
import { listsHref } from "../views.js";

export default function Players({ id, match }) {
  return (
    <Page title={match} back={{ href: listsHref(id), label: t("chess-what-title") }}>
      <p class="soft">{t("chess-what-title")}</p>
    </Page>
  );
}

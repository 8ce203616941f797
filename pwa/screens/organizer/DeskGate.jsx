/** Lets a desk's screen through to a device that holds the role, and says to everybody else how to get one. */
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { roleName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { kit } from "../../store/kit.js";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import "./organizer.css";

export function DeskGate({ id, roles, children }) {
  const mine = seats.value.find((one) => one.competition === id && roles.includes(one.role));
  if (!mine) {
    return (
      <Page title={roleName(roles[0])}>
        <EmptyList
          title={t("organizer-no-seat", { role: roleName(roles[0]) })}
          action={<Button href="/join">{t("organizer-no-seat-action")}</Button>}
        >
          {t("organizer-no-seat-hint")}
        </EmptyList>
      </Page>
    );
  }
  if (kit.value?.competition.id !== id) {
    return (
      <Page title={mine.competitionName}>
        <p class="soft">{t("organizer-loading")}</p>
      </Page>
    );
  }
  return children(mine);
}

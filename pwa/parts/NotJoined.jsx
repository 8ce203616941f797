/** The screen of whoever opens what is for a seat, without one at this competition: the way to a code. */
import { t } from "../words/words.js";
import { Button } from "./Button.jsx";
import { EmptyList } from "./EmptyList.jsx";
import { Page } from "./Page.jsx";

export function NotJoined({ title, back }) {
  return (
    <Page title={title} back={back}>
      <EmptyList
        title={t("judge-not-joined")}
        action={
          <Button tone="strong" href="/join">
            {t("join-code-title")}
          </Button>
        }
      >
        {t("judge-not-joined-how")}
      </EmptyList>
    </Page>
  );
}

/** ChessCubing of a competition for whoever opens it: who has a seat reads the phone's own operations. */
import { Button } from "../../../parts/Button.jsx";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { Page } from "../../../parts/Page.jsx";
import { seats } from "../../../store/seats.js";
import { t } from "../../../words/words.js";
import { Seated } from "./Seated.jsx";

export function Side({ id, children }) {
  if (seats.value.some((one) => one.competition === id)) return <Seated id={id}>{children}</Seated>;
  return (
    <Page title={t("chess-what-title")}>
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

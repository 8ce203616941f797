/** The test bench for timers: whoever has a seat finds out before the day whether each table's timer, cable and browser work. */
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Page } from "../../parts/Page.jsx";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Bench } from "./Bench.jsx";
import "./timers.css";

export default function Timers({ id }) {
  const mine = seats.value.find((one) => one.competition === id);
  if (mine) return <Bench seat={mine} />;
  return (
    <Page title={t("bench-title")}>
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

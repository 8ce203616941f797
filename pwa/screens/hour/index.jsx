/** The hour of fewest moves (E2): one clock for the room, started once; each phone keeps the start and can hand it on. */
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { eventName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { useRule } from "../judge/entry/useRule.js";
import { termsOf } from "../judge/terms.js";
import { Room } from "./Room.jsx";

export default function Hour({ id, round }) {
  const here = seat.value?.competition === id && kit.value?.competition.id === id;
  const found = here && kit.value.rounds.find((one) => one.id === round);
  if (!found) return <Nothing title={t("hour-title")} words="hour-not-here" href="/" />;
  return (
    <OfRound
      key={round}
      round={found}
      back={`/c/${encodeURIComponent(id)}/judge/${encodeURIComponent(round)}`}
    />
  );
}

function OfRound({ round, back }) {
  const terms = termsOf(round);
  const { edition, event, unofficial } = terms;
  const { value: rules, code } = useRule({ call: "event.rules", edition, event, unofficial });
  if (code) return <Nothing title={t("hour-title")} words="hour-no-rules" href={back} />;
  if (!rules) return <Page title={t("hour-title")} lead={t("hour-getting-rules")} />;
  if (!rules.fewest) return <Nothing title={eventName(event)} words="hour-none" href={back} />;
  return <Room round={round} terms={terms} rules={rules} back={back} />;
}

function Nothing({ title, words, href }) {
  return (
    <Page title={title}>
      <EmptyList
        title={t(words)}
        action={
          <Button tone="strong" href={href}>
            {t("hour-back")}
          </Button>
        }
      >
        {t("hour-what")}
      </EmptyList>
    </Page>
  );
}

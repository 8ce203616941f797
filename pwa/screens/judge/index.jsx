/** The table: the list of rounds, or one round with its competitors and their cards. */
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { NotJoined } from "../../parts/NotJoined.jsx";
import { Page } from "../../parts/Page.jsx";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Desk } from "./Desk.jsx";
import { RoundList } from "./RoundList.jsx";

export default function Judge({ id, round }) {
  if (seat.value?.competition !== id) return <NotJoined title={t("judge-title")} />;
  if (kit.value?.competition.id !== id) return <NotHereYet />;
  if (seat.value.role === "organizer") return <NotForOrganizers id={id} />;
  const { scope } = seat.value;
  const mine = kit.value.rounds.filter((one) => !scope || one.id === scope);
  const chosen = mine.find((one) => one.id === round);
  if (chosen) return <Desk key={chosen.id} round={chosen} />;
  return <RoundList rounds={mine} missing={Boolean(round)} />;
}

function NotHereYet() {
  return (
    <Page title={seat.value.competitionName}>
      <EmptyList title={t("judge-no-kit")}>{t("judge-no-kit-how")}</EmptyList>
    </Page>
  );
}

/** Whoever runs the rounds does not write results (roles.py); better said before typing than refused after. */
function NotForOrganizers({ id }) {
  return (
    <Page title={t("judge-title")}>
      <EmptyList
        title={t("judge-organizer")}
        action={
          <Button tone="strong" href={`/c/${encodeURIComponent(id)}/organizer/invites`}>
            {t("judge-organizer-invite")}
          </Button>
        }
      >
        {t("judge-organizer-how")}
      </EmptyList>
    </Page>
  );
}

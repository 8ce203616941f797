/** The signatures of a round that are missing, at the judge's desk. */
import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { roundName } from "../../parts/names.js";
import { Page } from "../../parts/Page.jsx";
import { MissingSignatures } from "../../parts/signatures/MissingSignatures.jsx";
import { board } from "../../store/boards.js";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { termsOf } from "../judge/terms.js";

export default function Signatures({ id, round: wanted }) {
  const here = seat.value?.competition === id && kit.value?.competition.id === id;
  const round = here && kit.value.rounds.find((one) => one.id === wanted);
  const desk = `/c/${encodeURIComponent(id)}/judge`;
  const state = round && board(round.id).value;
  if (!round)
    return (
      <Page title={t("signing-missing")}>
        <EmptyList
          title={t("judge-no-rounds")}
          action={
            <Button tone="strong" href={desk}>
              {t("judge-title")}
            </Button>
          }
        >
          {t("judge-no-such-round")}
        </EmptyList>
      </Page>
    );
  const back = { href: `${desk}/${encodeURIComponent(round.id)}`, label: t("app-back") };
  return (
    <Page title={t("signing-missing")} lead={roundName(round)} back={back}>
      {state ? (
        <MissingSignatures
          round={round}
          board={state}
          terms={termsOf(round)}
          address={(person) => `${back.href}?person=${person}`}
          none={<EmptyList title={t("signing-all-there")}>{t("signing-all-there-how")}</EmptyList>}
        />
      ) : (
        <p class="soft">{t("delegate-not-fetched")}</p>
      )}
    </Page>
  );
}

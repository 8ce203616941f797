/** The score table: whoever sits at a laptop types the scorecards from paper. */

import { Button } from "../../parts/Button.jsx";
import { EmptyList } from "../../parts/EmptyList.jsx";
import { Page } from "../../parts/Page.jsx";
import { kit } from "../../store/kit.js";
import { seat } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { roundsOnCards } from "../judge/card/onCards.js";
import { Rounds } from "./Rounds.jsx";
import { ScoreTable } from "./ScoreTable.jsx";
import "../judge/desk.css";
import "./table.css";

export default function Table({ id, round }) {
  const reason = whyNot(id);
  if (reason) return <Closed {...reason} />;
  const { scope } = seat.value;
  const mine = roundsOnCards(kit.value.rounds, scope);
  const chosen = mine.find((one) => one.id === round);
  if (chosen) return <ScoreTable key={chosen.id} round={chosen} />;
  return <Rounds rounds={mine} missing={Boolean(round)} />;
}

/** Why nothing can be typed here: not joined, no kit yet, or a role that enters no results (roles.py). */
function whyNot(id) {
  if (seat.value?.competition !== id)
    return { what: "judge-not-joined", href: "/join", action: "join-code-title" };
  if (kit.value?.competition.id !== id) return { what: "judge-no-kit" };
  if (seat.value.role === "organizer") {
    const href = `/c/${encodeURIComponent(id)}/organizer/invites`;
    return { what: "judge-organizer", href, action: "judge-organizer-invite" };
  }
  return null;
}

function Closed({ what, href, action }) {
  const way = href && (
    <Button tone="strong" href={href}>
      {t(action)}
    </Button>
  );
  return (
    <Page title={t("table-title")}>
      <EmptyList title={t(what)} action={way}>
        {t(`${what}-how`)}
      </EmptyList>
    </Page>
  );
}

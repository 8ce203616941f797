/** One round: where it stands, who it is about, and all that may be done with it. */
import { useState } from "preact/hooks";
import { EmptyList } from "../../../parts/EmptyList.jsx";
import { formatName, roundName } from "../../../parts/names.js";
import { Page } from "../../../parts/Page.jsx";
import { StateMark } from "../../../parts/StateMark.jsx";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { formatOf } from "../../judge/status.js";
import { Acts } from "../rounds/Acts.jsx";
import { aboutRound } from "../rounds/about.js";
import { sheetOf } from "../rounds/acts.js";
import "../rounds/rounds.css";
import { SECTIONS } from "./sections.js";

export function RoundPage({ id, seat, round: wanted }) {
  const [asked, ask] = useState(null);
  const back = { href: `/c/${id}/organizer`, label: t("organizer-rounds") };
  const round = kit.value.rounds.find((one) => one.id === wanted);
  if (!round) {
    return (
      <Page title={t("organizer-rounds")} back={back}>
        <EmptyList title={t("organizer-no-round")}>{t("organizer-no-round-hint")}</EmptyList>
      </Page>
    );
  }
  const about = aboutRound(round);
  const Sheet = asked && sheetOf(asked);
  return (
    <Page
      wide
      back={back}
      title={roundName(round)}
      lead={formatName(formatOf(round))}
      actions={<StateMark state={about.status} />}
    >
      <div class="round-do">
        <Acts about={about} seat={seat} onAsk={ask} />
      </div>
      {SECTIONS.filter((section) => section.fits(about, seat)).map(({ id: key, Part }) => (
        <Part key={key} id={id} seat={seat} about={about} />
      ))}
      {Sheet && <Sheet {...about} seat={seat} onClose={() => ask(null)} />}
    </Page>
  );
}

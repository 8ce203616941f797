/** The first round of an event for which one must qualify: a qualification round for all others (9r), or a word about who cannot take part (2026 2a2). */
import { useEffect, useState } from "preact/hooks";
import { Notice } from "../../../../parts/Notice.jsx";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { personOf } from "../NameList.jsx";
import { People } from "../opening/People.jsx";
import { Registered } from "../opening/Registered.jsx";
import { turned } from "../opening/turned.js";
import { useQualified } from "./useQualified.js";

export function Qualification({ round, onDraft }) {
  const found = useQualified(round);
  if (!found) return <p class="soft">{t("organizer-advancing-asking")}</p>;
  if (found.round) return <Others found={found} onDraft={onDraft} />;
  return (
    <>
      {found.others.length > 0 && (
        <Notice
          tone="wait"
          title={t("qualification-not", { count: found.others.length, code: found.code })}
          data-testid="not-qualified"
        >
          <p>{listed(found.others.map((number) => personOf(number).name))}</p>
        </Notice>
      )}
      <Registered round={round} onDraft={onDraft} />
    </>
  );
}

function Others({ found, onDraft }) {
  const [withdrawn, setWithdrawn] = useState([]);
  const key = found.others.join();
  useEffect(() => {
    const people = found.others.filter((number) => !withdrawn.includes(number));
    onDraft({ people, withdrawn });
  }, [key, withdrawn]);
  return (
    <>
      <p class="soft">{t("qualification-hint", { code: found.code })}</p>
      <People
        title={t("qualification-plays")}
        people={found.others}
        withdrawn={withdrawn}
        onWithdraw={(number) => setWithdrawn(turned(withdrawn, number))}
      />
      <People title={t("qualification-direct")} people={found.direct} />
    </>
  );
}

/** Why a round that somebody is about to open can not be opened any more: somebody else did, or the round before is not what it was. */
import { Notice } from "../../../../parts/Notice.jsx";
import { t } from "../../../../words/words.js";
import { LastStep } from "../LastStep.jsx";
import { FoldedNames } from "../NameList.jsx";
import { Waiting } from "../Waiting.jsx";

export function Meanwhile({ about }) {
  const { round, status, why, board } = about;
  if (status === "not-open") {
    return (
      <Notice tone="wait" title={t("opening-not-now")} data-testid="opened-meanwhile">
        <Waiting round={round} why={why} />
      </Notice>
    );
  }
  const people = board?.cards.map((card) => card.person) ?? [];
  return (
    <>
      <Notice
        tone="wait"
        title={t("opening-meanwhile", { count: people.length })}
        data-testid="opened-meanwhile"
      >
        <LastStep round={round} />
      </Notice>
      <FoldedNames title={t("opening-opened-for")} people={people} />
    </>
  );
}

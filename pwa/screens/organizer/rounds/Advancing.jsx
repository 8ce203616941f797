/** Who advances from the round before, by name: ties across the cut, reserves, and who has withdrawn. */
import { useEffect } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { board } from "../../../store/boards.js";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { AdvancingPeople } from "./AdvancingPeople.jsx";
import { personOf } from "./NameList.jsx";
import { useAdvancing } from "./useAdvancing.js";

export function Advancing({ previous, onChange }) {
  const standings = board(previous.id).value.standings;
  const advancing = useAdvancing(previous, standings);
  const { list, withdrawn, ticked, withdraw, tick } = advancing;

  useEffect(() => {
    if (list) onChange(advancing.chosen);
  }, [list, ticked]);

  if (!list) return <p class="soft">{t("organizer-advancing-asking")}</p>;
  const shared = { previous, standings };
  const leave = (words) => (number) => (
    <Button tone="quiet" data-testid={`withdraw-${number}`} onClick={() => withdraw(number)}>
      {t(words)}
    </Button>
  );
  const box = (number) => (
    <TickBox number={number} ticked={ticked.includes(number)} onTick={() => tick(number)} />
  );

  return (
    <>
      {advancing.unknown && <Notice tone="wait" title={t("organizer-advancing-unknown")} />}
      {(list.choose || list.tied.length > 0) && <AtTheCut list={list} />}
      <AdvancingPeople
        {...shared}
        title={t("organizer-advance")}
        people={list.advance}
        control={leave("organizer-withdraw")}
      />
      <AdvancingPeople
        {...shared}
        title={t("organizer-withdrawn")}
        people={withdrawn}
        control={leave("organizer-withdraw-undo")}
      />
      <AdvancingPeople
        {...shared}
        title={t("organizer-reserve")}
        people={list.reserve}
        control={list.choose ? box : null}
      />
    </>
  );
}

/** What the rules leave to a person, or what they settled about a tie. */
function AtTheCut({ list }) {
  const count = list.tied.length;
  const tied = list.choose ? "organizer-tied" : "organizer-tied-go";
  return (
    <Notice tone="wait" title={count ? t(tied, { count }) : t("organizer-choose")}>
      {count > 0 && <p>{listed(list.tied.map((number) => personOf(number).name))}</p>}
      {list.choose && list.cap !== null && <p>{t("organizer-cap", { cap: list.cap })}</p>}
      {list.reasons.length > 0 && <p>{t("organizer-reasons", { list: listed(list.reasons) })}</p>}
    </Notice>
  );
}

function TickBox({ number, ticked, onTick }) {
  return (
    <label class="tick">
      <input type="checkbox" data-testid={`tick-${number}`} checked={ticked} onChange={onTick} />
      <span>{t("organizer-goes-on")}</span>
    </label>
  );
}

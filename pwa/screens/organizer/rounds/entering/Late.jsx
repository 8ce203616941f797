/** What is to be known before one more competitor is taken in: whether they would have advanced, which groups are to come, what the edition says of coming late. */
import { Notice } from "../../../../parts/Notice.jsx";
import { eventName } from "../../../../parts/names.js";
import { shownName } from "../../../../parts/PersonName.jsx";
import { consequenceOf, decidedBy, markOf } from "../../../../parts/penalty/costs.js";
import { scheduledTime } from "../../../../parts/when.js";
import { kit } from "../../../../store/kit.js";
import { listed } from "../../../../words/figures.js";
import { t } from "../../../../words/words.js";
import { useRule } from "../../../judge/entry/useRule.js";
import { useLine } from "../../round/withdrawn/useLine.js";
import { withdrawals } from "../../round/withdrawn/withdrawals.js";
import { personOf } from "../NameList.jsx";
import { openingOf } from "../openingOf.js";
import { groupsToCome, lateRules, wouldAdvance } from "./late.js";

export function Late({ person, round, board }) {
  const { edition } = kit.value.competition;
  const event = kit.value.events.find(({ id }) => id === round.event);
  const about = { edition, event: round.event, unofficial: !(event?.official ?? true) };
  const penalties = useRule({ call: "penalties.list", ...about }).value?.penalties;
  const late = useRule({ call: "event.rules", ...about }).value?.cumulative?.late;
  const rules = lateRules(penalties);
  const groups = groupsToCome(round, board);

  return (
    <>
      {round.number === 1 && !person.events.includes(round.event) && (
        <Notice
          tone="wait"
          title={t("opening-not-registered", {
            name: shownName(person),
            event: eventName(round.event),
          })}
        />
      )}
      {round.number > 1 && <Advanced person={person} round={round} board={board} />}
      <p class="name-list-title">{t("opening-late-title")}</p>
      <ul class="opening-warnings" data-testid="late-rules">
        {(round.groups?.length ?? 0) > 0 && (
          <li>
            {groups.length
              ? t("opening-groups-to-come", { list: listed(groups.map(groupName)) })
              : t("opening-groups-begun")}
          </li>
        )}
        {rules.map((row) => (
          <li key={row.code}>
            {t(`penalty-${row.key.replaceAll("_", "-")}`)}{" "}
            {[markOf(row), consequenceOf(row), decidedBy(row)].filter(Boolean).join(" · ")} (
            {row.code})
          </li>
        ))}
        {round.cumulative?.length > 0 && late && (
          <li>{t("opening-late-cumulative", { code: late })}</li>
        )}
      </ul>
    </>
  );
}

/** By name, and with the regulation: a warning, for whoever takes them in all the same. */
function Advanced({ person, round, board }) {
  const gone = withdrawals([], board, openingOf(round, board)).map((one) => one.person);
  const found = useLine(
    round,
    gone.filter((number) => number !== person.number),
  );
  if (!found) return null;
  const inside = board.cards.map((card) => card.person);
  const { id, ahead = [] } = wouldAdvance(person.number, found, inside);
  const names = listed(ahead.map((number) => shownName(personOf(number))));
  const words = id === "behind" ? (ahead.length ? "behind" : "next") : id;
  return (
    <Notice
      tone={words === "yes" ? "go" : "wait"}
      title={t(`opening-would-${words}`, {
        name: shownName(person),
        number: round.number - 1,
        rank: found.ranks.get(person.number) ?? 0,
        list: names,
        count: ahead.length,
      })}
      data-testid="would-advance"
    >
      {found.cap !== null && inside.length >= found.cap && (
        <p>{t("opening-cap", { cap: found.cap, code: found.code })}</p>
      )}
    </Notice>
  );
}

function groupName({ number, start }) {
  return start ? `${number} (${scheduledTime(start)})` : String(number);
}

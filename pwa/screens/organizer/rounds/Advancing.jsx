/** Who advances from the round before, by name: ties across the cut, reserves, and who has withdrawn. */
import { useEffect } from "preact/hooks";
import { Notice } from "../../../parts/Notice.jsx";
import { shown } from "../../../parts/shown.js";
import { board } from "../../../store/boards.js";
import { listed } from "../../../words/figures.js";
import { t } from "../../../words/words.js";
import { personOf } from "./NameList.jsx";
import { atTheCut } from "./opening/cut.js";
import { People } from "./opening/People.jsx";
import { useAdvancing } from "./useAdvancing.js";

/** `standings` are those of the round before, unless others lead on. */
export function Advancing({ previous, standings: others, onDraft }) {
  const standings = others ?? board(previous.id).value.standings;
  const advancing = useAdvancing(previous, standings);
  const { list, planned, digest, unknown, withdrawn, ticked, withdraw, tick } = advancing;

  const ranked = standings.map((row) => row.person);
  const cut = list && atTheCut(list, ranked, planned, withdrawn, ticked);
  useEffect(() => {
    if (!cut) return;
    const body = digest ? { from: { round: previous.id, digest } } : {};
    onDraft({ people: cut.chosen, withdrawn, body, cap: list.cap, code: list.code });
  }, [list, digest, cut?.chosen.join()]);

  if (!list) return <p class="soft">{t("organizer-advancing-asking")}</p>;
  const rows = new Map(standings.map((row) => [row.person, row]));
  const shared = {
    withdrawn,
    onWithdraw: withdraw,
    note: (number) => rows.get(number)?.rank,
    mark: (number) => resultOf(rows.get(number), previous.event),
  };
  const asked = list.choose || list.advance.length === 0;
  const box = (number) => (
    <TickBox number={number} ticked={ticked.includes(number)} onTick={() => tick(number)} />
  );

  return (
    <>
      {unknown && <Notice tone="wait" title={t("organizer-advancing-unknown")} />}
      {(asked || list.tied.length > 0) && <AtTheCut list={list} />}
      <People {...shared} title={t("organizer-advance")} people={cut.going} />
      {cut.instead.length > 0 && <Instead people={cut.instead} code={list.replaces} />}
      <People
        {...shared}
        title={t("organizer-reserve")}
        people={cut.next}
        box={asked ? box : null}
      />
    </>
  );
}

/** What the rules leave to a person, or what they settled about a tie. */
function AtTheCut({ list }) {
  const count = list.tied.length;
  const tied = list.choose ? "organizer-tied" : "organizer-tied-go";
  return (
    <Notice
      tone="wait"
      title={count ? t(tied, { count }) : t("organizer-choose")}
      data-testid="at-the-cut"
    >
      {count > 0 && <p>{listed(list.tied.map((number) => personOf(number).name))}</p>}
      {list.cap !== null && <p>{t("opening-cap", { cap: list.cap, code: list.code })}</p>}
    </Notice>
  );
}

/** Who is in because somebody else is not. */
function Instead({ people, code }) {
  const list = listed(people.map((number) => personOf(number).name));
  const title = code
    ? t("opening-instead", { count: people.length, list, code })
    : t("opening-instead-unregulated", { count: people.length, list });
  return <Notice title={title} data-testid="instead" />;
}

function TickBox({ number, ticked, onTick }) {
  return (
    <label class="tick">
      <input type="checkbox" data-testid={`tick-${number}`} checked={ticked} onChange={onTick} />
      <span>{t("organizer-goes-on")}</span>
    </label>
  );
}

function resultOf(row, event) {
  if (!row) return "";
  return row.average ? shown(row.average, event, "average") : shown(row.best, event);
}

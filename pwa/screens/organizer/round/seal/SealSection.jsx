/** By whom and when a round was signed off, and whether this device's copies and the server's still are what was signed. */
import { Notice } from "../../../../parts/Notice.jsx";
import { PersonName } from "../../../../parts/PersonName.jsx";
import { StateMark } from "../../../../parts/StateMark.jsx";
import { venueTime } from "../../../../parts/when.js";
import { entryState } from "../../../../store/entries.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { whoOf } from "../../rounds/LastStep.jsx";
import { personOf } from "../../rounds/NameList.jsx";
import { useRemote } from "../../useRemote.js";
import { Groups } from "./Groups.jsx";
import { changedSince, differing, named } from "./seal.js";
import { useSeal } from "./useSeal.js";
import "./seal.css";

export function SealSection({ id, about }) {
  const { round, board } = about;
  const entries = operations(round.id);
  const sign = entries.find(({ op }) => op.id === board.round.sign)?.op;
  const own = useSeal(round.id, board);
  const { value: server } = useRemote(`/api/competitions/${id}/rounds/${round.id}/seal`);
  if (!sign) return null;
  const told = server?.sign === sign.id ? server : null;
  const rows = named({
    ...here(sign, own, board, entries),
    ...there(told),
    apart: own && told ? differing(own.lines, told.lines) : [],
  });
  return (
    <section class="round-section seal" aria-labelledby="seal-title" data-testid="seal">
      <h2 id="seal-title">{t("seal-title")}</h2>
      <p class="last-step">
        <span>{t("seal-by", { who: whoOf(sign), time: venueTime(sign.at) })}</span>
        <StateMark state={entryState(sign.id)} />
      </p>
      <Copies words="seal-here" holds={own && holdsHere(sign, own)} id="seal-here" />
      <Copies words="seal-server" holds={told?.holds ?? null} id="seal-server" />
      {rows.length > 0 && (
        <ul class="names" data-testid="seal-named">
          {rows.map(({ person, slot, what }) => (
            <li key={`${person}/${slot}`} data-testid={`seal-${person}-${slot}`}>
              {person ? <PersonName person={personOf(person)} /> : t("sign-open-round")}
              {slot && <span class="soft small">{t("sign-attempts", { list: String(slot) })}</span>}
              <span>{what.map((one) => t(`seal-what-${one}`)).join(" ")}</span>
            </li>
          ))}
        </ul>
      )}
      <p class="small soft">{t("seal-digest")}</p>
      <Groups digest={sign.body.digest} data-testid="seal-digest" />
    </section>
  );
}

/** `seal-here-holds`, `-broken` or `-unknown`. */
function Copies({ words, holds, id }) {
  const state = holds === null ? "unknown" : holds ? "holds" : "broken";
  const tone = { unknown: "info", holds: "go", broken: "stop" }[state];
  return <Notice tone={tone} title={t(`${words}-${state}`)} data-testid={id} data-state={state} />;
}

function holdsHere(sign, own) {
  return own.seal === sign.body.seal && own.changed.length === 0;
}

function here(sign, own, board, entries) {
  const since = sign.body.seen ? changedSince(board, entries, sign.body.seen) : [];
  return { here: own?.changed ?? [], entry: since };
}

function there(told) {
  const of = (what) => (told?.attempts ?? []).filter((one) => one.what.includes(what));
  const stored = (told?.operations ?? []).filter(({ person }) => person);
  return { bytes: [...of("bytes"), ...stored], value: of("value"), hash: of("hash") };
}

/** Who advances from the round before, by name: ties across the cut, reserves, and who does not come. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../../parts/Button.jsx";
import { Notice } from "../../../parts/Notice.jsx";
import { PersonName } from "../../../parts/PersonName.jsx";
import { shown } from "../../../parts/shown.js";
import { call } from "../../../rules/client.js";
import { board } from "../../../store/boards.js";
import { kit } from "../../../store/kit.js";
import { t } from "../../../words/words.js";
import { personOf } from "./NameList.jsx";
import { advancementList, advancingRequest } from "./opening.js";

export function Advancing({ previous, onChange }) {
  const [withdrawn, withdraw] = useState([]);
  const [ticked, tick] = useState([]);
  const [list, setList] = useState(null);
  const [fault, setFault] = useState(false);
  const standings = board(previous.id).value.standings;

  useEffect(() => {
    let current = true;
    ask(previous, standings, withdrawn).then(
      (answer) => current && setList(answer),
      () => {
        if (!current) return;
        setFault(true);
        setList(advancementList(null, standings));
      },
    );
    return () => {
      current = false;
    };
  }, [previous, standings, withdrawn]);

  useEffect(() => {
    if (list) onChange([...new Set([...list.advance, ...ticked])]);
  }, [list, ticked]);

  if (!list) return <p class="soft">{t("organizer-advancing-asking")}</p>;
  const toggle = (number) => {
    tick(ticked.includes(number) ? ticked.filter((one) => one !== number) : [...ticked, number]);
  };
  const row = (number) => standings.find((one) => one.person === number);
  const person = (number, control) => (
    <li key={number} class="advancing-person" data-testid={`person-${number}`}>
      <span class="soft digits advancing-rank">{row(number)?.rank ?? ""}</span>
      <PersonName person={personOf(number)} />
      <span class="digits soft advancing-result">{resultOf(previous, row(number))}</span>
      {control}
    </li>
  );
  const tickBox = (number) => (
    <label class="tick">
      <input
        type="checkbox"
        data-testid={`tick-${number}`}
        checked={ticked.includes(number)}
        onChange={() => toggle(number)}
      />
      <span>{t("organizer-goes-on")}</span>
    </label>
  );
  const open = list.reserve.filter((number) => !list.advance.includes(number));

  return (
    <>
      {fault && <Notice tone="wait" title={t("organizer-advancing-unknown")} />}
      {list.choose && <Choose list={list} />}
      {list.tied.length > 0 && (
        <Notice tone="wait" title={t("organizer-tied", { count: list.tied.length })}>
          {list.tied.map((number) => personOf(number).name).join(" · ")}
        </Notice>
      )}
      {list.advance.length > 0 && (
        <People title={t("organizer-advance")} count={list.advance.length}>
          {list.advance.map((number) =>
            person(
              number,
              <Button
                tone="quiet"
                data-testid={`withdraw-${number}`}
                onClick={() => withdraw([...withdrawn, number])}
              >
                {t("organizer-withdraw")}
              </Button>,
            ),
          )}
        </People>
      )}
      {withdrawn.length > 0 && (
        <People title={t("organizer-withdrawn")} count={withdrawn.length}>
          {withdrawn.map((number) =>
            person(
              number,
              <Button
                tone="quiet"
                onClick={() => withdraw(withdrawn.filter((one) => one !== number))}
              >
                {t("organizer-withdraw-undo")}
              </Button>,
            ),
          )}
        </People>
      )}
      {open.length > 0 && (
        <People title={t("organizer-reserve")} count={open.length}>
          {open.map((number) => person(number, list.choose ? tickBox(number) : null))}
        </People>
      )}
    </>
  );
}

function Choose({ list }) {
  const rules = list.reasons.length
    ? t("organizer-reasons", { list: list.reasons.join(", ") })
    : "";
  return (
    <Notice tone="wait" title={t("organizer-choose")}>
      {[list.cap ? t("organizer-cap", { cap: list.cap }) : "", rules].filter(Boolean).join(" ")}
    </Notice>
  );
}

function People({ title, count, children }) {
  return (
    <section class="name-list">
      <p class="name-list-title">
        {title} <span class="soft digits">{count}</span>
      </p>
      <ol class="advancing">{children}</ol>
    </section>
  );
}

async function ask(previous, standings, withdrawn) {
  const edition = kit.value.competition.edition;
  const request = advancingRequest(edition, previous, { standings }, withdrawn);
  return advancementList(request && (await call(request)), standings);
}

function resultOf(previous, row) {
  if (!row) return "";
  const kind = row.average ? "average" : "single";
  return shown(row.average || row.best, previous.event, kind);
}

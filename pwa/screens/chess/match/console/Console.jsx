/** The arbiter's console of a match that is open: one screen for each state, with what was refused and what can be taken back. */
import { useEffect, useState } from "preact/hooks";
import { aside } from "../../../../app/aside.js";
import { Button } from "../../../../parts/Button.jsx";
import { Notice } from "../../../../parts/Notice.jsx";
import { useAwake } from "../../../../parts/useAwake.js";
import { operations } from "../../../../store/replica.js";
import { t } from "../../../../words/words.js";
import { TakeOver } from "../../../side/console/TakeOver.jsx";
import { Undo } from "../../../side/console/Undo.jsx";
import { useHold } from "../../../side/console/useHold.js";
import { useKeys } from "../../../side/useKeys.js";
import { Closed } from "./Closed.jsx";
import { Ended } from "./Ended.jsx";
import { EndSheet } from "./EndSheet.jsx";
import { Fork } from "./Fork.jsx";
import { Head } from "./Head.jsx";
import { MoreSheet } from "./MoreSheet.jsx";
import { onBoard } from "./onBoard.js";
import { Paused } from "./Paused.jsx";
import { Play } from "./Play.jsx";
import { Ready } from "./Ready.jsx";
import { ResignSheet } from "./ResignSheet.jsx";
import { entryWords, lastHeld, lately, refusalOf } from "./said.js";
import { UndoSheet } from "./UndoSheet.jsx";
import { useActs } from "./useActs.js";
import { Warnings } from "./Warnings.jsx";
import "../../../side/console/console.css";
import "./console.css";
import "./zones.css";

const useCubePhase = aside(() => import("../../cube/CubePhase.jsx"), NotFetched);
const useBlockClocks = aside(() => import("../../cube/clocks/BlockClocks.jsx"));
const useBoardEntry = aside(() => import("../../board/BoardEntry.jsx"), NotFetched);
const STAGES = { READY: Ready, PLAY: Play, CLOSED: Closed, ENDED: Ended };
const WITH_BOARD = ["READY", "PLAY", "CLOSED"];

export function Console({ match, id, title, back }) {
  const replay = match.replay.value;
  const hold = useHold(match.events.at(-1) ?? openedBy(match));
  const { act, fault } = useActs(match);
  const [sheet, open] = useState(null);
  const BlockClocks = useBlockClocks(Boolean(replay?.sign));
  useAwake();
  useEffect(() => {
    document.title = `${title} · Matside`;
  }, [title]);

  const live = replay !== null && hold.mine;
  const held = live ? lastHeld(replay) : null;
  const pausable = live && !replay.paused && !["ENDED", "READY"].includes(replay.state);
  const pause = () => act({ do: "pause" }).catch(() => {});
  const undo = () => open({ name: "undo", replay, held });
  useKeys({ p: pausable ? pause : null, u: held ? undo : null });

  if (!replay) return <Waiting match={match} title={title} />;
  const close = () => open(null);
  const refusal = refusalOf(replay);
  return (
    <section class="console" aria-label={title} data-testid="console" data-state={replay.state}>
      <Head
        match={match}
        replay={replay}
        back={back}
        onPause={pausable ? pause : null}
        onMore={() => open({ name: "more" })}
      />
      {match.branch.value.forked && <Fork id={id} aside={match.branch.value.aside} />}
      {!hold.mine && (
        <TakeOver hold={hold} title="chess-play-elsewhere" how="chess-play-elsewhere-how" />
      )}
      {fault && <Notice tone="stop" title={t(`error-${fault}`)} data-testid="fault" />}
      {match.trouble.value && <Notice tone="wait" title={t("chess-play-no-rules")} />}
      {replay.sign && replay.state !== "ENDED" && BlockClocks && <BlockClocks match={match} />}
      {refusal && <Refused key={refusal.op} refusal={refusal} />}
      <div class={`stage ${onBoard.value ? "stage-board" : ""}`} inert={!hold.mine}>
        <Stage {...{ match, replay, act, id, back }} mine={hold.mine} />
      </div>
      <Undo
        lately={lately(replay)}
        what={held && entryWords(held.event, replay.log)}
        onUndo={undo}
      />
      <Warnings match={match} replay={replay} />
      {sheet?.name === "undo" && <UndoSheet match={match} {...sheet} act={act} onClose={close} />}
      {sheet?.name === "end" && <EndSheet match={match} act={act} onClose={close} />}
      {sheet?.name === "resign" && <ResignSheet match={match} act={act} onClose={close} />}
      {sheet?.name === "more" && (
        <MoreSheet
          match={match}
          id={id}
          ended={replay.state === "ENDED" || !hold.mine}
          onIllegal={
            held?.event.do === "move"
              ? () => open({ name: "undo", replay, held, illegal: true })
              : null
          }
          onEnd={() => open({ name: "end" })}
          onResign={() => open({ name: "resign" })}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Whose the opening was, while nothing else is entered. */
function openedBy(match) {
  const found = operations(match.stream).find(({ op }) => op.id === match.opened?.op)?.op;
  return found && { op: found.id, device: found.device, by: found.by, at: found.at };
}

/** A cube phase stays mounted through a pause: its timers are connected. */
function Stage({ match, replay, act, id, back, mine }) {
  const CubePhase = useCubePhase();
  const BoardEntry = useBoardEntry(onBoard.value);
  const Part = replay.paused ? Paused : STAGES[replay.state];
  const board = onBoard.value && WITH_BOARD.includes(replay.state);
  return (
    <>
      {Part && <Part match={match} act={act} id={id} back={back} />}
      {replay.cube && CubePhase && <CubePhase match={match} mine={mine} />}
      {board && BoardEntry && <BoardEntry match={match} />}
    </>
  );
}

function NotFetched() {
  return (
    <Notice tone="stop" title={t("chess-play-not-fetched")}>
      {t("chess-play-not-fetched-how")}
    </Notice>
  );
}

/** Short, so that the zones stay where the thumb is. */
function Refused({ refusal }) {
  const [seen, see] = useState(false);
  if (seen) return null;
  return (
    <div class="refused" role="alert" data-testid="refused" data-reason={refusal.reason}>
      <p>
        <strong>{t("chess-play-refused", { what: refusal.what })}</strong> {refusal.why}
      </p>
      <Button tone="quiet" onClick={() => see(true)}>
        {t("chess-play-refused-seen")}
      </Button>
    </div>
  );
}

function Waiting({ match, title }) {
  return (
    <section class="console" aria-label={title}>
      <h1>{title}</h1>
      {match.trouble.value ? (
        <Notice tone="wait" title={t("chess-play-no-rules")}>
          {t("chess-play-no-rules-how")}
        </Notice>
      ) : (
        <p class="soft">{t("chess-play-getting")}</p>
      )}
    </section>
  );
}

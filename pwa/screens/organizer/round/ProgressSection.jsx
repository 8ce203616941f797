/** How far the round is, or what it waits for, and who took the last step. */
import { LastStep } from "../rounds/LastStep.jsx";
import { RoundProgress } from "../rounds/RoundProgress.jsx";
import { Waiting } from "../rounds/Waiting.jsx";

export function ProgressSection({ about }) {
  const { round, status, why, board } = about;
  return (
    <section class="round-how">
      {status === "not-open" ? (
        <Waiting round={round} why={why} />
      ) : (
        <RoundProgress round={round} board={board} />
      )}
      <LastStep round={round} />
    </section>
  );
}

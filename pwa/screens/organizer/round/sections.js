/** The parts of a round's page, from top to bottom: a line a section. */
import { kit } from "../../../store/kit.js";
import { pairOf } from "../rounds/dual/dual.js";
import { BracketSection } from "./bracket/BracketSection.jsx";
import { CumulativeSection, sharesALimit } from "./cumulative/CumulativeSection.jsx";
import { DriftSection } from "./drift/DriftSection.jsx";
import { PairSection } from "./dual/PairSection.jsx";
import { HistorySection, hasHistory } from "./history/HistorySection.jsx";
import { ProgressSection } from "./ProgressSection.jsx";
import { PhasesSection } from "./phases/PhasesSection.jsx";
import { hasPhases } from "./phases/rules.js";
import { RecordsSection } from "./records/RecordsSection.jsx";
import { SealSection } from "./seal/SealSection.jsx";
import { hasWithdrawals, WithdrawnSection } from "./withdrawn/WithdrawnSection.jsx";

/** `fits(about, seat)` says whether there is something to show; the part gets `about`, `seat` and the competition's `id`. */
export const SECTIONS = [
  { id: "progress", Part: ProgressSection, fits: () => true },
  { id: "seal", Part: SealSection, fits: ({ board }) => Boolean(board?.round.signed) },
  {
    id: "drift",
    Part: DriftSection,
    fits: ({ round, board }) => round.number > 1 && Boolean(board),
  },
  { id: "withdrawn", Part: WithdrawnSection, fits: hasWithdrawals },
  { id: "bracket", Part: BracketSection, fits: ({ board }) => Boolean(board?.bracket) },
  { id: "cumulative", Part: CumulativeSection, fits: sharesALimit },
  { id: "phases", Part: PhasesSection, fits: hasPhases },
  { id: "pair", Part: PairSection, fits: ({ round }) => Boolean(pairOf(kit.value, round)) },
  { id: "records", Part: RecordsSection, fits: ({ status }) => status !== "not-open" },
  { id: "history", Part: HistorySection, fits: hasHistory },
];

/** Who is in a round, by the kind of round: a line a kind. The first that fits draws who they are, and what a person may change about it. */
import { kit } from "../../../../store/kit.js";
import { Advancing } from "../Advancing.jsx";
import { AfterPair } from "../dual/AfterPair.jsx";
import { isSecondOfPair } from "../dual/dual.js";
import { SecondOfPair } from "../dual/SecondOfPair.jsx";
import { Seeding } from "../headtohead/Seeding.jsx";
import { AfterQualification } from "../qualification/AfterQualification.jsx";
import { Qualification } from "../qualification/Qualification.jsx";
import { Registered } from "./Registered.jsx";

/**
 * `fits(round, previous)`; the part gets `{round, previous, onDraft}` and calls `onDraft({people, withdrawn?, body?})` whenever that changes: who would be in the
 * round, whom somebody set aside by name, and what else `round.open` is to say.
 */
export const KINDS = [
  { id: "head-to-head", Part: Seeding, fits: ({ format }) => format === "h" },
  { id: "second", Part: SecondOfPair, fits: (round) => isSecondOfPair(kit.value, round) },
  {
    id: "after-pair",
    Part: AfterPair,
    fits: (_, previous) => previous !== null && isSecondOfPair(kit.value, previous),
  },
  {
    id: "after-qualification",
    Part: AfterQualification,
    fits: (_, previous) => previous?.number === 1 && Boolean(previous.qualification),
  },
  {
    id: "qualification",
    Part: Qualification,
    fits: (round) => round.number === 1 && Boolean(round.qualification),
  },
  { id: "later", Part: Advancing, fits: (_, previous) => previous !== null },
  { id: "first", Part: Registered, fits: () => true },
];

export function kindOf(round, previous) {
  return KINDS.find((kind) => kind.fits(round, previous));
}

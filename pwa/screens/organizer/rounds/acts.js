/** What may be done with a round, in the order in which a day needs it: a line an act, in the list of rounds and on the round's own page. */

import { kit } from "../../../store/kit.js";
import { AddSheet } from "../plan/AddSheet.jsx";
import { ChangePlanSheet } from "../plan/ChangePlanSheet.jsx";
import { isLast } from "../plan/plan.js";
import { TakeOutSheet } from "../plan/TakeOutSheet.jsx";
import { ChangeSheet } from "../round/change/ChangeSheet.jsx";
import { ContinueSheet } from "../round/phases/ContinueSheet.jsx";
import { byPosition } from "../round/phases/rules.js";
import { SignSheet } from "../round/seal/SignSheet.jsx";
import { CloseSheet } from "./CloseSheet.jsx";
import { EnterSheet } from "./EnterSheet.jsx";
import { OpenSheet } from "./OpenSheet.jsx";
import { QuitSheet } from "./QuitSheet.jsx";
import { ReopenSheet } from "./ReopenSheet.jsx";

/**
 * `fits(about)` says whether the act is offered; `about` is what `aboutRound` gives. `listed` acts stand in the list of rounds too, the others only on
 * the round's page. `roles` are who is offered it, where that is not everybody who runs rounds; `unsigned` acts are the delegate's once the round was signed off. The sheet gets `about` and `onClose`.
 */
export const ACTS = [
  {
    id: "open",
    label: "organizer-open",
    listed: true,
    Sheet: OpenSheet,
    fits: ({ status, why }) => status === "not-open" && !why,
  },
  {
    id: "continue",
    label: "going-act",
    speaksOfPeople: true,
    Sheet: ContinueSheet,
    fits: ({ status, round }) => status === "open" && byPosition(round) !== null,
  },
  {
    id: "close",
    label: "organizer-close",
    listed: true,
    speaksOfPeople: true,
    Sheet: CloseSheet,
    fits: ({ status }) => status === "open",
  },
  {
    id: "enter",
    label: "organizer-enter",
    tone: "quiet",
    listed: true,
    speaksOfPeople: true,
    Sheet: EnterSheet,
    fits: ({ status, board }) => status === "open" && !board?.bracket, // a bracket has the places that it was opened with
  },
  {
    id: "quit",
    label: "opening-quit",
    tone: "quiet",
    speaksOfPeople: true,
    Sheet: QuitSheet,
    fits: ({ status }) => status === "open",
  },
  {
    id: "change",
    label: "change-act",
    tone: "quiet",
    speaksOfPeople: true,
    Sheet: ChangeSheet,
    fits: ({ status, board }) => status === "open" && !board?.bracket, // nor may its format become another
  },
  {
    id: "sign",
    label: "sign-act",
    speaksOfPeople: true,
    roles: ["delegate"],
    Sheet: SignSheet,
    fits: ({ status }) => status === "closed",
  },
  {
    id: "reopen",
    unsigned: true,
    label: "organizer-reopen",
    tone: "quiet",
    listed: true,
    speaksOfPeople: true,
    Sheet: ReopenSheet,
    fits: ({ status }) => status === "closed",
  },
  {
    id: "plan",
    label: "plan-change",
    tone: "quiet",
    Sheet: ChangePlanSheet,
    fits: ({ status }) => status === "not-open",
  },
  {
    id: "add",
    label: "plan-add",
    tone: "quiet",
    Sheet: AddSheet,
    fits: ({ round }) => isLast(kit.value, round),
  },
  {
    id: "take-out",
    label: "plan-take-out",
    tone: "quiet",
    Sheet: TakeOutSheet,
    fits: ({ status, round }) => status === "not-open" && isLast(kit.value, round),
  },
];

/** The sheet of an act, by its id. */
export function sheetOf(id) {
  return ACTS.find((act) => act.id === id).Sheet;
}

/** The second check: another person on another device types the cards again from paper, without seeing what is entered. */
import { kit } from "../../store/kit.js";
import { roundsOnCards } from "../judge/card/onCards.js";
import { DeskGate } from "../organizer/DeskGate.jsx";
import { Desk } from "./Desk.jsx";
import { RoundList } from "./RoundList.jsx";

const mayCheck = ["scoretaker", "judge", "head-judge", "delegate"];

export default function Check({ id, round }) {
  return (
    <DeskGate id={id} roles={mayCheck}>
      {({ scope }) => {
        const rounds = roundsOnCards(kit.value.rounds, scope);
        const chosen = rounds.find((one) => one.id === round);
        return chosen ? (
          <Desk key={chosen.id} id={id} round={chosen} />
        ) : (
          <RoundList id={id} rounds={rounds} />
        );
      }}
    </DeskGate>
  );
}

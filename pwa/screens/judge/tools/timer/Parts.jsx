/** The parts of the timer's tool by the names under which other screens ask for them. */
import TimerLine from "../../../../parts/timer/TimerLine.jsx";
import { AtTheMat } from "./AtTheMat.jsx";
import { AtWork } from "./AtWork.jsx";
import { Connect } from "./Connect.jsx";
import { InHandover } from "./InHandover.jsx";

const parts = {
  connect: Connect,
  mat: AtTheMat,
  work: AtWork,
  handover: InHandover,
  said: TimerLine,
};

export default function Parts({ part, ...props }) {
  const Part = parts[part];
  return <Part {...props} />;
}

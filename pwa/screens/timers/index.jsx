/** The test bench for timers: whoever has a seat finds out before the day whether each table's timer, cable and browser work. */
import { NotJoined } from "../../parts/NotJoined.jsx";
import { seats } from "../../store/seats.js";
import { t } from "../../words/words.js";
import { Bench } from "./Bench.jsx";
import "./timers.css";

export default function Timers({ id }) {
  const mine = seats.value.find((one) => one.competition === id);
  return mine ? <Bench seat={mine} /> : <NotJoined title={t("bench-title")} />;
}

/** The sheet behind the status strip. What it says comes with its words when it is first opened; the connection itself is named at once. */
import { Sheet } from "../parts/Sheet.jsx";
import { t } from "../words/words.js";
import { aside } from "./aside.js";

const useFacts = aside(() => import("./StatusFacts.jsx"));

export function StatusSheet({ open, connection, onClose }) {
  const Facts = useFacts(open);
  return (
    <Sheet open={open} title={t(`app-connection-${connection}`)} onClose={onClose}>
      {Facts && <Facts connection={connection} onClose={onClose} />}
    </Sheet>
  );
}

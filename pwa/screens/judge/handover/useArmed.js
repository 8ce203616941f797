/** A button that signs lies where the one that saved lay: it wakes a moment later, so that a double tap does not sign. */
import { useEffect, useState } from "preact/hooks";

const asleepMs = 500;

/** @returns {boolean} false for the first half second of the component's life */
export function useArmed() {
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), asleepMs);
    return () => clearTimeout(timer);
  }, []);
  return armed;
}

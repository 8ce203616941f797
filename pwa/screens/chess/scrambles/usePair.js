/** This seat's pair for opening boxes, and a way to look again. */
import { useEffect, useState } from "preact/hooks";
import { myPair } from "./myKey.js";

/** @returns {[CryptoKeyPair|null|undefined, () => Promise<void>]} undefined until it was looked for */
export function usePair(place) {
  const [pair, setPair] = useState(undefined);
  const look = () => myPair(place).then(setPair);
  useEffect(() => {
    look();
  }, [place.id]);
  return [pair, look];
}

/**
 * What happens at a line, in one line of text, for tests that want to be read: packets by letter and digits (`_` is the
 * space of a running timer, five digits are hundredths), 112 ms apart; `+3000` waits as long; and the words of what is no packet.
 *
 *     I000000 _000112 _000224 silence +3000 S012678 S012678 taken signed
 */
import { makeDecoder } from "../../devices/stackmat/decoder.js";
import { packet } from "./packets.js";

const PERIOD_MS = 112;
const PACKET = /^([_IASLRC])(\d)(\d\d)(\d{2,3})$/;
const LINK = { up: true, down: false };

/** @returns {{event: object, at: number}[]} events for the machine; packets go through bytes and the decoder */
export function line(text) {
  const decoder = makeDecoder();
  let at = 0;
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      if (word[0] === "+") {
        at += Number(word);
        return [];
      }
      if (!PACKET.test(word)) return [{ event: spoken(word), at }];
      at += PERIOD_MS;
      return decoder
        .push(bytes(word))
        .map((read) => ({ event: { kind: "packet", packet: read }, at }));
    });
}

function bytes(word) {
  const [, letter, minutes, seconds, rest] = PACKET.exec(word);
  const ms = minutes * 60_000 + seconds * 1000 + Number(rest.padEnd(3, "0"));
  return packet(letter === "_" ? " " : letter, ms, rest.length);
}

function spoken(word) {
  if (word in LINK) return { kind: "link", up: LINK[word] };
  const [kind, as, ms] = word.split(":");
  return kind === "told" ? { kind, as, ...(ms && { ms: Number(ms) }) } : { kind };
}

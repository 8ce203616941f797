/** Whichever way an operation came in, phone and server read the same of it (I3). */
import { expect, test } from "vitest";
import { copiesOf } from "./copies.js";

const row = (change) => ({ id: "entry-1", sha256: "aa", ...change });
const stamped = (seq, standing) => row({ stamp: { seq, standing } });
const own = row({ stamp: null, seat: "mine" });
const copies = (rows) => copiesOf({ offered: [], own: [], numbered: [], ...rows });

test("what the server numbered stands before one's own, that before an offer", () => {
  const offer = stamped(7, "ok");
  expect(copies({ offered: [offer] })).toEqual([[offer]]);
  expect(copies({ offered: [offer], own: [own] })).toEqual([[own]]);
  expect(copies({ own: [own], numbered: [stamped(1, "scope")] })).toEqual([[stamped(1, "scope")]]);
});

test.each(["unsigned-relay", "bad-signature"])(
  "%s and the author's proof are both read, the proof is shown",
  (unproven) => {
    const numbered = [stamped(9, "ok"), stamped(4, unproven)]; // in whatever order they came in
    expect(copies({ own: [own], numbered })).toEqual([[stamped(4, unproven), stamped(9, "ok")]]);
  },
);

test("an author's phone vouches for its entry while the server has it from others only", () => {
  const relay = stamped(4, "unsigned-relay");
  expect(copies({ own: [own], numbered: [relay] })).toEqual([[relay, own]]);
});

test("one id with other bytes is another operation", () => {
  const other = { ...stamped(2, "id-reused"), sha256: "bb" };
  expect(copies({ numbered: [stamped(1, "ok"), other] })).toEqual([[stamped(1, "ok")], [other]]);
});

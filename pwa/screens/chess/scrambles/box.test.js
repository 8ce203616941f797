/** A box of scrambles opens for the scramblers that it was made for, as what it was made for, and for nobody else. */
import { beforeEach, expect, test } from "vitest";
import { makePair, publicHalf, seal, unseal } from "./box.js";

const WHAT = { of: "chess-r1-m3", cycle: 1 };
const SCRAMBLES = ["R U R'", "F2 D", "L' B", "U2 R2"];
let ann;
let ben;
let box;

beforeEach(async () => {
  [ann, ben] = [
    { device: 7, pair: await makePair() },
    { device: 8, pair: await makePair() },
  ];
  box = await seal(WHAT, SCRAMBLES, [await reader(ann), await reader(ben)]);
});

test("each scrambler opens it, after it has travelled as JSON", async () => {
  const travelled = JSON.parse(JSON.stringify(box));
  expect(await unseal(travelled, WHAT, ann)).toEqual(SCRAMBLES);
  expect(await unseal(travelled, WHAT, ben)).toEqual(SCRAMBLES);
});

test("nothing of it can be read without a key", () => {
  const text = JSON.stringify(box);
  for (const scramble of SCRAMBLES) expect(text).not.toContain(scramble);
});

test("somebody else's phone is told that it is not for it", async () => {
  const eve = { device: 9, pair: await makePair() };
  await expect(unseal(box, WHAT, eve)).rejects.toMatchObject({ code: "not-for-me" });
  await expect(unseal(box, WHAT, { ...eve, device: 7 })).rejects.toMatchObject({ code: "damaged" });
});

test("it opens as no other match's and as no other set", async () => {
  for (const other of [
    { of: "chess-r1-m4", cycle: 1 },
    { ...WHAT, cycle: 2 },
  ])
    await expect(unseal(box, other, ann)).rejects.toMatchObject({ code: "damaged" });
});

test.each(["from", "iv", "data"])("a change of its %s is noticed", async (part) => {
  const other = await seal(WHAT, SCRAMBLES, [await reader(ann)]);
  const changed = { ...box, [part]: other[part] };
  await expect(unseal(changed, WHAT, ann)).rejects.toMatchObject({ code: "damaged" });
});

test("one of a later version is not taken for a damaged one", async () => {
  await expect(unseal({ ...box, v: 2 }, WHAT, ann)).rejects.toMatchObject({ code: "newer" });
});

test("the private half can be read by nobody", async () => {
  expect(ann.pair.privateKey.extractable).toBe(false);
});

test("a set for forty scramblers fits into an operation", async () => {
  const many = Array.from({ length: 40 }, (_, device) => reader({ ...ann, device }));
  const large = await seal(WHAT, SCRAMBLES, await Promise.all(many));
  expect(JSON.stringify(large).length).toBeLessThan(12 * 1024);
});

async function reader({ device, pair }) {
  return { device, key: await publicHalf(pair) };
}

import { expect, test } from "vitest";
import { readPackets } from "./packets.js";

test("a StackMat's packet says its letter and its digits", () => {
  expect(readPackets(["53303132363738580A0D", "533032353237500A0D"])).toEqual([
    { hex: "53 30 31 32 36 37 38 58 0A 0D", letter: "S", time: "12.678" },
    { hex: "53 30 32 35 32 37 50 0A 0D", letter: "S", time: "25.27" },
  ]);
});

test("a GAN timer's frame says its state and its time", () => {
  expect(readPackets(["FE080104000CA6024D20"])).toEqual([
    { hex: "FE 08 01 04 00 0C A6 02 4D 20", letter: "stopped", time: "12.678" },
  ]);
});

test("bytes that are no packet are shown as they are", () => {
  expect(readPackets(["53303132363738590A0D"])).toEqual([
    { hex: "53 30 31 32 36 37 38 59 0A 0D", letter: null, time: null },
  ]);
});

/** What is no move is marked at its place. */
import { expect, test } from "vitest";
import { pieces } from "./pieces.js";

const shown = (text, errors) =>
  pieces(text, errors).map((one) => (one.wrong ? `<${one.text}>` : one.text));

test("what is no move stands alone, and nothing of the text is lost", () => {
  const errors = [
    { position: 3, token: "Q" },
    { position: 5, token: "F3" },
  ];
  expect(shown("R' Q F3 U", errors)).toEqual(["R' ", "<Q>", " ", "<F3>", " U"]);
  expect(shown("R' U", [])).toEqual(["R' U"]);
  expect(shown("", [])).toEqual([]);
});

test("places count signs, not the halves of one", () => {
  expect(shown("R 🙂 Q", [{ position: 4, token: "Q" }])).toEqual(["R 🙂 ", "<Q>"]);
});

test("a mark whose text was changed meanwhile is left out", () => {
  expect(shown("R' U", [{ position: 3, token: "Q" }])).toEqual(["R' U"]);
});

import { expect, test } from "vitest";
import { chosen } from "./choices.js";

test("at first both halves speak the app's language, face to face, White near", () => {
  expect(chosen(null, "ko")).toEqual({
    languages: { white: "ko", black: "ko" },
    near: "white",
    layout: "turned",
  });
});

test("what was chosen is kept, and what makes no sense is not", () => {
  const kept = { languages: { white: "zh", black: "tlh" }, near: "black", layout: "beside" };
  expect(chosen(JSON.stringify(kept), "en")).toEqual({
    languages: { white: "zh", black: "en" },
    near: "black",
    layout: "beside",
  });
  expect(chosen("{", "en").near).toBe("white");
});

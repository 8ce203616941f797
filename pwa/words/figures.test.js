import { expect, test } from "vitest";
import { counted, listed } from "./figures.js";
import { setLanguage } from "./words.js";

test("a list ends as the language ends one", async () => {
  await setLanguage("en");
  expect(listed(["Ada", "Bo"])).toBe("Ada and Bo");
  await setLanguage("ko");
  expect(listed(["Ada", "Bo", "Cy"])).toBe("Ada, Bo 및 Cy");
  await setLanguage("zh");
  expect(listed(["Ada", "Bo", "Cy"])).toBe("Ada、Bo和Cy");
});

test("large numbers are grouped", async () => {
  await setLanguage("en");
  expect(counted(2140)).toBe("2,140");
});

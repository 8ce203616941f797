import { effect } from "@preact/signals";
import { expect, test } from "vitest";
import { wordsIn } from "./beside.js";
import { language } from "./words.js";

function arrived(id) {
  return new Promise((resolve) => {
    const end = effect(() => {
      const say = wordsIn(id);
      if (say) queueMicrotask(() => [end(), resolve(say)]);
    });
  });
}

test("two languages speak at once, and the app keeps its own", async () => {
  const before = language.peek();
  const [ko, zh] = await Promise.all([arrived("ko"), arrived("zh")]);
  expect(ko("chess-view-move-you")).toMatch(/\p{Script=Hangul}/u);
  expect(zh("chess-view-move-you")).toMatch(/\p{Script=Han}/u);
  expect(language.peek()).toBe(before);
});

test("a message's places are filled, and one that is not there shows its id", async () => {
  const say = await arrived("en");
  expect(say("chess-view-start-them", { side: "White", part: 2 })).toBe("White starts part 2");
  expect(say("chess-view-no-such-thing")).toBe("chess-view-no-such-thing");
});

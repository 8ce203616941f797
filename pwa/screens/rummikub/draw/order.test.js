import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../../words/words.js";
import { byName, sortName } from "./order.js";

beforeAll(() => setLanguage("ko"));

test("a name in Latin letters is looked up by its last word, any other as it stands", () => {
  expect(sortName("Ada de Haddad")).toBe("Haddad Ada de");
  expect(sortName("김민준")).toBe("김민준");
  expect(sortName("남궁 민수")).toBe("남궁 민수");
});

test("people stand in the order of the language that is read, and of their numbers where names are the same", () => {
  const people = [
    { number: 4, name: "Sora Park", local_name: "박소라" },
    { number: 3, name: "Minjun Kim", local_name: "김민준" },
    { number: 2, name: "김민준" },
    { number: 1, name: "Ada Haddad" },
  ];
  const numbers = byName(people).map(({ number }) => number);
  expect(numbers.filter((one) => one !== 1)).toEqual([2, 3, 4]);
});

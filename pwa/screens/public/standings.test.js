import { describe, expect, test } from "vitest";
import {
  attemptCells,
  countryName,
  isProvisional,
  matching,
  onPodium,
  roundsByEvent,
  standingRows,
} from "./standings.js";

const reply = {
  people: [
    { number: 7, name: "Bo Chen", local_name: "陈博", country: "CN" },
    { number: 2, name: "Byeol Han", local_name: "한별", country: "KR" },
    { number: 62, name: "Quin Duarte", local_name: null, country: "AU" },
  ],
  rows: [
    {
      person: 7,
      rank: 1,
      best: 987,
      average: 1102,
      best_text: "9.87",
      average_text: "11.02",
      attempts: [987, 1100, 1104, -1, 1102],
      texts: ["9.87", "11.00", "11.04", "DNF", "11.02"],
      counting: [1, 2, 4],
      state: "confirmed",
    },
    {
      person: 2,
      rank: 2,
      best: 1200,
      average: 0,
      best_text: "12.00",
      average_text: "",
      attempts: [1200, 0, 0, 0, 0],
      texts: ["12.00", "", "", "", ""],
      counting: [],
      state: "provisional",
    },
  ],
};

describe("the standings table", () => {
  test("shows a result's widest record, and says that it may still change", () => {
    const marked = { ...reply.rows[0], marks: { single: ["national", "personal"], average: [] } };
    const shown = standingRows({ ...reply, rows: [marked], records: "provisional" });
    expect(shown[0].marks).toEqual({
      best: { kind: "national", provisional: true },
      average: null,
    });
    expect(shown.map(isProvisional)).toEqual([true, false, false]);
  });

  test("writes what does not count in parentheses, as the field does", () => {
    const shown = attemptCells(reply.rows[0]).map((cell) => cell.shown);
    expect(shown).toEqual(["(9.87)", "11.00", "11.04", "(DNF)", "11.02"]);
  });

  test("puts nothing in parentheses before there is an average", () => {
    expect(attemptCells(reply.rows[1]).map((cell) => cell.shown)).toEqual([
      "12.00",
      "",
      "",
      "",
      "",
    ]);
  });

  test("keeps those who have not begun at the end", () => {
    const rows = standingRows(reply);
    expect(rows.map((row) => [row.person.number, row.rank, row.begun])).toEqual([
      [7, 1, true],
      [2, 2, true],
      [62, null, false],
    ]);
  });
});

describe("finding somebody", () => {
  const rows = standingRows(reply);
  const found = (typed) => matching(rows, typed).map((row) => row.person.number);

  test("typing 2 never picks 62", () => {
    expect(found("2")).toEqual([2]);
  });

  test("knows a name in any script", () => {
    expect(found("한별")).toEqual([2]);
    expect(found("quin")).toEqual([62]);
    expect(found(" ")).toHaveLength(3);
  });
});

test("rounds stand under their event, in order", () => {
  const competition = {
    events: [{ id: "333" }, { id: "clock" }],
    rounds: [
      { id: "333-r2", event: "333", number: 2 },
      { id: "333-r1", event: "333", number: 1 },
    ],
  };
  const list = roundsByEvent(competition);
  expect(list.map(({ rounds }) => rounds.map((round) => round.id))).toEqual([["333-r1", "333-r2"]]);
});

test("a country is named in the visitor's language", () => {
  expect(countryName("KR", "ko")).toBe("대한민국");
  expect(countryName("KR", "en")).toBe("South Korea");
  expect(countryName(null, "en")).toBe("");
});

test("the podium stands in the order of the server's list", () => {
  const rows = standingRows(reply);
  const numbers = (page) => onPodium(rows, page).map(({ person }) => person.number);
  expect(numbers({ podium: [2, 7] })).toEqual([2, 7]);
  expect(numbers({})).toEqual([]);
});

// 2026 9v4
test("on the podium of Dual Rounds stands the place over both", () => {
  const pair = {
    rows: [
      { person: 7, rank: 1 },
      { person: 2, rank: 2 },
    ],
  };
  const shown = onPodium(standingRows(reply), { podium: [7, 2], pair });
  expect(shown.map(({ person, rank }) => [person.number, rank])).toEqual([
    [7, 1],
    [2, 2],
  ]);
});

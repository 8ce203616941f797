import { describe, expect, it, vi } from "vitest";
import { keyHandlers, keyOfCharacter } from "./keys.js";

function field() {
  const owner = { onKey: vi.fn(), onEnter: vi.fn(), onLeave: vi.fn(), onMove: vi.fn() };
  return { owner, handlers: keyHandlers({ shown: "17.65", ...owner }) };
}

const event = (more) => ({ preventDefault: vi.fn(), currentTarget: { value: "" }, ...more });

describe("the keys of a field", () => {
  it("give Enter, Esc and arrows to the owner, and the rest to the field", () => {
    const { owner, handlers } = field();
    for (const key of ["1", "d", "*", "Enter", "Escape", "ArrowUp", "ArrowRight"])
      handlers.onKeyDown(event({ key }));
    expect(owner.onKey.mock.calls).toEqual([["1"], ["dnf"], ["dns"]]);
    expect(owner.onEnter).toHaveBeenCalledOnce();
    expect(owner.onLeave).toHaveBeenCalledOnce();
    expect(owner.onMove.mock.calls).toEqual([[-1], [1]]);
  });

  it("take a key that is kept down for one Enter", () => {
    const { owner, handlers } = field();
    for (const repeat of [false, true, true]) handlers.onKeyDown(event({ key: "Enter", repeat }));
    expect(owner.onEnter).toHaveBeenCalledOnce();
  });

  it("leave Tab and the browser's shortcuts alone", () => {
    const { owner, handlers } = field();
    const events = [event({ key: "Tab" }), event({ key: "d", ctrlKey: true })];
    for (const one of events) handlers.onKeyDown(one);
    expect(events.map((one) => one.preventDefault.mock.calls.length)).toEqual([0, 0]);
    expect(owner.onKey).not.toHaveBeenCalled();
  });

  it("come from a soft keyboard too", () => {
    const { owner, handlers } = field();
    handlers.onBeforeInput(event({ inputType: "insertText", data: "12#" }));
    handlers.onBeforeInput(event({ inputType: "deleteContentBackward" }));
    expect(owner.onKey.mock.calls).toEqual([["1"], ["2"], ["dnf"], ["back"]]);
  });

  it("are D and S on a keyboard that writes Hangul, and while something is composed", () => {
    expect(["ㅇ", "ㄴ", "ㅁ"].map(keyOfCharacter)).toEqual(["dnf", "dns", null]);
    const { owner, handlers } = field();
    const composed = event({ inputType: "insertCompositionText", data: "ㅇ" });
    handlers.onInput(composed);
    expect(owner.onKey).toHaveBeenCalledWith("dnf");
    expect(composed.currentTarget.value).toBe("17.65");
  });
});

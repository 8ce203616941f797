"""What a screen reader gets: the focus in the accessibility tree, and what live regions say."""

from typing import Any, NamedTuple

from playwright.sync_api import CDPSession

from tests.browser.phone import Phone

LISTEN = """
globalThis.said = [];
const LIVE = '[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]';
const known = new WeakSet();
const behindDialog = (region) => {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1);
  return Boolean(top && !top.contains(region));
};
const hear = (changes) => {
  const changed = new Set();
  for (const { target } of changes) {
    const element = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const region = element?.closest(LIVE);
    if (region && known.has(region)) changed.add(region);
  }
  for (const region of document.querySelectorAll(LIVE)) {
    if (region.role === 'alert' && !known.has(region)) changed.add(region);
    known.add(region);
  }
  for (const region of changed) {
    const words = region.textContent.trim().replace(/\\s+/g, ' ');
    if (words && !behindDialog(region)) globalThis.said.push(words);
  }
};
new MutationObserver(hear).observe(document, {
  subtree: true, childList: true, characterData: true,
});
"""
"""Notes what is announced: changes of a live region that was there, unless a dialog hides it."""


class Focus(NamedTuple):
    """The focused node as assistive technology is told of it."""

    role: str
    name: str
    description: str


class Ear:
    """Listens to a phone whose pages run `LISTEN`."""

    def __init__(self, phone: Phone):
        self.phone = phone
        self.session: CDPSession = phone.context.new_cdp_session(phone.page)

    def focus(self) -> Focus:
        """Where the focus is; the innermost, should a document claim it too."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        focused = [node for node in nodes if "focused" in _true(node)]
        node = focused[-1]
        role, name, description = (
            str(node.get(field, {}).get("value", "")) for field in ("role", "name", "description")
        )
        return Focus(role, " ".join(name.split()), " ".join(description.split()))

    def live(self) -> list[tuple[str, str]]:
        """Role and name of every live region that is not hidden or inert."""
        nodes = self.session.send("Accessibility.getFullAXTree")["nodes"]
        shown = [node for node in nodes if not node["ignored"] and "live" in _properties(node)]
        return [(node["role"]["value"], node["name"]["value"]) for node in shown]

    def waits_for(self, words: str) -> None:
        """Until it has been announced, word for word."""
        self.phone.wait_for(f"globalThis.said.includes({words!r})")

    def said(self) -> list[str]:
        """All that was announced since the page was loaded."""
        said: list[str] = self.phone.page.evaluate("said")
        return said


def _properties(node: dict[str, Any]) -> dict[str, Any]:
    return {one["name"]: one["value"].get("value") for one in node.get("properties", [])}


def _true(node: dict[str, Any]) -> set[str]:
    return {name for name, value in _properties(node).items() if value is True}

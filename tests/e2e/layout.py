"""What a page must not do: scroll sideways, lay things over one another, fail the axe rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Boxes that hold words or take clicks, as far as they can be seen. In an open dialog only that
# counts. The map is one thing: its hexes touch, and its balloon lies over it on purpose.
_OVERLAPS = """
() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wanted = 'button, a, input, select, textarea, h1, h2, h3, p, dt, dd, li, label, summary, ' +
    'legend, kbd, [data-region], [role="option"], [role="tab"]';
  const floats = (node) => {
    for (let at = node; at && at !== open; at = at.parentElement) {
      const place = getComputedStyle(at).position;
      if (place === 'fixed' || place === 'sticky') return true;
      if (at.matches('.balloon, .bottom, .seen-by-ear, [aria-hidden="true"]')) return true;
    }
    return false;
  };
  const seen = (node) => {
    const style = getComputedStyle(node);
    if (style.visibility !== 'visible' || style.opacity === '0') return null;
    let { left, top, right, bottom } = node.getBoundingClientRect();
    for (let at = node.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      left = Math.max(left, box.left);
      right = Math.min(right, box.right);
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
  };
  const boxes = [...open.querySelectorAll(wanted)]
    .filter((node) => !node.closest('svg') && !floats(node))
    .map((node) => ({ node, box: seen(node) }))
    .filter(({ box }) => box);
  const name = (node) =>
    `${node.localName}.${node.className} "${(node.getAttribute('aria-label') ??
      node.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)}"`;
  const found = [];
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length; j++) {
      const [one, other] = [boxes[i], boxes[j]];
      if (one.node.contains(other.node) || other.node.contains(one.node)) continue;
      const [a, b] = [one.box, other.box];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${name(one.node)} and ${name(other.node)}`);
    }
  }
  return found;
}
"""

# Buttons and fields whose words do not fit into them.
_CUT = """
() => [...document.querySelectorAll('button, a.button, summary, h1, h2, h3')]
  .filter((node) => node.getClientRects().length && !node.closest('svg, .seen-by-ear'))
  .filter((node) => node.scrollWidth > node.clientWidth + 2 && node.clientWidth > 0)
  .map((node) => `${node.localName} "${(node.getAttribute('aria-label') ?? node.textContent)
    .trim().slice(0, 40)}" ${node.scrollWidth} > ${node.clientWidth}`)
"""

# Whatever lies beyond the right edge is lost: the page must not scroll there, nor cut it off.
_SIDEWAYS = """
() => {
  const scrolls = (node) => {
    for (let at = node.parentElement; at; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    }
    return false;
  };
  const lost = [...document.querySelectorAll('button, a, input, select, h1, h2, h3, p, li, label')]
    .filter((node) => !node.closest('svg, .seen-by-ear, .skip') && node.getClientRects().length)
    .filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !scrolls(node))
    .map((node) => `${node.localName}.${node.className} ${node.textContent.trim().slice(0, 30)}`);
  return { wide: document.scrollingElement.scrollWidth - innerWidth, lost };
}
"""


def check_layout(page: Page, place: str) -> None:
    """Nothing scrolls sideways, nothing lies over anything else, no words are cut."""
    sideways: Any = page.evaluate(_SIDEWAYS)
    assert sideways["wide"] <= 0, (place, sideways)
    assert not sideways["lost"], (place, sideways)
    overlaps = page.evaluate(_OVERLAPS)
    assert not overlaps, (place, overlaps)
    cut = page.evaluate(_CUT)
    assert not cut, (place, cut)


def check_one_screen(page: Page, place: str) -> None:
    """The table is the page: it never scrolls as a whole."""
    high = page.evaluate("() => document.scrollingElement.scrollHeight - innerHeight")
    assert high <= 0, (place, high)


def check_axe(page: Page, place: str) -> None:
    """No serious or critical violation."""
    assert AXE.exists(), "axe-core is missing: npm ci in web/"
    # Evaluated rather than added as a script: the page's own policy forbids strange scripts.
    page.evaluate(AXE.read_text())
    result: Any = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    found = [
        (one["impact"], one["id"], one["help"], [node["html"][:200] for node in one["nodes"][:5]])
        for one in result["violations"]
        if one["impact"] in ("serious", "critical")
    ]
    assert not found, (place, found)

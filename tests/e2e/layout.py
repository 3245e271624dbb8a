"""What a page must not do: scroll sideways, lay things over one another, fail the axe rules.

A board says what matters most on it by attributes, so that every window can be checked for it:
`data-panel` on a main panel (its value is the least height in pixels), `data-hand` on the hand,
`data-primary` on the button that goes on, `data-pans` on a frame whose content is dragged.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.conftest import SHOTS
from e2e.visitor import Visitor

Size = tuple[int, int]

SIZES: tuple[Size, ...] = (
    (360, 740),  # a phone
    (740, 360),  # on its side
    (820, 1180),  # a tablet
    (720, 450),  # a laptop at 200 %
    (1366, 650),  # a laptop
    (1440, 900),
    (1920, 1080),
)
"""The windows in which every page and every board must work."""

TOUCH = SIZES[:3]
"""Those that are used with fingers."""

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
    if (!node.checkVisibility() || style.visibility !== 'visible') return null;
    if (style.opacity === '0') return null;
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

# What hangs out of a box that neither scrolls nor is dragged cannot be seen at all.
_HIDDEN = """
() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wanted = 'button, a, input, select, textarea, h1, h2, h3, p, li, label, summary';
  const name = (node) => `${node.localName}.${node.className} "${(node.getAttribute('aria-label') ??
    node.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40)}"`;
  const lost = (node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      if (at.matches('[data-pans]')) return false;
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (overflowY === 'auto' || overflowY === 'scroll') return false;
      if (overflowY !== 'visible' && (bottom > box.bottom + 3 || top < box.top - 3)) return true;
      if (['hidden', 'clip'].includes(overflowX) && (right > box.right + 3 || left < box.left - 3))
        return true;
    }
    return false;
  };
  return [...open.querySelectorAll(wanted)]
    .filter((node) => node.getClientRects().length)
    .filter((node) => getComputedStyle(node).visibility === 'visible')
    .filter((node) => !node.closest('svg, .seen-by-ear, .skip, [aria-hidden="true"]'))
    .filter(lost)
    .map(name);
}
"""

# A word that is broken in two without a hyphen.
_BROKEN = """
() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder?.getClientRects().length || holder.closest('svg, pre, dd, .seen-by-ear')) continue;
    if (getComputedStyle(holder).hyphens === 'auto') continue;
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      if (word[0].length > 30) continue;  // a code, not a word
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top / 4)));
      if (lines.size > 1) found.push(`"${word[0]}" in "${node.data.trim().slice(0, 40)}"`);
    }
  }
  return found;
}
"""

# What a finger must hit. Links within a sentence are as large as their words.
_SMALL = """
(least) => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wanted = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="option"]';
  return [...open.querySelectorAll(wanted)]
    // Words in a sentence are as small as the sentence.
    .filter((node) => !node.closest('svg, .skip, p, dd, .term, [aria-hidden="true"], [data-pans]'))
    .filter((node) => node.getClientRects().length)
    .filter((node) => getComputedStyle(node).visibility === 'visible')
    .map((node) => node.matches('input') ? node.closest('label') ?? node : node)
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < least || box.height < least))
    // What can be hit may reach beyond the words.
    .filter(({ node, box }) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const reach = (dx, dy) => {
        let far = 0;
        while (far < least && node.contains(document.elementFromPoint(x + dx * far, y + dy * far)))
          far += 1;
        return far;
      };
      return reach(1, 0) + reach(-1, 0) < least || reach(0, 1) + reach(0, -1) < least;
    })
    .map(({ node, box }) => `${node.localName}.${node.className} "${(node.getAttribute('aria-label')
      ?? node.textContent).trim().slice(0, 40)}" ${box.width} x ${box.height}`);
}
"""

# The board's own panels may be scrolled to, but never squeezed or cut.
_SQUEEZED = """
() => {
  const found = [];
  for (const node of document.querySelectorAll('[data-panel]')) {
    const least = Number(node.dataset.panel || 120);
    let { top, bottom } = node.getBoundingClientRect();
    for (let at = node.parentElement; at; at = at.parentElement) {
      const { overflowY } = getComputedStyle(at);
      if (overflowY !== 'hidden' && overflowY !== 'clip') continue;
      const box = at.getBoundingClientRect();
      top = Math.max(top, box.top);
      bottom = Math.min(bottom, box.bottom);
    }
    if (bottom - top < least - 1)
      found.push(`${node.localName}.${node.className} ${Math.round(bottom - top)} < ${least}`);
  }
  return found;
}
"""

# The button that goes on is in sight; the hand at least after scrolling; nothing lies over them.
_BEYOND = """
() => {
  const found = [];
  if (document.querySelector('dialog[open]')) return found;
  const bare = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || top < -1) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  };
  const seen = (node) => node.getClientRects().length && !node.closest('[aria-hidden="true"]');
  const name = (node) =>
    `${node.localName}.${node.className} ${node.textContent.trim().slice(0, 30)}`;
  for (const node of document.querySelectorAll('[data-primary]'))
    if (seen(node) && !bare(node)) found.push(`out of sight: ${name(node)}`);
  const scrolled = [...document.querySelectorAll('*')]
    .filter((node) => node.scrollTop || node.scrollLeft)
    .map((node) => [node, node.scrollTop, node.scrollLeft]);
  for (const hand of document.querySelectorAll('[data-hand]')) {
    if (!seen(hand)) continue;
    const cards = [...hand.querySelectorAll('button')].filter(seen);
    for (const node of cards.length ? [cards[0], cards.at(-1)] : [hand]) {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      if (!bare(node)) found.push(`out of reach: ${name(node)}`);
    }
  }
  for (const node of document.querySelectorAll('*')) if (node.scrollTop || node.scrollLeft) {
    node.scrollTop = node.scrollLeft = 0;
  }
  for (const [node, top, left] of scrolled) [node.scrollTop, node.scrollLeft] = [top, left];
  return found;
}
"""

TARGET = 40
"""The least side of a target for a finger."""


def check_layout(page: Page, place: str) -> None:
    """Nothing scrolls sideways, nothing lies over anything else, no words are cut."""
    sideways: Any = page.evaluate(_SIDEWAYS)
    assert sideways["wide"] <= 0, (place, sideways)
    assert not sideways["lost"], (place, sideways)
    overlaps = page.evaluate(_OVERLAPS)
    assert not overlaps, (place, overlaps)
    cut = page.evaluate(_CUT)
    assert not cut, (place, cut)


def check_window(page: Page, place: str, *, touch: bool) -> None:
    """What must also hold in any window: nothing hidden or squeezed, everything within reach."""
    faults: dict[str, Any] = {
        "hidden": page.evaluate(_HIDDEN),
        "broken": page.evaluate(_BROKEN),
        "squeezed": page.evaluate(_SQUEEZED),
        "beyond": page.evaluate(_BEYOND),
    }
    if touch:
        faults["small"] = page.evaluate(_SMALL, TARGET)
    found = {kind: these for kind, these in faults.items() if these}
    assert not found, (place, found)


def check_every_size(
    visitor: Visitor, place: str, sizes: Sequence[Size] = SIZES, *, still: bool = False
) -> None:
    """One open page in every window: all of them cost one game, not seven.

    With `still`, the page may not scroll as a whole in any of them.
    """
    page, before = visitor.page, visitor.page.viewport_size
    failed: list[object] = []
    SHOTS.mkdir(exist_ok=True)
    for width, height in sizes:
        here = f"{place}-{width}x{height}"
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        page.screenshot(path=SHOTS / f"{here}.png")
        try:
            check_layout(page, here)
            check_window(page, here, touch=(width, height) in TOUCH)
            if still:
                check_one_screen(page, here)
        except AssertionError as fault:
            failed.append(fault.args[0])
    if before:
        page.set_viewport_size(before)
        settle(page)
    assert not failed, failed


def settle(page: Page) -> None:
    """Let the page draw itself anew: fonts, observers of sizes, and what those change."""
    page.evaluate("() => document.fonts.ready")
    for _ in range(3):
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


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

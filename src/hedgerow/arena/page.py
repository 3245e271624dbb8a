"""An HTML page for figures and plots, which asks nothing of other hosts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from hedgerow.core.text import Arg, Message
from hedgerow.locale import Catalogue

_STYLE: Final = """
:root { color-scheme: light dark; --paper: #fffaf0; --ground: #f4efe2; --ink: #26301f;
  --quiet: #626b57; --moss: #4e7a43; --pale: #cfdcbf; --berry: #9c3f4b; --edge: #d9d3bf; }
@media (prefers-color-scheme: dark) { :root { --paper: #232a1f; --ground: #1a2017; --ink: #eef0e4;
  --quiet: #a9b29c; --moss: #8fbf7f; --pale: #3c4d36; --berry: #e08d97; --edge: #3b4536; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
section { background: var(--paper); border: 1px solid var(--edge); border-radius: 10px;
  padding: 1rem 1.25rem; margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--edge); }
th:first-child, td:first-child { text-align: left; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; }
figure { margin: 0; } figcaption, p.quiet { color: var(--quiet); font-size: .9rem; }
svg { width: 100%; height: auto; } svg text { font-size: 13px; fill: var(--ink); }
svg .value { fill: var(--quiet); } svg circle { fill: var(--moss); }
svg .reach { stroke: var(--moss); stroke-width: 3; stroke-linecap: round; opacity: .55; }
svg .mark { stroke: var(--berry); stroke-dasharray: 4 4; }
svg .band { fill: var(--pale); } svg .line { fill: none; stroke: var(--moss); stroke-width: 2; }
code { overflow-wrap: anywhere; }
"""


class Page:
    """Builds a page in one language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def say(self, id: str, **args: Arg) -> str:
        return self._catalogue.say(Message(id, args))

    def percent(self, share: float) -> str:
        return self.say("arena-percent", percent=round(100 * share))

    def whole(self, title: str, line: str, sections: Sequence[str], command: str) -> str:
        """The page; `command` made it."""
        made = escape(self.say("arena-report-made"))
        return (
            f'<!doctype html>\n<html lang="{self._catalogue.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>"
            f"<h1>{escape(title)}</h1><p>{escape(line)}</p>{''.join(sections)}"
            f'<p class="quiet">{made} <code>{escape(command)}</code></p></main></body></html>\n'
        )

    def section(self, id: str, body: str, note: str = "") -> str:
        told = f'<p class="quiet">{escape(self.say(note))}</p>' if note else ""
        return f"<section><h2>{escape(self.say(id))}</h2>{told}{body}</section>"

    def table(
        self, heads: tuple[str, ...], rows: Sequence[Sequence[str]], more_heads: str = ""
    ) -> str:
        head = "".join(f"<th>{escape(self.say(id))}</th>" for id in heads) + more_heads
        body = "".join(
            f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

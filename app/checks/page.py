"""Reports as one HTML file that needs nothing else: by specification, then by element."""

from collections.abc import Iterator, Sequence
from html import escape

from app.checks.report import Report, Specification

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;color:#0c161c;background:#fdfcfa;max-width:62rem;
margin:2rem auto;padding:0 1rem}h1,h2{font-family:Georgia,serif;font-weight:600}
table{border-collapse:collapse;width:100%;margin:.5rem 0 1.5rem}
td,th{border-bottom:1px solid #dfdbd2;padding:.3rem .6rem;text-align:left;vertical-align:top}
code{font-size:.85em;overflow-wrap:anywhere}.holds{color:#2f6b2f}.fails{color:#a3301f}
summary{cursor:pointer}
"""
MOST = 2000
"""Elements that a requirement lists; the tables of the other formats have them all."""


def as_html(reports: Sequence[Report]) -> bytes:
    """The reports of one IDS on several models."""
    title = escape(reports[0].title if reports else "Requirements")
    body = "".join(part for report in reports for part in _report(report))
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    page = f'<!doctype html><html lang="en"><head>{head}</head><body><h1>{title}</h1>{body}</body>'
    return f"{page}</html>".encode("utf-8", "replace")


def _report(report: Report) -> Iterator[str]:
    met = sum(each.holds for each in report.specifications)
    yield f"<h2>{escape(report.model)}</h2>"
    yield f"<p>{met:,} of {len(report.specifications):,} specifications hold, "
    yield f"{len(report.failing):,} elements fail something.</p>"
    for each in report.specifications:
        yield from _specification(each)
    if found := report.by_element():
        yield "<h3>By element</h3><table><tr><th>Element</th><th>What it fails</th></tr>"
        for failed in found[:MOST]:
            one, _ = failed[0]
            told = "<br>".join(f"{escape(text)}: {escape(one.reason)}" for one, text in failed)
            yield f"<tr><td>{escape(one.ifc_class)} {escape(one.name)}<br>"
            yield f"<code>{escape(one.global_id)}</code></td><td>{told}</td></tr>"
        yield "</table>"


def _specification(each: Specification) -> Iterator[str]:
    yield f"<h3>{_mark(each.holds)} {escape(each.name)}</h3>"
    yield f"<p>{escape(each.description)} Speaks of {each.applicable:,} elements. "
    yield f"{escape(' '.join(each.notes))}</p>"
    yield "<table><tr><th>Requirement</th><th>Holds for</th><th>Fails for</th></tr>"
    for one in each.requirements:
        yield f"<tr><td>{_mark(one.holds)} {escape(one.text)}</td>"
        yield f"<td>{one.passed:,}</td><td>{len(one.failures):,}</td></tr>"
    for there in each.unwanted[:MOST]:
        yield f"<tr><td>{_mark(False)} There is {escape(there.ifc_class)} "
        yield f"{escape(there.name)}</td><td></td><td>1</td></tr>"
    yield "</table>"


def _mark(holds: bool) -> str:
    return f'<span class="{"holds" if holds else "fails"}">{"holds" if holds else "fails"}:</span>'

"""No link of the documents is dead, and they build into a site."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT, ROOT / "docs", ROOT / ".github" / "ISSUE_TEMPLATE")
PAGES = sorted(page for folder in FOLDERS for page in folder.glob("*.md"))
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def anchors(page: str) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site's builder make them."""
    text = re.sub(r"```.*?```", "", page, flags=re.DOTALL)
    plain = [re.sub(r"[^\w\s-]", "", heading).strip().lower() for heading in HEADING.findall(text)]
    return {re.sub(r"\s", "-", heading) for heading in plain}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
        if re.match(r"https?:|mailto:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target.read_text("utf-8")), link


@pytest.mark.engine
def test_the_documents_build_into_a_site_and_nothing_in_it_is_missing(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", tmp_path / "site"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    assert (tmp_path / "site" / "architecture" / "index.html").exists()

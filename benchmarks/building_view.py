"""The building view of this checkout beside those of others, in a headless Chromium.

    git worktree add /tmp/before COMMIT
    python -m benchmarks.building_view --before /tmp/before --tower --million 1 3 10 -- [FILE …]

Each view is drawn by its own code from the block its own `pack` writes, in a page of its own at
1280 × 800, without a graphics card (SwiftShader). Buildings are the files given, a tower of 5,000
products, and buildings of so many million triangles, whichever are asked for. Each picture is
timed until the card is done with it. Prints a table in Markdown.
"""

import argparse
import importlib.util
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import numpy as np

from app.building import view3d
from app.building.scene import Caption, pack
from benchmarks.tower import write_tower
from ifc_loader.geometry import Mesh, Tessellation, tessellate
from tests.app.browser import launched

HERE = Path(__file__).resolve().parents[1]
TOWER = 97_000
"""STEP entities of a tower of about 5,000 products."""
PER_BODY = 480
"""Triangles of a ball in the buildings by script."""
COLUMNS = (
    "building", "view", "packed s", "block MB", "first shape s", "in full s", "frame median ms",
    "frame slowest ms", "30 steps of turning s", "answer to colours ms", "in full ms", "page MB",
    "server MB",
)  # fmt: skip

PAGE = """<!doctype html><meta charset="utf-8"><style>
:root {{ --st-text-color: #1d2b33; --st-background-color: #fdfcfa; --st-border-color: #ccc;
--st-secondary-background-color: #f2f1ec; --st-primary-color: #0f6b7c; --st-font: sans-serif }}
body {{ margin: 0 }} {css}</style><div id="place">{html}</div>
<script type="module">
import draw from "/view3d.js"
const parentElement = document.querySelector("#place")
window.show = (data) => draw({{ data, parentElement, setTriggerValue() {{}} }})
window.data = {data}
window.began = performance.now()
show(data)
</script>"""

WHOLE = "document.querySelector('.oriel-view')?.dataset.ready === 'true'"
SEEN = """window.seen = () => {
  const canvas = document.querySelector('.oriel-view canvas')
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  brush.drawImage(canvas, 0, 0, 1, 1)
  return brush.getImageData(0, 0, 1, 1).data[3]
}
window.pictures = () => {
  const stage = document.querySelector('.oriel-view').oriel?.stage
  return stage?.shown ?? stage?.frames
}
window.mark = () => { window.before = pictures(); window.since = performance.now() }
window.next = async () => {
  do await new Promise(requestAnimationFrame)
  while (before !== undefined && pictures() === before)
  seen()
  return performance.now() - since
}"""
"""`next` ends when another picture than at `mark` is drawn and the card done with it, as reading of
it shows; in milliseconds."""
COLOUR = """async () => {
  mark()
  show({ ...data, groups: [{ label: "answer", colour: "#f2861d", ids: window.ids }] })
  return await next()
}"""
FILLED = """async () => {
  const stage = document.querySelector('.oriel-view').oriel?.stage
  do await new Promise(requestAnimationFrame)
  while (stage?.dirty || stage?.filling || stage?.moved)
  seen()
}"""


def main() -> None:
    """Run both views over all buildings, or serve one of them (`--serve`, used by itself)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--before", type=Path, nargs="*", default=[], help="checkouts with the other views"
    )
    parser.add_argument("--tower", action="store_true", help="also the tower")
    parser.add_argument("--million", type=float, nargs="*", default=[])
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("files", type=Path, nargs="*")
    given = parser.parse_args()
    if given.serve is not None:
        serve(str(given.files[0]), given.serve)
        return
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| " + " | ".join(COLUMNS) + " |\n|" + " --- |" * len(COLUMNS), flush=True)
    with tempfile.TemporaryDirectory() as folder:
        tower = Path(folder) / "tower of 5,000 products.ifc"
        if given.tower:
            write_tower(TOWER, tower)
        asked = (*given.files, *([tower] if given.tower else []), *given.million)
        for building in map(str, asked):
            for checkout in (*given.before, HERE):
                told = measured(building, checkout.resolve())
                name = "now" if checkout == HERE else checkout.name
                print(f"| {' | '.join((title(building), name, *told))} |", flush=True)


def title(building: str) -> str:
    million = millions(building)
    return f"{million:g} million triangles" if million else Path(building).stem


def millions(building: str) -> float:
    """Of triangles of a building by script; 0 for one of a file."""
    return float(building) if building.replace(".", "").isdecimal() else 0


def measured(building: str, checkout: Path) -> list[str]:
    """One row of the table: the view of `checkout` with this building."""
    path = os.pathsep.join(filter(None, (str(checkout), os.environ.get("PYTHONPATH"))))
    server = subprocess.Popen(
        [sys.executable, str(HERE / "benchmarks" / "building_view.py"), "--serve", "0", building],
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        port, packed, size, memory = json.loads(server.stdout.readline())
        return [f"{packed:.1f}", f"{size / 1e6:.2f}", *in_browser(port), f"{memory:.0f}"]
    finally:
        server.terminate()
        server.wait(20)


def in_browser(port: int) -> Iterator[str]:
    with launched() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.set_default_timeout(600_000)
        page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
        page.wait_for_selector(".oriel-view[data-ready=true], .oriel-view[data-first]")
        first = page.evaluate("performance.now() - began")
        page.wait_for_function(WHOLE)
        page.add_script_tag(content=SEEN)
        page.evaluate(FILLED)
        full = page.evaluate("performance.now() - began")
        start = time.perf_counter()
        page.mouse.move(400, 400)
        page.mouse.down()
        took = []
        for step in range(1, 31):
            page.evaluate("mark()")
            page.mouse.move(400 + 12 * step, 400 + step)
            took.append(page.evaluate("next()"))
        page.mouse.up()
        turned = time.perf_counter() - start
        page.evaluate(FILLED)
        page.evaluate("fetch('/ids').then((r) => r.json()).then((ids) => { window.ids = ids })")
        coloured = page.evaluate(COLOUR)
        page.evaluate(FILLED)
        whole = page.evaluate("performance.now() - since")
        yield from (f"{first / 1000:.2f}", f"{full / 1000:.2f}", f"{np.median(took):.0f}")
        yield from (f"{max(took):.0f}", f"{turned:.1f}", f"{coloured:.0f}", f"{whole:.0f}")
        yield f"{descendants_memory():.0f}"


def descendants_memory() -> float:
    """Resident megabytes of the renderer and the graphics process that this process started."""
    parents, sizes, kinds = {}, {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "status").read_text()
            kinds[int(folder.name)] = (folder / "cmdline").read_text()
        except OSError:
            continue
        fields = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
        parents[int(folder.name)] = int(fields["PPid"])
        sizes[int(folder.name)] = int(fields.get("VmRSS", "0 kB").split()[0]) / 1000

    def ours(process: int) -> bool:
        return process == os.getpid() or (process in parents and ours(parents[process]))

    return sum(
        size
        for process, size in sizes.items()
        if ours(process) and ("type=renderer" in kinds[process] or "type=gpu" in kinds[process])
    )


def serve(building: str, port: int) -> None:
    """Serve a page with the view of the checkout this runs in, and a building to draw."""
    models, captions = by_script(count) if (count := millions(building)) else of_file(building)
    start = time.perf_counter()
    scene = pack(models, captions)
    packed = time.perf_counter() - start
    data: dict[str, Any] = {
        "address": "scene", "plotly": "plotly.js", "viewer": "viewer/view.js", "groups": [],
        "picked": "", "pickColour": "#1fa2b8", "rest": "ghost", "storeys": None, "classes": None,
        "filterAll": False, "above": [], "empty": "", "height": 780,
    }  # fmt: skip
    folder = Path(view3d.__file__).parent
    page = PAGE.format(
        css=(folder / "view3d.css").read_text(), html=view3d.HTML, data=json.dumps(data)
    )
    held = {
        "/": ("text/html", page.encode()),
        "/scene": ("application/octet-stream", scene.content),
        "/ids": ("application/json", json.dumps(list(scene.elements)[::10]).encode()),
        "/view3d.js": ("text/javascript", (folder / "view3d.js").read_bytes()),
    }
    for path in (folder / "viewer").glob("*.js"):
        held[f"/viewer/{path.name}"] = ("text/javascript", path.read_bytes())
    if not (folder / "viewer").exists():
        plotly = importlib.util.find_spec("plotly")
        assert plotly is not None
        assert plotly.origin is not None
        library = Path(plotly.origin).parent / "package_data" / "plotly.min.js"
        held["/plotly.js"] = ("text/javascript", library.read_bytes())

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            kind, content = held.get(self.path, ("text/plain", b""))
            self.send_response(200 if self.path in held else 404)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            if self.path == "/scene":
                self.send_header("Content-Encoding", "gzip")
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *args: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    print(json.dumps([server.server_address[1], packed, len(scene.content), most]), flush=True)
    server.serve_forever()


def of_file(path: str) -> tuple[list[Any], dict[str, Any]]:
    return [tessellate(Path(path))], {}


def by_script(millions: float) -> tuple[list[Any], dict[str, Any]]:
    """Balls of various sizes on thirty storeys."""
    ball, sides = sphere()
    count = int(millions * 1_000_000) // PER_BODY
    side = int(np.ceil(np.sqrt(count / 30)))
    numbers = np.random.default_rng(20)
    meshes, captions = [], {}
    for number in range(count):
        storey, place = divmod(number, side * side)
        at = np.array([place % side * 4, place // side * 4, storey * 4], np.float32)
        size = np.float32(numbers.uniform(0.2, 1.8))
        name = f"ball {number}"
        colour = (0.3 + 0.1 * (number % 7), 0.5, 0.6, 1.0)
        meshes.append(Mesh(name, number, "IfcTank", ball * size + at, sides, colour))
        captions[name] = Caption(name, f"Level {storey}")
    return [Tessellation(tuple(meshes), (), (0, 0, 0))], captions


def sphere(around: int = 16, over: int = 16) -> tuple[np.ndarray, np.ndarray]:
    """A ball of radius 1: vertices and `PER_BODY` triangles."""
    tilt = np.pi * np.arange(1, over) / over
    turn = 2 * np.pi * np.arange(around) / around
    rings = np.stack(
        [
            np.outer(np.sin(tilt), np.cos(turn)),
            np.outer(np.sin(tilt), np.sin(turn)),
            np.outer(np.cos(tilt), np.ones(around)),
        ],
        -1,
    ).reshape(-1, 3)
    vertices = np.concatenate([rings, [[0, 0, 1], [0, 0, -1]]]).astype(np.float32)
    sides = []
    for ring in range(over - 2):
        for step in range(around):
            a, b = ring * around + step, ring * around + (step + 1) % around
            sides += [[a, a + around, b], [b, a + around, b + around]]
    top, bottom, last = len(rings), len(rings) + 1, (over - 2) * around
    for step in range(around):
        after = (step + 1) % around
        sides += [[top, step, after], [bottom, last + after, last + step]]
    return vertices, np.array(sides, np.int32)


if __name__ == "__main__":
    main()

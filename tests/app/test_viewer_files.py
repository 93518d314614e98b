"""The view's files: the bundle is what its recipe says, and nothing of it comes from elsewhere."""

import hashlib
import json
import re

from starlette.testclient import TestClient

from app.building import viewer
from app.serving.serve import web_app

FOLDER = viewer.FILES["view.js"].parent
RECIPE = ("package.json", "package-lock.json", "entry.js", "build.mjs")


def test_the_bundle_is_the_one_that_its_recipe_made() -> None:
    told = json.loads((FOLDER / "libraries.json").read_text())
    recipe = b"".join((FOLDER / "bundle" / name).read_bytes() for name in RECIPE)
    assert hashlib.sha256(recipe).hexdigest() == told["recipe"], "npm run build in viewer/bundle"
    assert hashlib.sha256((FOLDER / "libraries.js").read_bytes()).hexdigest() == told["bundle"]


def test_the_recipe_is_pinned_and_locked_and_its_licences_are_beside_the_bundle() -> None:
    wanted = json.loads((FOLDER / "bundle" / "package.json").read_text())["dependencies"]
    lock = json.loads((FOLDER / "bundle" / "package-lock.json").read_text())["packages"]
    licences = (FOLDER / "libraries.licences.txt").read_text()
    for name, version in wanted.items():
        locked = lock[f"node_modules/{name}"]
        assert (locked["version"], locked["license"]) == (version, "MIT")
        assert locked["integrity"].startswith("sha512-")
        assert f"{name} {version}\n" in licences
    assert licences.count("Permission is hereby granted") == len(wanted)


def test_the_modules_import_only_one_another_and_the_bundle_has_what_they_use() -> None:
    exported = set(re.findall(r"\w+", (FOLDER / "bundle" / "entry.js").read_text()))
    used: set[str] = set()
    for name, path in viewer.FILES.items():
        if name == "libraries.js":
            continue
        text = path.read_text()
        assert "://" not in text.replace("http://www.w3.org/2000/svg", ""), name
        for names, source in re.findall(r'import \{([^}]*)\} from "([^"]+)"', text):
            assert source.removeprefix("./") in viewer.FILES, f"{name} imports {source}"
            if source == "./libraries.js":
                used |= set(re.findall(r"\w+", names))
    assert used <= exported
    entry = re.findall(r"export \{([^}]*)\}", (FOLDER / "bundle" / "entry.js").read_text())
    told = set(re.findall(r"\w+", " ".join(entry))) - {"default", "as"}
    assert told == used, "what is bundled and not used"


def test_the_server_gives_the_modules_to_keep_and_nothing_beside_them() -> None:
    client = TestClient(web_app("http://localhost"), base_url="http://localhost")
    found = client.get(f"/{viewer.ADDRESS}/view.js")
    assert found.content == viewer.FILES["view.js"].read_bytes()
    assert found.headers["content-type"].startswith("text/javascript")
    assert "immutable" in found.headers["cache-control"]
    for name in ("__init__.py", "libraries.json", "entry.js"):
        assert client.get(f"/{viewer.ADDRESS}/{name}").status_code == 404

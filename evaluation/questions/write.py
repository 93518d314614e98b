"""Write the question sets from the drafts: `python -m evaluation.questions.write [MODELS_FOLDER]`.

Ids and splits come from a digest of the question, so both stay when questions are added. About
a third is the test split, which is for measuring only.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from evaluation.questions import bay_house, duplex, fzk_haus, hvac_heating, sample_house
from evaluation.questions.facts import Draft, Facts
from evaluation.sets.model_files import ROOT, model_file, shared_folder

FOLDER = Path(__file__).parent
SETS = {
    "sample_house": ("SampleHouse4.ifc", sample_house.questions),
    "duplex": ("Duplex_A_20110907.ifc", duplex.questions),
    "fzk_haus": ("AC20-FZK-Haus.ifc", fzk_haus.questions),
    "bay_house": ("bay_house.ifc", bay_house.questions),
    "hvac_heating": ("hvac_heating.ifc", hvac_heating.questions),
}
SOURCE = "written for Oriel; value read from the file with ifcopenshell"


def lines(name: str, models: Path) -> list[str]:
    """The JSON lines of one set, computed from its model file."""
    model, questions = SETS[name]
    facts = Facts(model_file(model, (ROOT / "sample_models", models)))
    return [_line(name, model, draft) for draft in questions(facts)]


def _line(name: str, model: str, draft: Draft) -> str:
    digest = hashlib.sha256("\n".join((model, *draft.after, draft.question)).encode()).hexdigest()
    record = {
        "id": f"{name}-{digest[:8]}",
        "model": model,
        "question": draft.question,
        "kind": draft.kind,
        "value": _rounded(draft.value),
        "also": _rounded(list(draft.also)),
        "unit": draft.unit,
        "global_ids": list(draft.elements),
        "after": list(draft.after),
        "note": draft.note,
        "split": "test" if int(digest, 16) % 3 == 0 else "dev",
        "source": SOURCE,
    }
    empty = [key for key, value in record.items() if value in (None, "", []) and key != "value"]
    for key in empty:
        del record[key]
    return json.dumps(record, ensure_ascii=False)


def _rounded(value: Any) -> Any:
    """Floats to nine significant digits, so that noise of the exporter does not show."""
    if isinstance(value, float):
        return float(f"{value:.8e}") if abs(value) > 1e-9 else 0.0
    if isinstance(value, list | tuple):
        return [_rounded(entry) for entry in value]
    if isinstance(value, dict):
        return {key: _rounded(entry) for key, entry in value.items()}
    return value


def main() -> int:
    models = Path(sys.argv[1]) if len(sys.argv) > 1 else shared_folder() / "models"
    for name in SETS:
        written = lines(name, models)
        (FOLDER / f"{name}.jsonl").write_text("\n".join(written) + "\n", encoding="utf-8")
        print(f"{name}.jsonl: {len(written)} questions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

"""A mapping by hand: what is wrong with it is told by table and key, with what was meant."""

from pathlib import Path

import pytest

from app.twins.ingest import ingest
from app.twins.reports import reports_of
from graph_store import GraphStore
from registers import RegisterError, parsed, propose, read_mapping, read_register, read_tables
from sample_models import BAY_HOUSE

HEAD = 'version = 2\n[[tables]]\ntable = "assets"\nlabel = "Assets"\n'


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            'meets = [{ colum = "tag", property = "Tag" }]',
            "m.toml: assets, meets 1: no key is called 'colum'; did you mean column?",
        ),
        (
            'columns = { cost = { kind = "number", unitby = "u" } }',
            "m.toml: assets, columns, cost: no key is called 'unitby'; did you mean unit_by",
        ),
        (
            'columns = { meets = { knid = "number" } }',
            "m.toml: assets, columns, meets: no key is called 'knid'; did you mean kind?",
        ),
        (
            'refrences = [{ columns = ["a"] }]',
            "m.toml: assets: no key is called 'refrences'; did you mean references?",
        ),
        ('meets = [{ property = "Tag" }]', "m.toml: assets, meets 1: the key 'column' is missing"),
        (
            'references = [{ columns = ["a"], to = "asset", type = "IS_OF" }]',
            "assets.a: no table 'asset'; did you mean assets?",
        ),
        (
            'columns = { a = { means = "serial nummer" } }',
            "assets.a: nothing is known of 'serial nummer'; did you mean serial number?",
        ),
        (
            'zzz = "Tag"',
            "m.toml: assets: no key is called 'zzz'; those known are table, columns, left_out",
        ),
        ('[[tables]]\ntable = "b"', "m.toml: b: the key 'label' is missing"),
        ('[[tables]]\nlabel = "B"', "m.toml: tables 2: the key 'table' is missing"),
    ],
)
def test_a_key_that_is_misspelt_or_missing_is_told_with_its_table(said: str, told: str) -> None:
    with pytest.raises(RegisterError) as refused:
        parsed(HEAD + said, "m.toml")
    assert told in str(refused.value)


@pytest.mark.parametrize("label", ["IfcDoor", "Model", "Finding", "RegisterRow"])
def test_a_label_that_is_of_models_is_refused(tmp_path: Path, label: str) -> None:
    path = tmp_path / "assets.csv.mapping.toml"
    for said in (HEAD.replace('"Assets"', f'"{label}"'), f'{HEAD}above = ["{label}"]'):
        path.write_text(said, encoding="utf-8")
        with pytest.raises(RegisterError, match=f"assets: '{label}' is .* such as 'Row{label}'"):
            read_mapping(path)


def test_a_column_of_units_that_is_not_there_is_told(tmp_path: Path) -> None:
    path = tmp_path / "assets.csv"
    path.write_text("tag,life,life_unit\nD1,5,year\n", encoding="utf-8")
    units = 'columns = { life = { kind = "number", unit_by = "life_unt" } }'
    register = read_register(path, mapping=parsed(HEAD + units, "m.toml"))
    assert [each.message for each in register.graph.findings] == [
        "assets: the mapping names the column 'life_unt', which it has not; did you mean life_unit?"
    ]
    scores = propose(read_tables(path), path.name, register.mapping).scores
    assert scores.accuracy == 1


@pytest.mark.engine
@pytest.mark.parametrize(
    ("meets", "told"),
    [
        ('property = "GlobalID"', "property 'GlobalID' of such elements; did you mean GlobalId?"),
        (
            'property = "Name", label = "IfcDors"',
            "IfcDors among their elements; did you mean IfcDoor?",
        ),
    ],
)
def test_a_class_or_property_that_no_model_has_is_told_with_what_is_near(
    store: GraphStore, tmp_path: Path, meets: str, told: str
) -> None:
    path = tmp_path / "assets.csv"
    path.write_text("tag\nD1\n", encoding="utf-8")
    mapping = f'{HEAD}meets = [{{ column = "tag", {meets} }}]'
    path.with_name("assets.csv.mapping.toml").write_text(mapping, encoding="utf-8")
    ingest(BAY_HOUSE, store)
    ingest(path, store)
    reports = reports_of(store)
    assert isinstance(reports, list)
    (said,) = [f.message for r in reports for f in r.findings if "not there" in f.kind]
    assert said.startswith(
        f"Assets: by tag its rows name elements, and the models here have no {told}"
    )

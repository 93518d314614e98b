"""When two texts name the same thing: spelling, IFC classes, room numbers, sizes."""

import re
import unicodedata

from evaluation.sets.quantities import in_si

_GLOBAL_ID = re.compile(r"[0-3][0-9A-Za-z_$]{21}")
_SIZE = re.compile(
    r"^\s*(\d+(?:\.\d+)?)\s*(\w+²?)?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(\w+²?)?\s*$", re.IGNORECASE
)
_NUMBER_BEHIND = re.compile(r":\d{5,}$")
_HOUR_BEHIND = re.compile(r"(?<=^\d{4}-\d\d-\d\d)[T ]\d\d:\d\d.*$")
_NUMBERED = re.compile(r"^(?P<number>[\w.]*\d[\w.]*)\s*(?:-\s*|\s)(?P<name>\S.*)$")


def is_global_id(text: str) -> bool:
    """Whether the text is an IFC GlobalId: 22 characters of IFC's base 64."""
    return _GLOBAL_ID.fullmatch(text) is not None


def folded(text: str) -> str:
    """Letters and digits only, lower case, accents kept: `MILLI METRE` is `millimetre`."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return re.sub(r"[\W_]+", "", plain)


def says(text: str, name: str) -> bool:
    """Whether the words of `name` stand together in `text`: `London` in "12 High St, London UK"."""
    words, wanted = _words(text), _words(name)
    spans = (words[start : start + len(wanted)] for start in range(len(words)))
    return bool(wanted) and wanted in spans


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", unicodedata.normalize("NFKC", text).casefold())


def same_name(expected: str, got: str) -> bool:
    """Whether `got` names what `expected` names.

    Case, spaces and punctuation do not count. A numbered room ("1 - Living room") may go by its
    name or by its number, a class ("IfcPipeSegment") by its plain plural ("pipe segments"), and
    a size ("1810x1210 mm") in any unit ("1.81 × 1.21 m"). What was named by an authoring tool may
    go without the tool's number behind its name ("BLR-3:421690"), and a day may be told with an
    hour.
    """
    if is_global_id(expected) or is_global_id(got):
        return expected == got
    if folded(expected) == folded(got):
        return bool(folded(expected)) or expected.strip() == got.strip()
    return (
        folded(got) in _short_names(expected)
        or folded(expected) in _short_names(got)
        or _class_name(expected) == _class_name(got)
        or folded(expected) == folded(_NUMBER_BEHIND.sub("", got))
        or expected.strip() == _HOUR_BEHIND.sub("", got.strip())
        or _same_size(expected, got)
    )


def _short_names(text: str) -> set[str]:
    """The number and the name of a numbered thing, folded: `{"1", "livingroom"}`."""
    match = _NUMBERED.match(text.strip())
    if not match:
        return set()
    return {folded(match["number"]), folded(match["name"])} - {""}


def _class_name(text: str) -> str:
    plain = folded(text).removeprefix("ifc").removesuffix("standardcase")
    return plain[:-1] if plain.endswith("s") and len(plain) > 3 else plain


def size(text: str) -> tuple[float, float] | None:
    """A printed size in metres, shorter side first: `1810x1210 mm` is `(1.21, 1.81)`."""
    match = _SIZE.match(text)
    if not match:
        return None
    first, first_unit, second, second_unit = match.groups()
    sides = [
        in_si(float(first), first_unit or second_unit or "m")[0],
        in_si(float(second), second_unit or first_unit or "m")[0],
    ]
    return min(sides), max(sides)


def _same_size(expected: str, got: str) -> bool:
    wanted, told = size(expected), size(got)
    return (
        wanted is not None
        and told is not None
        and all(abs(a - b) < 0.001 for a, b in zip(wanted, told, strict=True))
    )

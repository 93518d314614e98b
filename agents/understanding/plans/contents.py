"""The lines that measure how much of a material things hold."""


def content_lines(
    thing: str, value: str, pattern: str, tests: list[str], *, by_layer: bool
) -> list[str]:
    """The lines behind those that find the things, which end in their sum.

    A thing of one material holds it whole; one of layers by their thickness. Where a thing has
    several materials and no layers nobody knows, and the sum is null.
    """
    where = ["WHERE " + "\n  AND ".join(tests)] if tests else []
    lines = [f"MATCH ({thing})-[:HAS_MATERIAL]->{pattern}", *where, f"WITH DISTINCT {thing}"]
    if not by_layer:
        return [*lines, f"RETURN sum({value}) AS sum"]
    return [
        *lines,
        f"MATCH ({thing})-[:HAS_MATERIAL]->(every)",
        f"WITH {thing}, count(DISTINCT every) AS materials",
        f"OPTIONAL MATCH ({thing})-[layer:HAS_LAYER]->()",
        f"WITH {thing}, materials, sum(layer.thickness) AS whole",
        f"OPTIONAL MATCH ({thing})-[layer:HAS_LAYER]->{pattern}",
        *where,
        f"WITH {thing}, materials, whole, sum(layer.thickness) AS part",
        f"WITH CASE WHEN materials = 1 THEN {value} "
        f"WHEN whole > 0 THEN {value} * part / whole END AS held",
        "RETURN CASE WHEN count(held) = count(*) THEN sum(held) END AS sum",
    ]

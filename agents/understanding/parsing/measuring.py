"""Property words become measures of the nodes they are asked of."""

from dataclasses import replace
from functools import cache, lru_cache

from agents.understanding.language.conversion import DIMENSIONS, si_of
from agents.understanding.language.words import leaf_of, name_words, spoken
from agents.understanding.parsing.amounts import amounts_first, is_recorded, says_less
from agents.understanding.parsing.joining import join
from agents.understanding.parsing.places import PARTS, part_kinds
from agents.understanding.plans.algebra import Measure, Nodes, Related
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Kinds, Path, Terrain
from agents.understanding.twin.senses import Property, Relation
from ifc_loader.concepts import concepts
from ifc_loader.concepts.naming import unit_at_end
from registers.contradictions import meanings
from registers.joining import KEPT, REGISTER_ROW

ELSE_ANY = frozenset({"W", "K", "Pa", "V", "lx"})
"""Units of which things of one kind seldom have several measures, whatever each is called."""
THICKNESS = "thickness"
PRODUCTS = {"m": "m2"}
"""The unit of two measures of a unit, multiplied."""
LEAST_FILLED = 0.02
"""Of the nodes: a property that fewer have is only taken where no other is."""


def measure_of(sense: Property, nodes: Nodes, terrain: Terrain) -> Measure | None:
    """The measure a property word is of these nodes; None where nothing holds one.

    What the nodes do not hold themselves their address, their rooms or their parts may hold.
    """
    return _measure(sense, nodes.kinds, terrain)


@lru_cache(maxsize=20_000)
def _measure(sense: Property, kinds: Kinds, terrain: Terrain) -> Measure | None:
    if sense.of and kinds <= terrain.kinds(knowledge().places[1:]):
        return _beside(sense, kinds, terrain)
    own = held(_of_these(sense, kinds, terrain), kinds, terrain)
    own = own or held(_meant_alike(sense, kinds, terrain), kinds, terrain)
    if own and says_less(own, sense, kinds, terrain) and (told := _beside(sense, kinds, terrain)):
        return told
    if own and sense.product:
        unit = PRODUCTS.get(unit_of(own[0], terrain), "")
        return Measure(sense.word, own, unit=unit, product=True)
    if own:
        own = amounts_first(own, terrain)
        return Measure(sense.word, own, unit=unit_of(own[0], terrain))
    if sense.element and kinds <= terrain.kinds(knowledge().places):
        return _of_elements(sense, kinds, terrain)
    return (
        _of_parts(sense, kinds, terrain)
        or _of_items(sense, kinds, terrain)
        or _called_otherwise(sense, kinds, terrain)
        or _beside(sense, kinds, terrain)
    )


def _of_elements(sense: Property, kinds: Kinds, terrain: Terrain) -> Measure | None:
    """`the window area of the kitchen`: that of the windows it has."""
    elements = terrain.kinds((sense.element,))
    own = held(sense.groups, elements, terrain)
    how = join(kinds, elements, terrain, Relation(())) if elements else None
    if not own or how is None or len(how.path) > 1:
        return None
    other = Nodes((sense.element,), elements, text="")
    return Measure(sense.word, own, unit=unit_of(own[0], terrain), related=Related(how.path, other))


def _of_parts(sense: Property, kinds: Kinds, terrain: Terrain) -> Measure | None:
    """`the area of the roof`: that of the slabs it is put together of."""
    parts = part_kinds(kinds, terrain)
    own = held(_of_these(sense, parts, terrain), parts, terrain) if parts else None
    if not own:
        return None
    other = Nodes(terrain.narrowest_label(parts), parts, text="")
    part = Related((Hop(PARTS, "out"),), other)
    return Measure(sense.word, own, unit=unit_of(own[0], terrain), related=part)


def amount_of(kinds: Kinds, terrain: Terrain) -> Measure | None:
    """The one amount of money that rows of a register tell; None where they tell none or several:
    what `costs` come to.
    """
    if not kinds or not kinds <= terrain.of_label.get(REGISTER_ROW, frozenset()):
        return None
    found = [name for name in terrain.filled(kinds) if terrain.is_money(name)]
    if len(found) != 1:
        return None
    return Measure(spoken(found[0]), ((found[0],),), unit=terrain.units.get(found[0], ""))


def _of_items(sense: Property, kinds: Kinds, terrain: Terrain) -> Measure | None:
    """`what did the work order cost`: what the rows called `costs` that belong to it come to."""
    wanted = name_words(sense.word)[-1:]
    for label, items in terrain.of_label.items():
        amount = amount_of(items, terrain) if name_words(label)[-1:] == wanted else None
        how = join(kinds, items, terrain, Relation(())) if amount else None
        if amount is not None and how is not None and [h.direction for h in how.path] == ["in"]:
            other = Nodes((label,), items, text="")
            return replace(amount, word=sense.word, related=Related(how.path, other))
    return None


def _called_otherwise(sense: Property, kinds: Kinds, terrain: Terrain) -> Measure | None:
    """The one property of these nodes in the unit of what is asked for, in its own words: their
    `Nennwärmeleistung [kW]` is their power, and no cooling capacity; None where there are several.
    """
    wanted = _units_by_word().get(sense.word.casefold())
    if wanted is None or sense.partly:
        return None
    found = [n for n in terrain.filled(kinds) if si_of(terrain.units.get(n, "")) == wanted]
    if len(found) != 1:
        return None
    return Measure(spoken(found[0]), ((found[0],),), unit=terrain.units[found[0]])


@cache
def _units_by_word() -> dict[str, str]:
    """The SI units of `ELSE_ANY` by what is measured in them, in the words of every language."""
    return {
        text.casefold(): unit
        for unit, word in DIMENSIONS.items()
        if unit in ELSE_ANY
        for texts in concepts()[word].names.values()
        for text in texts
    }


def _of_these(sense: Property, kinds: Kinds, terrain: Terrain) -> tuple[tuple[str, ...], ...]:
    """The properties of a word; a wall is as thick as its Width, a door as wide, and the `Area` of
    a room is no window area.
    """
    if sense.general and kinds <= terrain.kinds((*knowledge().places, *knowledge().whole)):
        return tuple(group for group in sense.groups if group not in sense.general)
    if sense.word != THICKNESS or not kinds <= terrain.kinds(knowledge().wide):
        return sense.groups
    return tuple(g for g in sense.groups if not any(n.endswith(".Width") for n in g))


def _meant_alike(sense: Property, kinds: Kinds, terrain: Terrain) -> tuple[tuple[str, ...], ...]:
    """What rows of a register call otherwise, and `meanings.toml` says is the same: when an asset
    was installed is its own `installed`, not what another register says of the element it records.
    """
    if not kinds or not kinds <= terrain.of_label.get(REGISTER_ROW, frozenset()):
        return ()
    wanted = {leaf_of(name) for group in sense.groups for name in group}
    words = {
        name_words(column)
        for each in meanings().values()
        if wanted & {*each.properties}
        for column in each.columns
    }
    own = terrain.filled(kinds).keys() - KEPT
    return tuple((name,) for name in sorted(own) if name_words(name) in words)


def held(
    groups: tuple[tuple[str, ...], ...], kinds: Kinds, terrain: Terrain
) -> tuple[tuple[str, ...], ...]:
    """The groups of properties that nodes of these kinds have, best first; none where some of them
    say in another unit what the others do: no sum is of both.
    """
    filled = terrain.filled(kinds)
    found = [group for group in groups if all(filled.get(name) for name in group)]
    if any(_apart(found[0][0], group[0], kinds, terrain) for group in found[1:]):
        return ()
    most = max((min(filled[name] for name in group) for group in found), default=0)
    common = [g for g in found if min(filled[n] for n in g) >= LEAST_FILLED * most]
    if not common:
        return ()
    unit = unit_of(common[0], terrain)
    return tuple(g for g in common if unit_of(g, terrain) == unit and len(g) == len(common[0]))[:3]


def _apart(one: str, other: str, kinds: Kinds, terrain: Terrain) -> bool:
    """Whether a property of some of these kinds is another of others, but for its unit."""
    (bare, unit), (same, unlike) = unit_at_end(one), unit_at_end(other)
    owns = [terrain.properties[kind] for kind in kinds]
    alone = any(other in own and one not in own for own in owns)
    return alone and bare.strip() == same.strip() and unit != unlike


def unit_of(group: tuple[str, ...], terrain: Terrain) -> str:
    """The unit of a property; of several only where they share one."""
    units = {terrain.units.get(name, "") for name in group}
    return units.pop() if len(units) == 1 else ""


def adds_up(measure: Measure) -> bool:
    """Whether the values of several things may be summed: areas may, heights may not."""
    if measure.counted or si_of(measure.unit) in {"m2", "m3", "kg", "W"}:
        return True
    words = {
        word for group in measure.groups for name in group for word in name_words(leaf_of(name))
    }
    return bool(words & knowledge().additive)


def counts(group: tuple[str, ...]) -> bool:
    """Whether a property is a number of things: `NumberOfRisers`."""
    words = {word for name in group for word in name_words(leaf_of(name))}
    return bool(words & {"number", "count", "quantity"})


def is_number_of(group: tuple[str, ...], terrain: Terrain) -> bool:
    """Whether a property may count things, in a graph whose properties are in no unit."""
    whole = all(terrain.is_typed(name, "integer") for name in group)
    return counts(group) or (not terrain.of_building and whole)


def _beside(sense: Property, start: Kinds, terrain: Terrain) -> Measure | None:
    """`what town is the house in?` asks its address, `area of a storey` that of its rooms; only a
    building is made of parts like that.
    """
    if not terrain.of_building:
        return None
    options: list[tuple[float, Measure]] = []
    for group in amounts_first(sense.groups, terrain):
        having = frozenset(
            i
            for i, own in enumerate(terrain.properties)
            if all(name in own and own[name].filled for name in group)
        )
        rooms = having & terrain.kinds(knowledge().places[:1]) - start
        rooms = frozenset() if group in sense.general else rooms
        rows = having & terrain.of_label.get(REGISTER_ROW, frozenset())
        nameless = frozenset(i for i in having if "GlobalId" not in terrain.properties[i])
        anonymous = nameless - rows - terrain.unspoken
        for kinds, worth in ((rooms, 0.3), (anonymous, 0.2), (rows, 0.2)):
            how = join(start, kinds, terrain, Relation(())) if kinds else None
            parts = kinds is rooms
            if how is None or len(how.path) > 2 or (parts and _leads_up(how.path)):
                continue
            if kinds is rows and not is_recorded(how.path):
                continue  # what an asset cost, its work order did not
            other = Nodes(terrain.narrowest_label(kinds), kinds, text="")
            measure = Measure(
                sense.word, (group,), unit=unit_of(group, terrain), related=Related(how.path, other)
            )
            if not parts or sense.of or adds_up(measure):
                options.append((how.score + worth - 0.1 * len(options), measure))
    return max(options, key=lambda option: option[0])[1] if options else None


def _leads_up(path: Path) -> bool:
    """Whether a path leads from a part to the whole it is in: a pump is not as big as its room."""
    return any(knowledge().wholes.get(hop.type) == hop.direction for hop in path)

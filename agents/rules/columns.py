"""The columns that name and tell: which properties stand for what was asked."""

from agents.messages import Shape
from agents.rules.meanings import PropertyMeaning
from agents.rules.mentions import Mention
from agents.rules.plan import Column, Link, NodePlan, QueryPlan
from agents.rules.said import pick
from agents.rules.schema_map import Kinds, SchemaMap
from agents.rules.vocabulary import vocabulary

NAMING = ("Name", "name", "title", "Title", "LongName", "label")


def name_properties(kinds: Kinds, labels: tuple[str, ...], graph: SchemaMap) -> tuple[str, ...]:
    """The properties that name nodes of these kinds to a person."""
    filled = graph.filled(kinds)
    carried = set(labels) | {label for kind in kinds for label in graph.schema.kinds[kind].labels}
    for label, names in vocabulary().names.items():
        if label in carried and all(label in graph.schema.kinds[kind].labels for kind in kinds):
            present = tuple(name for name in names if filled.get(name))
            if present:
                return present
    return next(((name,) for name in NAMING if filled.get(name)), ())[:1]


def identity(target: Mention, at: int, graph: SchemaMap) -> tuple[Column, ...]:
    """What tells things of one name apart: their IFC class where it differs, their GlobalId."""
    filled = graph.filled(target.kinds)
    names = ("ifc_class", "GlobalId") if len(target.kinds) > 1 else ("GlobalId",)
    return tuple(
        Column(properties=(name,), step=at, title=name) for name in names if filled.get(name)
    )


def title_of(name: str) -> str:
    """A column's title: the property without its set. ArcadeDB cannot order by a dotted one."""
    return name.rpartition(".")[2]


def names_of(step: int, mention: Mention, graph: SchemaMap) -> tuple[Column, ...]:
    """The columns that name a mention's nodes."""
    return tuple(
        Column(properties=(name,), step=step, title=title_of(name))
        for name in name_properties(mention.kinds, mention.labels, graph)
    )


def told_of(
    asked: PropertyMeaning, step: int, mention: Mention, graph: SchemaMap
) -> tuple[Column, ...]:
    """The columns a property's phrase stands for; `name` stands for all the naming ones."""
    if any(group[0] in {"Name", "name"} for group in asked.names[:1]):
        return names_of(step, mention, graph)
    return tuple(
        Column(properties=(name,), step=step, title=title_of(name))
        for name in pick(asked, mention.kinds, graph)
    )


def without(columns: tuple[Column, ...], others: tuple[Column, ...]) -> tuple[Column, ...]:
    """The columns that are not among others, once each."""
    return tuple(dict.fromkeys(column for column in columns if column not in others))


def sized(groups: tuple[Column, ...], graph: SchemaMap) -> tuple[Column, ...]:
    """Columns to group by, lengths rounded."""
    units = graph.schema.units
    return tuple(
        column.model_copy(update={"rounded": units.get("".join(column.properties)) == "m"})
        for column in groups
    )


def update(plan: QueryPlan, shape: Shape, columns: tuple[Column, ...], names: int) -> QueryPlan:
    """The plan with these columns, each under a title of its own."""
    titles: list[str] = []
    for column in columns:
        title = column.title
        while title in titles:
            title += " 2"
        titles.append(title)
    told = tuple(c.model_copy(update={"title": t}) for c, t in zip(columns, titles, strict=True))
    return plan.model_copy(update={"shape": shape, "columns": told, "names": names})


def step_of(mention: Mention, steps: list[Mention]) -> int:
    """The number the plan gives a mention."""
    return next(i for i, one in enumerate(steps) if one is mention)


def freeze(mention: Mention, steps: list[Mention], graph: SchemaMap) -> NodePlan:
    """The plan of a mention; `steps` takes the mentions in the order the plan numbers them."""
    steps.append(mention)
    links = tuple(
        Link(
            path=one.path,
            node=freeze(one.mention, steps, graph),
            negated=one.negated,
            optional=one.optional,
            either=one.either,
            count=one.count,
        )
        for one in mention.links
    )
    labels = mention.labels
    if not labels and mention.kinds and mention.kinds != graph.everything:
        labels = graph.narrowest_label(mention.kinds)
    excluded = tuple(
        NodePlan(
            labels=() if one.named else one.labels,
            filters=tuple(one.filters),
        )
        for one in mention.excluded
    )
    return NodePlan(labels=labels, filters=tuple(mention.filters), links=links, excluded=excluded)

"""The forms an answer may take; the first that fits is the one."""

from collections.abc import Callable
from dataclasses import replace

from agents.messages import Shape
from agents.rules.columns import identity, sized, title_of, told_of, without
from agents.rules.laid import Laid, are_several
from agents.rules.meanings import PropertyMeaning
from agents.rules.plan import Aggregate, Column, QueryPlan
from agents.rules.said import asks_whether, pick
from agents.rules.telling import adds_up
from agents.rules.vocabulary import vocabulary
from agents.rules.words import name_words
from agents.understanding.language.speaking import plural, singular

AGGREGATES: dict[str, Aggregate] = {
    "sum": "sum",
    "average": "avg",
    "minimum": "min",
    "maximum": "max",
}
SPOKEN = {"sum": "total", "average": "average", "minimum": "smallest", "maximum": "largest"}


def in_form(laid: Laid) -> QueryPlan:
    """The plan in the form that the question asks for."""
    told = tuple(
        column for asked, mention in laid.said.columns for column in laid.asked(asked, mention)
    )
    beside = tuple(
        column.model_copy(update={"title": singular(mention.text)})
        for mention in laid.said.beside
        for column in laid.names(mention)
    )
    laid = _multiplied(replace(laid, naming=laid.names(laid.target), told=(*told, *beside)))
    laid = _in_pairs(laid)
    return next(plan for form in FORMS if (plan := form(laid)) is not None)


def _in_pairs(laid: Laid) -> Laid:
    """A valve of two systems is told with each, so that the rows are no valves."""
    words = vocabulary()
    beside = [link for link in laid.target.links if link.mention in laid.said.beside]
    if all(
        hop.type in words.single or words.wholes.get(hop.type) == hop.direction == "in"
        for link in beside
        for hop in link.path
    ):
        return laid
    of = {"subject": "match", "phrase": f"of {plural(laid.plan.subject)} {laid.plan.phrase}"}
    return replace(laid, plan=laid.plan.model_copy(update=of))


def _multiplied(laid: Laid) -> Laid:
    """`width times height` is one column."""
    if "times" not in laid.said.operators or len(laid.told) < 2:
        return laid
    factors = tuple(column.properties[0] for column in laid.told[-2:])
    title = " × ".join(map(title_of, factors))
    product = Column(properties=factors, step=laid.told[-1].step, title=title)
    return replace(laid.measured(laid.said.words[0]), told=(product,))


def _number_of(step: int) -> Column:
    return Column(step=step, aggregate="count", distinct=True, title="count")


def _things_counted(laid: Laid) -> QueryPlan | None:
    """`storeys and how many doors each has`"""
    if laid.said.counted is None:
        return None
    number = _number_of(laid.step(laid.said.counted))
    columns = (*laid.naming, *without(laid.told, laid.naming), number)
    return laid.as_(Shape.TABLE, columns, len(laid.naming))


def _listed_by_group(laid: Laid) -> QueryPlan | None:
    """`which rooms are on each storey`, which are not to be counted"""
    said, group = laid.said, laid.said.group_mention
    listed = "list" in said.operators or laid.events[0].text.lower() == "which"
    counted = laid.told or said.operators & {"count", *AGGREGATES}
    ranked = any(each is not None for each in (said.fewest, said.superlative, said.comparative))
    if group is None or not listed or counted or ranked:
        return None
    title = singular(group.text)
    groups = tuple(c.model_copy(update={"title": title}) for c in laid.names(group))
    return _called_by_group(laid).as_(Shape.GROUPS, (*groups, *laid.naming), len(groups))


def _groups(laid: Laid) -> QueryPlan | None:
    """`rooms per storey`, `walls by type`"""
    if laid.said.group_mention is not None:
        groups, told = laid.names(laid.said.group_mention), laid.told
    elif laid.said.group is not None:
        groups = told_of(laid.said.group, laid.at, laid.target, laid.graph)
        told = without(laid.told, groups)
    else:
        return None
    number = _number_of(laid.at)
    for name, aggregate in AGGREGATES.items():
        if name in laid.said.operators and told:
            number = told[-1].model_copy(update={"aggregate": aggregate})
    laid = _called_by_group(laid)
    return laid.as_(Shape.TABLE, (*sized(groups, laid.graph), number), len(groups))


def _called_by_group(laid: Laid) -> Laid:
    """Of `rooms per storey` the storeys are told; what else is said of the rooms stays so."""
    group, plan = laid.said.group_mention, laid.plan
    restricted = laid.target.filters or len(laid.target.links) > (group is not None)
    things = f"({plural(plan.subject)} {plan.phrase})" if restricted else ""
    subject = singular(group.text) if group else "group"
    return replace(laid, plan=plan.model_copy(update={"subject": subject, "phrase": things}))


def _count(laid: Laid) -> QueryPlan | None:
    """`how many …`"""
    if "count" not in laid.said.operators:
        return None
    if "each" in laid.said.operators and laid.told:
        columns = (*sized(laid.told, laid.graph), _number_of(laid.at))
        return laid.as_(Shape.TABLE, columns, len(laid.told))
    if laid.target.noun and laid.target.links:
        number = Column(step=1, edge=True, aggregate="count", title="count")
        linked = laid.target.links[0].mention
        if linked.partly:  # a part of a name may be that of several: told one by one
            groups = laid.names(linked)
            return laid.as_(Shape.TABLE, (*groups, number), len(groups))
        return laid.as_(Shape.COUNT, (number,))
    number = _number_of(laid.at)
    if laid.told and laid.single and _is_number(laid):
        return laid.as_(Shape.TEXT, laid.told[:1])
    if laid.told:
        number = number.model_copy(
            update={"properties": laid.told[0].properties, "step": laid.told[0].step}
        )
    return laid.as_(Shape.COUNT, (number,))


def _is_number(laid: Laid) -> bool:
    """`how many people crew the ship?` is told by its crew of 12."""
    name = laid.told[0].properties[0]
    types = {
        one
        for kind in laid.target.kinds
        if (found := laid.graph.properties[kind].get(name))
        for one in found.types
    }
    return types <= {"integer", "float"}


def _whether(laid: Laid) -> QueryPlan | None:
    """`is there …`, `is the door external?`"""
    if not asks_whether(laid.events):
        return None
    if not laid.said.flags:
        number = Column(aggregate="count", distinct=True, title="answer")
        if laid.target.named and any(link.mention.describing for link in laid.target.links):
            laid = laid.measured(laid.plan.phrase)
        return laid.as_(Shape.BOOLEAN, (number,))
    flag, mention = laid.said.flags[-1]
    if are_several(mention):  # is A or B external?
        told = _flag_told(laid)
        laid = replace(laid, plan=laid.plan.model_copy(update={"phrase": ""}))
        return laid.as_(Shape.TABLE, (*laid.naming, *told), len(laid.naming))
    names = pick(PropertyMeaning(tuple((n,) for n in flag.names)), mention.kinds, laid.graph)
    column = Column(
        properties=names[:1], step=laid.step(mention), equals=flag.value, title="answer"
    )
    return laid.measured(flag.word).as_(Shape.BOOLEAN, (column,))


def _whole(laid: Laid) -> QueryPlan | None:
    """`what is the window area?` of many windows asks for all of it together."""
    said, told = laid.said, laid.told
    other = said.operators & {"each", "list", "average", "minimum", "maximum"}
    if len(told) != 1 or said.target.named or said.superlative or other:
        return None
    unit = laid.graph.schema.units.get(told[0].properties[0])
    asks_one = [event.text.lower() for event in laid.events[:2]] == ["what", "is"]
    if not asks_one or unit not in {"m2", "m3"} or not adds_up(told[0].properties):
        return None
    summed = told[-1].model_copy(update={"aggregate": "sum"})
    return laid.measured(f"total {laid.plan.measure}").as_(Shape.NUMBER, (summed,))


def _aggregate(laid: Laid) -> QueryPlan | None:
    """`the average area`, `the total length`; of a size both its lengths."""
    own_of_each = "each" in laid.said.operators and laid.told[-1:] == laid.told[:1]
    if not laid.told or laid.said.superlative or (own_of_each and laid.told[0].step == laid.at):
        return None  # `the total floor area per storey` is told of each
    for name, aggregate in AGGREGATES.items():
        adding = name != "sum" or adds_up(laid.told[-1].properties)
        if name in laid.said.operators and adding:
            last = laid.asked(*laid.said.columns[-1])
            last = last if laid.told[-len(last) :] == last else laid.told[-1:]
            columns = tuple(one.model_copy(update={"aggregate": aggregate}) for one in last)
            shape = Shape.NUMBER if len(columns) == 1 else Shape.TABLE
            return laid.measured(f"{SPOKEN[name]} {laid.plan.measure}").as_(shape, columns)
    return None


def _places(laid: Laid) -> QueryPlan | None:
    """`where is …`"""
    if not laid.said.places:
        return None
    columns = tuple(column for place in laid.said.places for column in laid.names(place))
    return laid.measured("place").as_(Shape.TABLE, columns)


def _of_relationships(laid: Laid) -> QueryPlan | None:
    """What a relationship's noun tells of its relationships: layers with their thickness."""
    noun = laid.target.noun
    if not noun or not noun.columns or not laid.target.links or laid.told or laid.said.superlative:
        return None
    step = laid.step(laid.target.links[0].mention)
    edge = tuple(
        Column(properties=(name,), step=step, edge=True, title=name) for name in noun.columns
    )
    return laid.as_(Shape.TABLE, (*laid.naming, *edge), len(laid.naming))


def _spread(laid: Laid) -> QueryPlan | None:
    """`the difference between the largest and the smallest room`: with the two beside it."""
    if not laid.said.spread or laid.said.superlative is None:
        return None
    asked, _, mention = laid.said.superlative
    measure = laid.asked(asked, mention)[:1]
    if not measure or measure[0].edge:
        return None
    kinds: tuple[Aggregate, ...] = ("max", "min", "spread")
    columns = tuple(measure[0].model_copy(update={"aggregate": kind}) for kind in kinds)
    words = " ".join(name_words(title_of(measure[0].properties[0])))
    return laid.measured(f"difference in {words}").as_(Shape.NUMBER, columns)


def _extreme(laid: Laid) -> QueryPlan | None:
    """`the largest room`, `the largest area`"""
    if laid.said.superlative is None:
        return None
    asked, _, mention = laid.said.superlative
    measure, naming = laid.asked(asked, mention)[:1], laid.naming
    others = without(laid.told, naming)
    if laid.said.extreme_only or (laid.told and not without(laid.told, measure)):
        return laid.as_(Shape.NUMBER, measure)
    if others:
        return laid.as_(Shape.TABLE, (*naming, *others), len(naming))
    if laid.told:
        return laid.as_(Shape.LIST, naming, len(naming))
    return laid.as_(Shape.TABLE, (*naming, *measure), len(naming))


def _sums_of_parts(laid: Laid) -> QueryPlan | None:
    """`the floor area of each storey` is that of its rooms together."""
    if not any(column.aggregate for column in laid.told):
        return None
    laid = laid.measured(f"total {laid.plan.measure}")
    if laid.single and len(laid.told) == 1:
        return laid.as_(Shape.NUMBER, laid.told)
    return laid.as_(Shape.TABLE, (*laid.naming, *laid.told), len(laid.naming))


def _properties(laid: Laid) -> QueryPlan | None:
    """`the fire rating of the doors`; of one thing without its name."""
    told, naming = laid.told or _flag_told(laid), laid.naming
    if not told:
        return None
    names_asked = bool(naming) and all(column in told for column in naming)
    part_of_name = not without(told, naming) and len(told) < len(naming)
    if (laid.single and not names_asked) or part_of_name:
        return laid.as_(Shape.TEXT if len(told) == 1 else Shape.TABLE, told)
    if told == naming:
        return laid.as_(Shape.TEXT if laid.single else Shape.LIST, naming, len(naming))
    return laid.as_(Shape.TABLE, (*naming, *without(told, naming)), len(naming))


def _flag_told(laid: Laid) -> tuple[Column, ...]:
    """`which … is the door external?` tells what the flag says."""
    if not laid.said.flags:
        return ()
    flag, mention = laid.said.flags[-1]
    names = pick(PropertyMeaning(tuple((n,) for n in flag.names)), mention.kinds, laid.graph)
    return tuple(
        Column(properties=(name,), step=laid.step(mention), title=title_of(name)) for name in names
    )


def _list(laid: Laid) -> QueryPlan:
    """`which rooms …`"""
    columns = (*laid.naming, *identity(laid.target, laid.at, laid.graph))
    return laid.as_(Shape.LIST, columns, len(laid.naming))


FORMS: tuple[Callable[[Laid], QueryPlan | None], ...] = (
    _things_counted,
    _listed_by_group,
    _groups,
    _count,
    _whether,
    _whole,
    _aggregate,
    _places,
    _of_relationships,
    _spread,
    _extreme,
    _sums_of_parts,
    _properties,
    _list,
)

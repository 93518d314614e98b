"""The order of the rows, and how many of them."""

from agents.messages import Shape
from agents.rules.columns import told_of
from agents.rules.laid import Laid
from agents.rules.plan import Column, Filter, Order, QueryPlan

STOREY, HEIGHT = "IfcBuildingStorey", "Elevation"
"""What stands above each other, and by what."""


def in_order(plan: QueryPlan, laid: Laid) -> QueryPlan:
    """The plan with the order the question asks for, else by name; storeys from the lowest up,
    layers by their place."""
    said = laid.said
    if said.spread:
        return plan
    if said.superlative is not None:
        return _the_most(plan, laid)
    if said.fewest is not None and plan.columns:
        return _first(plan, Order(column=plan.columns[-1], descending=not said.fewest), laid)
    if said.order is not None:
        asked, down = said.order
        for column in told_of(asked, 0, said.target, laid.graph)[:1]:
            order = (Order(column=column, descending=down),)
            return plan.model_copy(update={"order": order, "limit": said.limit})
    if plan.shape is Shape.GROUPS:
        groups = (*_from_below(plan, laid), Order(column=plan.columns[plan.names]))
        return plan.model_copy(update={"order": groups})
    if plan.shape not in {Shape.LIST, Shape.TABLE}:
        return plan
    noun = said.target.noun
    if noun and noun.order and said.target.links and not any(c.aggregate for c in plan.columns):
        step = laid.step(said.target.links[0].mention)
        column = Column(properties=(noun.order,), step=step, edge=True, title=noun.order)
        return plan.model_copy(update={"order": (Order(column=column),)})
    if plan.names:
        return plan.model_copy(update={"order": _from_below(plan, laid)})
    return plan


def _from_below(plan: QueryPlan, laid: Laid) -> tuple[Order, ...]:
    """By the first name; where storeys are named, by where they lie before that."""
    named = plan.columns[0]
    by_name = Order(column=named)
    kinds = laid.steps[named.step].kinds
    if named.edge or laid.graph.narrowest_label(kinds) != (STOREY,):
        return (by_name,)
    if not all(HEIGHT in laid.graph.properties[kind] for kind in kinds):
        return (by_name,)
    each = "min" if any(column.aggregate for column in plan.columns) else None
    height = Column(properties=(HEIGHT,), step=named.step, aggregate=each, title="height")
    return (Order(column=height), by_name)


def _the_most(plan: QueryPlan, laid: Laid) -> QueryPlan:
    """The first by a measure; what has none takes no part."""
    assert laid.said.superlative is not None
    asked, up, mention = laid.said.superlative
    measure = laid.asked(asked, mention)[:1]
    if not measure:
        return plan
    if mention is laid.said.target and not measure[0].edge:
        known = Filter(properties=measure[0].properties, operator="exists")
        filters = (*plan.target.filters, known)
        target = plan.target.model_copy(update={"filters": filters})
        plan = plan.model_copy(update={"target": target})
    return _first(plan, Order(column=measure[0], descending=up), laid)


def _first(plan: QueryPlan, order: Order, laid: Laid) -> QueryPlan:
    """Of equals the first by name, so that rows and elements speak of the same one."""
    said = laid.said
    names = [c for c in plan.columns[: plan.names] if c != order.column]
    by_name = [Order(column=column) for column in names]
    return plan.model_copy(
        update={"order": (order, *by_name), "limit": said.limit or 1, "skip": said.ordinal - 1}
    )

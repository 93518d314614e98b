"""What was gathered from a question → `QueryPlan`."""

import re

from agents.messages import Shape
from agents.rules.columns import freeze
from agents.rules.comparing import all_of, compared, counts_compared
from agents.rules.forms import in_form
from agents.rules.laid import Laid, are_several
from agents.rules.meanings import OperatorMeaning, UnitMeaning
from agents.rules.mentions import Attachment, Event, Mention
from agents.rules.ordering import in_order
from agents.rules.plan import Link, NodePlan, QueryPlan
from agents.rules.said import Said
from agents.rules.schema_map import SchemaMap
from agents.rules.vocabulary import vocabulary
from agents.understanding.language.speaking import singular

_VERB = "(?:are|is|have|has|do not|does not|don't|doesn't|face|lead|belong|contain|lie)"
_TOLD = (
    (r"(?:\s+(?:have|has|are|is|there|contain|contains|include|hold))+$", ""),
    (r"^(?:are|is|exist|exists|do we|do you|does it|have|has|are there|is there)$", ""),
    (r"^(?:(?:are|is) )?(?:there|present|exist|exists)\b\s*", ""),
    (r"^(?:do (?:we|you|i) have|have we got|has it got)\b\s*", ""),
    (r"^(?:are|is) (?=(?:in|on|at|of|with|from|inside|within|next|\w+ed)\b)", ""),
    (r"^pieces?\b\s*", ""),
    (r"^(?:are|is) (.+) made (?:of|from)$", r"of \1"),
    (rf"^(?={_VERB}\b)", "that "),
    (
        rf"^((?:in|on|at|of|inside|within|with|from|next to) (?:(?!\b(?:that|which|who)\b).)*?)"
        rf" (?={_VERB}\b)",
        r"\1 that ",
    ),
    (r"^not\b", "that are not"),
    (r"^(?:can|could) (we|you|i)\b", r"that \1 can"),
    (r"^(?:does|do|did) (.+)$", r"in \1"),
)
"""How what stands behind a noun in a question is said in its answer, one after the other."""
_PREPOSITION = r"(?:that|in|on|at|of|with|without|from|inside|within|next|which|who)\b|.*ed\b"


def lay_out(said: Said, question: str, events: list[Event], graph: SchemaMap) -> QueryPlan | None:
    """The plan of what was said; None where it names nothing to tell."""
    steps: list[Mention] = []
    node = _once(freeze(said.target, steps, graph), said.target, graph)
    plan = QueryPlan(
        shape=Shape.LIST,
        target=node,
        subject=_called(said, events, graph),
        phrase=_of_the_target(said, graph)
        or _without_ids(_restriction(question, events, said.target)),
        measure=" and ".join(said.words),
        told_in=_told_in(said.told_in) if said.told_in else None,
        many=singular(_spelled(said.target)) != _spelled(said.target),
    )
    if said.rival is not None:
        return counts_compared(plan, said, graph, events)
    if "part" in said.operators:
        return None if said.columns else all_of(plan, said, graph, events)
    if said.universal and (of_all := all_of(plan, said, graph, events)):
        return of_all
    compares = said.comparative and not said.columns and not said.spread
    if said.compared or compares:
        return compared(plan, said, graph, events)
    if not all(any(told is step for step in steps) for told in _told_of(said)):
        return None
    laid = Laid(plan, said, events, graph, steps)
    plan = in_order(_pointing(in_form(laid), steps, graph), laid)
    if plan.shape is Shape.NUMBER:
        plan = plan.model_copy(update={"phrase": _behind_a_measure(plan.phrase, said, events)})
        if are_several(said.target):
            plan = plan.model_copy(update={"subject": said.target.text})
    return plan


def _told_of(said: Said) -> list[Mention]:
    """The mentions that the answer tells something of; all have to be in the plan."""
    told = [mention for _, mention in (*said.columns, *said.flags)]
    told += [said.superlative[2]] if said.superlative else []
    single = (said.counted, said.group_mention, said.related)
    return [*told, *said.beside, *said.places, *(one for one in single if one is not None)]


def _behind_a_measure(phrase: str, said: Said, events: list[Event]) -> str:
    """`The total area of windows … is`: which ones, and nothing else."""
    for word in said.words:
        phrase = phrase.removeprefix(word).strip()
    for event in events:
        if isinstance(event.what, (OperatorMeaning, UnitMeaning)):
            phrase = re.sub(rf",?\s*(?:\bin\s+)?{re.escape(event.text)}$", "", phrase)
    return phrase if re.match(rf"{_PREPOSITION}|made\b|\w+er than\b", phrase) else ""


def _spelled(target: Mention) -> str:
    """A class as inside a sentence, though it opened the question; a name as it stands."""
    return target.text if target.named else target.text[:1].lower() + target.text[1:]


def _called(said: Said, events: list[Event], graph: SchemaMap) -> str:
    """The things asked about in plain words, singular; a name right before the noun is told too."""
    target = said.target
    if related := _plain_related(said, graph):
        return related
    own = next((i for i, e in enumerate(events) if e.what is target), 0)
    before = events[own - 1].what if own else None
    label = graph.narrowest_label(target.kinds)[0] if are_several(target) else ""
    if word := vocabulary().plain.get(label):
        return word
    text = singular(_without_ids(_spelled(target)))
    told = isinstance(before, Mention) and not before.absent and not before.describing
    return f"{before.text} {text}" if told and isinstance(before, Mention) else text


def _plain_related(said: Said, graph: SchemaMap) -> str:
    """`what are the walls made of?` is told of materials; empty where the question is of others."""
    labels = graph.narrowest_label(said.related.kinds) if said.related else ()
    return vocabulary().plain.get(labels[0], "") if labels else ""


def _of_the_target(said: Said, graph: SchemaMap) -> str:
    whose = "" if said.target.named and not said.target.text.islower() else "the "
    return f"of {whose}{said.target.text}" if _plain_related(said, graph) else ""


def _without_ids(words: str) -> str:
    """`wall 0kAEal_nLV3BetbNWMbSM4` as a person says it, where more than the id was said."""
    return re.sub(r"(?<=\w) [0-3][0-9A-Za-z_$]{21}(?![\w$])", "", words)


def _once(node: NodePlan, target: Mention, graph: SchemaMap) -> NodePlan:
    """Where several models hold one thing, the one that no other stands for."""
    hops = {hop for kind in target.kinds for hop, _, _ in graph.edges[kind]}
    twice = [hop for hop in hops if hop.type in vocabulary().same and hop.direction == "out"]
    others = tuple(Link(path=(hop,), node=NodePlan(), negated=True) for hop in twice)
    return node.model_copy(update={"links": (*node.links, *others)})


def _told_in(meaning: UnitMeaning) -> tuple[str, float, float]:
    return meaning.unit.symbol or meaning.word, meaning.unit.factor, meaning.unit.offset


def _pointing(plan: QueryPlan, steps: list[Mention], graph: SchemaMap) -> QueryPlan:
    """The answer points at the first of its nodes that can be pointed at in the building."""
    alike = tuple(
        step
        for step, mention in enumerate(steps)
        if step
        and mention.text
        and mention.kinds & steps[0].kinds
        and any(
            one.mention is mention and (one.apart or (holder is steps[0] and _excludes(one)))
            for holder in steps
            for one in holder.links
        )
    )
    plan = plan.model_copy(update={"others": alike})
    first = plan.columns[0].step if plan.columns else 0
    for step in (first, *range(len(steps))):
        if graph.filled(steps[step].kinds).get("GlobalId"):
            return plan.model_copy(update={"pointed": step})
    return plan


def _excludes(link: Attachment) -> bool:
    """Whether what hangs on the link is another thing than the one it hangs on."""
    apart = link.negated or link.optional or link.either or link.count
    return not apart and link.path[0].at_most == 1


def _restriction(question: str, events: list[Event], target: Mention) -> str:
    """What the question says behind the thing asked about: `on the ground floor`."""
    end = next((e.end for e in events if e.what is target), len(question))
    rest = question[end:].strip(" ?.!,")
    for pattern, told in _TOLD:
        rest = re.sub(pattern, told, rest, flags=re.IGNORECASE)
    verb = events[0].text.lower()
    if verb not in {"is", "are"} or not rest:
        return rest
    if not re.match(_PREPOSITION, rest):
        return f"that {verb} {rest}"
    last = max((event.end for event in events if isinstance(event.what, Mention)), default=0)
    said_last = question[last:].strip(" ?.!,")
    if not said_last or not rest.endswith(f" {said_last}") or " that " in rest:
        return rest
    return f"{rest.removesuffix(said_last)}that {verb} {said_last}"

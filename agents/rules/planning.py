"""Events → `QueryPlan`: which things are asked about, what of them, and how they hang together."""

from dataclasses import replace

from agents.rules.attaching import Cues, best_join
from agents.rules.laying_out import lay_out
from agents.rules.lexicon import (
    DegreeMeaning,
    FlagMeaning,
    Lexicon,
    OperatorMeaning,
    PropertyMeaning,
    RelationMeaning,
    UnitMeaning,
)
from agents.rules.mentions import Attachment, Event, Mention, Quantity
from agents.rules.plan import Filter, Hop, Operator
from agents.rules.said import Said, Sketch, Spot, operators_of, pick
from agents.rules.schema_map import SchemaMap
from agents.rules.vocabulary import Degree, Phrase, vocabulary
from agents.rules.words import name_words

COMPARATORS: dict[str, Operator] = {
    "more": ">",
    "less": "<",
    "at_least": ">=",
    "at_most": "<=",
    "equal": "=",
}
KIND_ASKED = {
    "where": frozenset({"place", "country", "location", "city", "town", "address"}),
    "when": frozenset({"date", "year", "time", "stamp"}),
}
LEAST_MILLIMETRES = 20
"""A length of this and more without a unit is meant in millimetres, as on every drawing."""
PLACE_WORDS = frozenset({"in", "inside", "within", "on", "there", "the", "a"})
SCOPE_WORDS = frozenset({"in", "within", "inside"})


class Planner:
    """Plans for one reading of a question; `plan` may be called once."""

    def __init__(self, question: str, events: list[Event], lexicon: Lexicon) -> None:
        self.question = question
        self.events = events
        self.lexicon = lexicon
        self.graph: SchemaMap = lexicon.map
        self.sketch = Sketch()
        self.cues = Cues()
        self.negated = False
        self.joined_by_and = False
        self.through = False
        self.each = False
        self.unknown: list[Event] = []
        self.heard: set[str] = set()

    def plan(self) -> Sketch:
        """Walk over the events and lay out the plan."""
        self._unite_alternatives()
        target = self._target()
        if target is None:
            self.sketch.unread += [e.text for e in self.events if _is_unknown(e)]
            return self.sketch
        target = self._instances(target)
        said = Said(target, [target])
        said.nodes += [link.mention for link in target.links]
        named = [m for m in map(self._mention, self._mentions()) if m.named]
        if self._first("same") is not None and target in named and len(named) > 1:
            said.operators.add("same")
        self.sketch.score += 0.8 * sum(
            e.what.merged for e in self.events if isinstance(e.what, Mention)
        )
        self.sketch.spots = [
            Spot(e.start, e.end, e.what.kinds, e.what.named, e.what is target)
            for e in self.events
            if isinstance(e.what, Mention)
        ]
        self._walk(said)
        self._left_over(said)
        if target.absent:
            self.sketch.absent.append(target.text)
        self.sketch.plan = lay_out(said, self.question, self.events, self.graph)
        return self.sketch

    def _instances(self, target: Mention) -> Mention:
        """What is called by its type's name is asked about itself, not its type."""
        for kind, relationship in vocabulary().instances.items():
            kinds = self.graph.of_label.get(kind, frozenset())
            if not target.named or not target.kinds <= kinds or target.labels:
                continue
            hop = Hop(type=relationship, direction="out")
            starts = frozenset(
                start
                for start, edges in enumerate(self.graph.edges)
                if any(edge == hop and end in target.kinds for edge, end, _ in edges)
            )
            if starts:
                things = Mention((), starts, target.text, links=[Attachment((hop,), target)])
                place = next(i for i, e in enumerate(self.events) if e.what is target)
                self.events[place] = replace(self.events[place], what=things)
                return things
        return target

    # Which mention is asked about

    def _mentions(self) -> list[int]:
        return [i for i, e in enumerate(self.events) if isinstance(e.what, Mention)]

    def _first(self, operator: str) -> int | None:
        return next((i for i, e in enumerate(self.events) if operator in operators_of(e)), None)

    def _target(self) -> Mention | None:
        places = self._mentions()
        if not places:
            return self._holder_of_a_property()
        at = self._target_place(places)
        head = self.events[at].what
        assert isinstance(head, Mention)
        if self.events[0].text.lower() == "who" and (doer := self._doer(head, at)):
            return doer
        if contents := self._contents(head, at):
            return contents
        following = at + 1
        while following < len(self.events):  # doors and windows, building address
            between, next_place = self._next_mention(following)
            other = self.events[next_place].what if next_place is not None else None
            if not isinstance(other, Mention) or next_place is None:
                break
            joined = [e.text.lower() for e in self.events[following:next_place]]
            if joined and set(joined) <= {"and", "or", ","} and not (head.named or other.named):
                head.labels, head.kinds = head.labels + other.labels, head.kinds | other.kinds
                head.text = f"{head.text} {' '.join(joined)} {other.text}"
                head.absent = head.absent and other.absent
                self.events[following : next_place + 1] = []
            elif not between and not other.named and not head.kinds & other.kinds:
                if not best_join(other, head, Cues(), self.graph):
                    break
                head, following = other, next_place + 1
            else:
                break
        return head

    def _contents(self, place: Mention, at: int) -> Mention | None:
        """`what is in the living room?` asks what a place holds."""
        told = [e.text.lower() for e in self.events]
        if told[:2] != ["what", "is"] or told[-1:] == ["of"] or at + 1 < len(told):
            return None
        places = self.graph.kinds(label for label in vocabulary().places)
        held = self.graph.kinds(vocabulary().held)
        if not place.named or not place.kinds & places or not set(told[2:at]) <= PLACE_WORDS:
            return None
        return Mention(vocabulary().held, held, "element") if held else None

    def _doer(self, other: Mention, at: int) -> Mention | None:
        """`who created the sculptures?` asks the other end of what the verb names."""
        said = {root for e in self.events[:at] for root in e.roots}
        for kind in other.kinds:
            for hop, end, _ in self.graph.edges[kind]:
                if self.graph.relation_roots[hop.type] & said and end not in other.kinds:
                    return Mention((), frozenset({end}), "")
        return None

    def _next_mention(self, start: int) -> tuple[list[Event], int | None]:
        for place in range(start, len(self.events)):
            if isinstance(self.events[place].what, Mention):
                return self.events[start:place], place
        return [], None

    def _target_place(self, places: list[int]) -> int:
        count = self._first("count")
        group = self._each_mention(places)
        if count is not None and group is not None and len(places) > 1:
            return group
        if count is not None:
            before = [i for i in places if i < count]
            after = [i for i in places if i > count]
            if after and (not before or all(self._mention(i).named for i in before)):
                return after[0]
            return places[0]
        ask = max(
            (i for i in (self._first("which"), self._first("list")) if i is not None), default=-1
        )
        first = self._mention(places[0])
        asks_whether = "exists" in operators_of(self.events[0])
        if asks_whether and len(places) > 1 and set(first.labels) & vocabulary().whole:
            return places[1]
        each = self._first("each")
        if each is not None and each < places[0] and len(places) > 1 and not first.named:
            return places[0]
        later = [i for i in places if i > ask]
        if ask > places[0] and later and first.named:
            return later[0]
        return places[0]

    def _each_mention(self, places: list[int]) -> int | None:
        """The place of the noun behind `each` or `per`."""
        for place in places:
            before = place - 1
            while (
                before >= 0 and self.events[before].filler and not operators_of(self.events[before])
            ):
                before -= 1
            if before >= 0 and "each" in operators_of(self.events[before]):
                return None if self._mention(place).named else place
        return None

    def _mention(self, place: int) -> Mention:
        mention = self.events[place].what
        assert isinstance(mention, Mention)
        return mention

    def _holder_of_a_property(self) -> Mention | None:
        """`What is the schema version?` asks the one kind of thing that has it."""
        asked = next((e.what for e in self.events if isinstance(e.what, PropertyMeaning)), None)
        if asked is None or asked.score < 0.9:
            return None
        names = {name for group in asked.names[:1] for name in group}
        kinds = frozenset(i for i, own in enumerate(self.graph.properties) if names & own.keys())
        if not kinds or self.graph.count(kinds) > 1:
            return None
        return Mention(self.graph.narrowest_label(kinds), kinds, "")

    def _unite_alternatives(self) -> None:
        """`either A or B`: one mention with two names, unless the two are compared."""
        compares = any(
            isinstance(e.what, DegreeMeaning)
            and any(d.form == "comparative" for d in e.what.degrees)
            for e in self.events
        ) and not any(isinstance(e.what, Quantity) for e in self.events)
        if compares or self._first("same") is not None:
            return
        place = 0
        while place < len(self.events):
            one = self.events[place].what
            between, other_place = self._next_mention(place + 1)
            if isinstance(one, Mention) and one.named and other_place is not None:
                other = self._mention(other_place)
                told = {e.text.lower() for e in between} - {"the", ",", "either", "a", "an"}
                if other.named and told == {"or"} and (united := _either(one, other)):
                    text = f"{one.text} or {other.text}"
                    start, end = self.events[place].start, self.events[other_place].end
                    self.events[place : other_place + 1] = [Event(united, text, (), start, end)]
                    continue
            place += 1

    # What is said of it

    def _walk(self, said: Said) -> None:
        columns_before: list[tuple[PropertyMeaning, Event]] = []
        seen_target = not any(e.what is said.target for e in self.events)
        place = 0
        while place < len(self.events):
            event = self.events[place]
            match event.what:
                case Mention() as mention if mention is said.target:
                    seen_target = True
                    for asked, before in columns_before:
                        self._tell(asked, before, said)
                    self._reset()
                case Mention() as mention:
                    self._meet(mention, place, said)
                case RelationMeaning(types=types):
                    self._hear(event, types)
                case OperatorMeaning(names=names):
                    place = self._operate(names, event, place, said)
                case PropertyMeaning() as asked:
                    place = self._property(asked, place, said, seen_target, columns_before)
                case DegreeMeaning() as degree:
                    place = self._degree(degree, place, said)
                case FlagMeaning() as flag:
                    said.flags.append((flag, said.nodes[-1]))
                case UnitMeaning() as unit:
                    self._unit(unit, said)
                case Quantity() as quantity:
                    place = self._bare_quantity(quantity, place, said)
                case _:
                    self._hear(event)
                    if _is_unknown(event):
                        self.unknown.append(event)
            place += 1

    def _hear(self, event: Event, types: tuple[str, ...] = ()) -> None:
        self.cues = replace(
            self.cues, types=self.cues.types + types, words=self.cues.words + event.roots
        )

    def _reset(self) -> None:
        self.cues, self.negated = Cues(), False
        self.joined_by_and = self.through = self.each = False

    def _meet(self, mention: Mention, place: int, said: Said) -> None:
        if mention.absent:
            self.sketch.absent.append(mention.text)
            return
        if self._is_scope(mention, said.target):
            self.cues = replace(self.cues, types=(), words=())
            return
        if self._describes(mention):
            return
        bare = not (mention.named or mention.filters or mention.noun)
        if bare and mention.kinds == said.target.kinds and not self.cues.types:
            return
        compares = said.comparative is not None or "same" in said.operators
        if compares and mention.named and mention.kinds & said.target.kinds:
            said.compared.append(mention)
            return
        if said.fewest is not None and said.counted is None and not mention.named:
            said.counted = mention
            self._attach(mention, said, self.cues, False)
            self._reset()
            return
        if "count" in said.operators and self._counts_of_each(mention, place, said):
            said.counted = mention
            each = self._each_mention(self._mentions()) is not None
            self._attach(mention, said, self.cues, False, optional=not each)
            self._reset()
            return
        if self.through and not mention.named and self._put_between(mention, said):
            self._reset()
            return
        self._attach(mention, said, self.cues, self.negated)
        if self.each and not mention.named:
            said.group_mention = mention
        self._reset()

    def _describes(self, mention: Mention) -> bool:
        """`wall openings of W-1`: the bare `wall` only says what W-1 is."""
        if mention.named or mention.filters or mention.noun:
            return False
        places = self._mentions()
        own = next(i for i in places if self.events[i].what is mention)
        beside = own + 1 in places
        return beside and any(
            self._mention(i).named and self._mention(i).kinds & mention.kinds
            for i in places
            if i != own
        )

    def _put_between(self, mention: Mention, said: Said) -> bool:
        """`rooms connected to the hall by a door`: the door stands between the two."""
        last = said.nodes[-1]
        for node in said.nodes:
            for link in node.links:
                if link.mention is last:
                    first = best_join(node, mention, Cues(), self.graph)
                    second = best_join(mention, last, Cues(), self.graph)
                    if first and second and len(first.path) == len(second.path) == 1:
                        node.links.remove(link)
                        node.links.append(Attachment(first.path, mention))
                        mention.links.append(Attachment(second.path, last))
                        said.nodes.append(mention)
                        self.heard |= {root for e in self.events for root in e.roots}
                        return True
        return False

    def _counts_of_each(self, mention: Mention, place: int, said: Said) -> bool:
        """In `storeys and how many doors each has` the doors are counted, not filtered by."""
        count = self._first("count")
        target = next((i for i, e in enumerate(self.events) if e.what is said.target), -1)
        if count is None or place < count or said.counted is not None or mention.named:
            return False
        return target < count or self._each_mention(self._mentions()) == target

    def _is_scope(self, mention: Mention, target: Mention) -> bool:
        """`in the building`, where the whole twin is meant anyway."""
        if mention.named or mention.filters or not mention.labels or mention.noun:
            return False
        if not set(mention.labels) & vocabulary().whole:
            return False
        direct = [p[0] for p, _ in self.graph.paths(target.kinds, mention.kinds) if len(p) == 1]
        if not direct or set(self.cues.words) & SCOPE_WORDS:
            return True
        asked = any(
            hop.type in self.cues.types
            or self.graph.relation_roots[hop.type] & set(self.cues.words)
            for hop in direct
        )
        return not (asked or not self.cues.words or "of" in self.cues.words)

    def _attach(
        self, mention: Mention, said: Said, cues: Cues, negated: bool, *, optional: bool = False
    ) -> None:
        options = []
        for age, node in enumerate(reversed(said.nodes)):
            join = best_join(node, mention, cues, self.graph)
            if join:
                near = 0.1 / (1 + age) + (0.4 if node is said.target and self.joined_by_and else 0)
                near -= 0.6 if node.named and node is not said.target else 0.0
                options.append((join.score + near, age, node, join))
        if not options:
            self.sketch.unrelated.append(mention.text)
            return
        score, _, node, join = max(options, key=lambda option: (option[0], -option[1]))
        self.heard |= join.heard
        self.sketch.score += score - 1.5
        node.links.append(Attachment(join.path, mention, negated, optional))
        said.nodes.append(mention)

    def _operate(self, names: tuple[str, ...], event: Event, place: int, said: Said) -> int:
        self.cues = replace(self.cues, words=self.cues.words + event.roots)
        said.operators |= set(names)
        for name in names:
            if name == "no":
                self.negated = True
            elif name == "through":
                self.through = True
            elif name == "and":
                self.joined_by_and = True
            elif name == "reachable":
                self.cues = replace(self.cues, reachable=True)
            elif name in {"most", "fewest"} and self._counts_next(place):
                said.fewest = name == "fewest"
            elif name == "often" and len(said.nodes) > 1:
                said.fewest, said.counted = False, said.nodes[-1]
            elif name == "each" and (group := self._group_after(place)) is not None:
                said.group = group[0]
                return group[1]
            elif name == "each":
                self.each = True
            elif name in {"same", "share"}:
                self.cues = replace(self.cues, sharing=True)
            elif name in {"ascending", "descending"} and said.order is not None:
                said.order = (said.order[0], name == "descending")
            elif name == "sorted" and (ordered := self._sorted_by(place)):
                said.order = ordered[0]
                return ordered[1]
            elif name in COMPARATORS or name == "between":
                filtered = self._measure_by_unit(name, place, said)
                if filtered is not None:
                    return filtered
        return place

    def _counts_next(self, place: int) -> bool:
        following = next((e.what for e in self.events[place + 1 :] if not e.filler), None)
        return isinstance(following, Mention) and not following.named

    def _group_after(self, place: int) -> tuple[PropertyMeaning, int] | None:
        """`by class`, `per fire rating`."""
        for ahead in range(place + 1, min(place + 4, len(self.events))):
            event = self.events[ahead]
            if isinstance(event.what, PropertyMeaning) and event.what.score > 0.6:
                return event.what, ahead
            if not event.filler and event.text != ",":
                return None
        return None

    def _sorted_by(self, place: int) -> tuple[tuple[PropertyMeaning, bool], int] | None:
        down = any("descending" in operators_of(e) for e in self.events)
        for ahead in range(place + 1, len(self.events)):
            what = self.events[ahead].what
            if isinstance(what, PropertyMeaning):
                return (what, down), ahead
        return None

    def _measure_by_unit(self, name: str, place: int, said: Said) -> int | None:
        """`rooms over 20 m2`: the unit tells the measure."""
        quantity = self._quantity_after(place)
        if quantity is None:
            return None
        later = self._quantity_after(quantity[1]) if name == "between" else None
        unit = quantity[0].unit or (later[0].unit if later else None)
        phrase = vocabulary().measures.get(unit or "")
        if phrase is None or unit == "m":
            return None
        meaning = self._measure(phrase)
        if meaning is None:
            return None
        return self._filter_by_number(meaning, name, quantity, said)

    def _quantity_after(self, place: int) -> tuple[Quantity, int] | None:
        for ahead in range(place + 1, min(place + 6, len(self.events))):
            event = self.events[ahead]
            if isinstance(event.what, Quantity):
                return event.what, ahead
            if not (event.filler or operators_of(event)):
                return None
        return None

    def _measure(self, phrase: Phrase) -> PropertyMeaning | None:
        return next(
            (m for m in self.lexicon.phrases.get(phrase, ()) if isinstance(m, PropertyMeaning)),
            None,
        )

    def _property(
        self,
        asked: PropertyMeaning,
        place: int,
        said: Said,
        seen_target: bool,
        before: list[tuple[PropertyMeaning, Event]],
    ) -> int:
        event = self.events[place]
        quantity = self._quantity_after(place)
        if quantity is not None and (seen_target or not said.target.named):
            between = {n for e in self.events[place : quantity[1]] for n in operators_of(e)}
            name = next((n for n in (*COMPARATORS, "between") if n in between), "equal")
            return self._filter_by_number(asked, name, quantity, said)
        following = self.events[place + 1].what if place + 1 < len(self.events) else None
        if (
            isinstance(following, Mention)
            and following.named
            and any(
                f.properties[0] in {n for g in asked.names for n in g} for f in following.filters
            )
        ):
            return place
        if self.negated:
            node = self._owner(asked, said)
            if node and (names := pick(asked, node.kinds, self.graph)):
                node.filters.append(Filter(properties=names, operator="missing"))
                self.negated = False
                return place
        self._hear(event)
        if seen_target:
            self._tell(asked, event, said)
        else:
            before.append((asked, event))
        return place

    def _tell(self, asked: PropertyMeaning, event: Event, said: Said) -> None:
        """Take a property into the answer; what no node has is absent or unread."""
        asked = self._of_the_kind_asked(asked)
        node = self._owner(asked, said) or self._neighbour_with(asked, said)
        if node is None:
            missed = self.sketch.unread if asked.names else self.sketch.absent
            missed.append(event.text)
            return
        said.columns.append((asked, node))
        said.words.append(event.text)

    def _of_the_kind_asked(self, asked: PropertyMeaning) -> PropertyMeaning:
        """`where born` is a place, `when born` a date."""
        for operator, words in KIND_ASKED.items():
            if self._first(operator) is not None:
                fitting = [g for g in asked.names if words & set(name_words(g[0]))]
                rest = [g for g in asked.names if g not in fitting]
                return replace(asked, names=(*fitting, *rest))
        return asked

    def _neighbour_with(self, asked: PropertyMeaning, said: Said) -> Mention | None:
        """`what town is the house in?` asks the address of the house."""
        if asked.score < 0.9:
            return None
        for group in asked.names:
            kinds = frozenset(
                i for i, own in enumerate(self.graph.properties) if own.keys() >= set(group)
            )
            neighbour = Mention(self.graph.narrowest_label(kinds), kinds, "") if kinds else None
            join = neighbour and best_join(said.target, neighbour, Cues(), self.graph)
            if neighbour and join and len(join.path) == 1:
                said.target.links.append(Attachment(join.path, neighbour))
                said.nodes.append(neighbour)
                return neighbour
        return None

    def _owner(self, asked: PropertyMeaning, said: Said) -> Mention | None:
        """The mention that has the property: the one asked about if it does, else the nearest."""
        for node in (said.target, *reversed(said.nodes)):
            if pick(asked, node.kinds, self.graph) or self._is_name(asked):
                return node
        return None

    def _is_name(self, asked: PropertyMeaning) -> bool:
        return any(group[0] in {"Name", "name"} for group in asked.names)

    def _filter_by_number(
        self, asked: PropertyMeaning, name: str, quantity: tuple[Quantity, int], said: Said
    ) -> int:
        measured, place = quantity
        second = self._quantity_after(place) if name == "between" else None
        if second and second[0].unit and not measured.unit:
            scaled = measured.number * second[0].factor
            measured = Quantity(scaled, second[0].unit, second[0].factor)
        node = self._nearest_with(asked, said)
        if node is None:
            self.sketch.unread.append(self.events[place].text)
            return place
        names = pick(asked, node.kinds, self.graph)
        unit = self.graph.schema.units.get(names[0])
        if unit and measured.unit and unit != measured.unit:
            self.sketch.score -= 1.0
        if unit == "m" and measured.unit is None and measured.number >= LEAST_MILLIMETRES:
            measured = Quantity(measured.number / 1000, "m", 0.001)
            self.sketch.remarks.append("I took the number without a unit for millimetres.")
        is_date = any(
            "date" in found.types
            for kind in node.kinds
            for prop, found in self.graph.properties[kind].items()
            if prop == names[0]
        )
        operator = COMPARATORS.get(name, ">=")
        self.sketch.score += 1.0
        node.filters.append(
            Filter(properties=names[:1], operator=operator, value=measured.number, year=is_date)
        )
        if second:
            upper, place = second
            node.filters.append(
                Filter(properties=names[:1], operator="<=", value=upper.number, year=is_date)
            )
        return place

    def _nearest_with(self, asked: PropertyMeaning, said: Said) -> Mention | None:
        return next((n for n in reversed(said.nodes) if pick(asked, n.kinds, self.graph)), None)

    def _degree(self, degree: DegreeMeaning, place: int, said: Said) -> int:
        following = next(
            (i for i in range(place + 1, len(self.events)) if not self.events[i].filler), None
        )
        ahead = self.events[following].what if following is not None else None
        told = degree.degrees[0]
        if "sorted" in said.operators or self._says_first(following):
            asked = said.order[0] if said.order else self._measure_for(degree.degrees, said)
            if asked and not said.ordered:
                said.order = (asked, told.up)
                said.ordered = True
            return following if self._says_first(following) and following else place
        quantity = self._quantity_after(place)
        if quantity is not None and told.form != "superlative":
            name = ">" if told.up else "<"
            back = {n for e in self.events[:place][-2:] for n in operators_of(e)}
            named = next((n for n in COMPARATORS if n in back), None)
            asked = self._measure_for(degree.degrees, said)
            if asked:
                return self._filter_by_number(
                    asked, named or ("more" if name == ">" else "less"), quantity, said
                )
        if isinstance(ahead, PropertyMeaning) and following is not None:
            if told.form == "superlative":
                node = self._owner(ahead, said) or said.target
                said.superlative = (ahead, told.up, node)
                said.extreme_only = not self._seen(said.target, place)
                said.words.append(self.events[following].text)
                return following
            said.comparative = (ahead, told.up)
            said.degree = f"the {self.events[place].text} {self.events[following].text}"
            return following
        asked = self._measure_for(degree.degrees, said)
        if told.form == "superlative":
            node = said.target
            if asked is None:
                self.sketch.unread.append(self.events[place].text)
            else:
                said.superlative = (asked, told.up, node)
                said.limit = said.limit or 1
        elif told.form == "comparative":
            said.comparative = (asked, told.up)
            said.degree = self.events[place].text
        elif asked:
            said.columns.append((asked, said.target))
            said.words.append(self._phrase_of(degree.degrees))
        return place

    def _seen(self, target: Mention, place: int) -> bool:
        return any(event.what is target for event in self.events[:place])

    def _says_first(self, place: int | None) -> bool:
        """`largest first` orders all of them."""
        return place is not None and "first" in operators_of(self.events[place])

    def _phrase_of(self, degrees: tuple[Degree, ...]) -> str:
        return " ".join(degrees[0].measures[0])

    def _measure_for(self, degrees: tuple[Degree, ...], said: Said) -> PropertyMeaning | None:
        """The first measure of an adjective that the things asked about have."""
        for degree in degrees:
            for phrase in degree.measures:
                asked = self._measure(phrase)
                if asked and pick(asked, said.target.kinds, self.graph):
                    return asked
        return None

    def _unit(self, meaning: UnitMeaning, said: Said) -> None:
        """`how many metres of pipe` measures; `in square feet` says how to tell it."""
        if "count" in said.operators and not said.nodes[1:] and not said.columns:
            asked = self._measure(vocabulary().measures.get(meaning.unit.unit, ()))
            if asked and pick(asked, said.target.kinds, self.graph):
                said.operators -= {"count"}
                said.operators.add("sum")
                said.columns.append((asked, said.target))
                said.words.append(" ".join(vocabulary().measures[meaning.unit.unit]))
        said.told_in = meaning

    def _bare_quantity(self, quantity: Quantity, place: int, said: Said) -> int:
        """`the 3 largest`, `0.9 m wide`; any other number stays unread."""
        following = next((e.what for e in self.events[place + 1 :] if not e.filler), None)
        if isinstance(following, DegreeMeaning):
            if following.degrees[0].form == "superlative":
                said.limit = int(quantity.number)
                return place
            asked = self._measure_for(following.degrees, said)
            if asked:
                back = {n for e in self.events[:place][-3:] for n in operators_of(e)}
                name = next((n for n in COMPARATORS if n in back), "equal")
                self._filter_by_number(asked, name, (quantity, place), said)
                return place + 1
        self.sketch.unread.append(self.events[place].text)
        return place

    def _left_over(self, said: Said) -> None:
        """Cues that lead nowhere ask for, or forbid, what they name; unheard words stay unread."""
        if "where" in said.operators and not said.columns:
            self._place(said)
        if "when" in said.operators and not said.columns:
            self._time(said)
        noun = said.target.noun
        if noun and not noun.end and not said.target.links:
            other = Mention((), self.graph.everything, "")
            hop = Hop(type=noun.relationship, direction="out")
            said.target.links.append(Attachment((hop,), other))
        elif self.cues.types and not said.columns and not self._taken(said):
            self._dangling(said)
        followed = {
            word
            for node in said.nodes
            for link in node.links
            for hop in link.path
            for word in self.graph.relation_roots.get(hop.type, ())
        }
        for event in self.unknown:
            if not set(event.roots) & (self.heard | followed):
                self.sketch.unread.append(event.text)
        asks_whether = "exists" in operators_of(self.events[0])
        if said.flags and not asks_whether and (said.columns or "count" in said.operators):
            self.sketch.unread += [flag.word for flag, _ in said.flags]
        missed = len(self.sketch.unread) + len(self.sketch.unrelated)
        self.sketch.score -= 2.0 * missed

    def _place(self, said: Said) -> None:
        """`where is the boiler?` asks for the places of it that the graph knows."""
        for label in vocabulary().places:
            kinds = self.graph.kinds((label,)) if label in self.graph.of_label else frozenset()
            if not kinds or kinds & said.target.kinds:
                continue
            place = Mention((label,), kinds, label)
            join = best_join(said.target, place, Cues(), self.graph)
            if join and len(join.path) == 1:
                said.target.links.append(Attachment(join.path, place, optional=True))
                said.nodes.append(place)
                said.places.append(place)

    def _time(self, said: Said) -> None:
        """`when was the file written?` asks for what the thing has of dates."""
        for name in self.graph.filled(said.target.kinds):
            if KIND_ASKED["when"] & set(name_words(name)):
                said.columns.append((PropertyMeaning(((name,),)), said.target))
                said.words.append(" ".join(name_words(name)))

    def _taken(self, said: Said) -> bool:
        """Whether a link already follows what the last cue names."""
        return any(
            hop.type in self.cues.types
            for node in said.nodes
            for link in node.links
            for hop in link.path
        )

    def _dangling(self, said: Said) -> None:
        """`ports that are not connected`; `what is the wall made of?`"""
        outgoing = {
            hop: end
            for kind in said.target.kinds
            for hop, end, _ in self.graph.edges[kind]
            if hop.type in self.cues.types
        }
        if not outgoing:
            return
        kind = min((hop.type for hop in outgoing), key=self.cues.types.index)
        hops = [hop for hop in outgoing if hop.type == kind]
        ends = frozenset(end for hop, end in outgoing.items() if hop == hops[0])
        other = Mention((), ends, "")
        asks_what = self.events[0].text.lower().startswith(("what", "which", "who"))
        said.target.links.append(Attachment((hops[0],), other, self.negated))
        said.nodes.append(other)
        if asks_what and not self.negated and not _directly_asked(self.events, said.target):
            said.related = other


def _directly_asked(events: list[Event], target: Mention) -> bool:
    """Whether the target follows the question word at once: `which ports are …`."""
    for event in events[1:]:
        if event.what is target:
            return True
        if event.text.lower() not in {"the", "of"}:
            return False
    return False


def _is_unknown(event: Event) -> bool:
    return event.what is None and not event.filler and any(c.isalnum() for c in event.text)


def _either(one: Mention, other: Mention) -> Mention | None:
    """One mention for two names of the same property; None where they differ."""
    if len(one.filters) != 1 or len(other.filters) != 1 or not one.kinds & other.kinds:
        return None
    first, second = one.filters[0], other.filters[0]
    if first.properties != second.properties:
        return None
    values: list[str] = []
    for condition in (first, second):
        value = condition.value
        values += [str(v) for v in value] if isinstance(value, tuple) else [str(value)]
    both = Filter(properties=first.properties, operator="in", value=tuple(values))
    return Mention(
        one.labels or other.labels,
        one.kinds | other.kinds,
        f"{one.text} or {other.text}",
        [both],
        named=True,
    )

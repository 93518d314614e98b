"""What the forms of an answer are chosen from: a plan, its nodes by number, what is told."""

from dataclasses import dataclass, field, replace

from agents.messages import Shape
from agents.rules.columns import names_of, step_of, told_of, update
from agents.rules.meanings import PropertyMeaning
from agents.rules.measuring import edge_property
from agents.rules.mentions import Event, Mention
from agents.rules.plan import Column, QueryPlan
from agents.rules.said import Said
from agents.rules.schema_map import SchemaMap
from agents.rules.telling import adds_up
from agents.understanding.language.speaking import singular


def are_several(target: Mention) -> bool:
    """Whether things are named one by one: `the study and the bedroom`."""
    return target.named and not target.partly and any(f.operator == "in" for f in target.filters)


@dataclass(frozen=True)
class Laid:
    """A plan without its columns; `steps` are the mentions in the order the plan numbers them.

    `naming` are the columns that name the target, `told` those of what is asked of it.
    """

    plan: QueryPlan
    said: Said
    events: list[Event]
    graph: SchemaMap
    steps: list[Mention] = field(default_factory=list)
    naming: tuple[Column, ...] = ()
    told: tuple[Column, ...] = ()

    @property
    def target(self) -> Mention:
        """What the answer tells of: the target, or what it is related to."""
        return self.said.related or self.said.target

    @property
    def at(self) -> int:
        """The number of that node."""
        return self.step(self.target)

    @property
    def single(self) -> bool:
        """One thing is spoken of: it is named, or the twin holds only one."""
        target = self.said.target
        alone = not target.links and self.graph.count(target.kinds) == 1
        one_word = singular(target.text) == target.text and not are_several(target)
        return (target.named and (one_word or not target.text.islower())) or (alone and one_word)

    def step(self, mention: Mention) -> int:
        """The number of a mention's node."""
        return step_of(mention, self.steps)

    def names(self, mention: Mention) -> tuple[Column, ...]:
        """The columns that name a mention."""
        return names_of(self.step(mention), mention, self.graph)

    def asked(self, asked: PropertyMeaning, mention: Mention) -> tuple[Column, ...]:
        """What is asked of a mention: its own property, its relationship's, or its parts' sum."""
        edge = edge_property(asked, mention)
        if edge and mention.links:
            step = self.step(mention.links[0].mention)
            return (Column(properties=(edge,), step=step, edge=True, title=edge),)
        told = told_of(asked, self.step(mention), mention, self.graph)
        if mention in self.said.parts and told and adds_up(told[0].properties):
            return tuple(column.model_copy(update={"aggregate": "sum"}) for column in told)
        return told

    def measured(self, words: str) -> "Laid":
        """The same with other words for what is told."""
        return replace(self, plan=self.plan.model_copy(update={"measure": words}))

    def as_(self, shape: Shape, columns: tuple[Column, ...], names: int = 0) -> QueryPlan:
        """The plan in this form."""
        return update(self.plan, shape, columns, names)

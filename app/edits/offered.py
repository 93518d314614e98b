"""Changes that other programs ask for: proposals to be looked at by a person, never done."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.doors import showing
from app.edits import working
from app.edits.asked import understood
from app.talks.talk import Exchange, Wanted
from app.words.wording import counted
from edits import EditError, Proposal
from graph_store import GraphStore

TOLD = (
    "Another program proposes a change. Nothing changes before you have looked at the difference "
    "and accepted it."
)

MOST_TOLD = 5
"""Elements that are named where no model holds them."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A change as a difference, a proposal for each model, and the link at which it is accepted."""

    proposals: tuple[Proposal, ...]
    link: str


def of_sentence(sentence: str, store: GraphStore, app: str) -> Offered:
    """What a sentence asks to change: "Set the fire rating of all doors to EI30".

    Raises EditError where it asks for no change, or it is not certain which.
    """
    found = understood(sentence, store, None)
    if found is None:
        raise EditError('This asks for no change. Say "Set PROPERTY of ELEMENTS to VALUE"')
    if found.asked_back:
        raise EditError(found.asked_back)
    return of_elements(found.global_ids, found.words, found.value, store, app, sentence)


def of_elements(
    global_ids: Sequence[str],
    words: str,
    value: str,
    store: GraphStore,
    app: str,
    title: str = "",
) -> Offered:
    """One value for a property, which `words` name, of these elements.

    `app` is the address that people reach Oriel at; the link opens a conversation in which the
    change is looked at, accepted or left. Raises EditError, also where nothing would change.
    """
    asked = tuple(dict.fromkeys(global_ids))
    found = working.models_of(store, asked)
    known = {each for ids in found.values() for each in ids}
    if missing := [each for each in asked if each not in known]:
        more = f" and {len(missing) - MOST_TOLD:,} more" if len(missing) > MOST_TOLD else ""
        raise EditError(f"No model of this twin holds {', '.join(missing[:MOST_TOLD])}{more}")
    if twice := working.in_several(found):
        raise EditError(f"{twice} stands in {' and '.join(found)}; edit it in the app")
    proposals = tuple(
        proposal
        for name, ids in found.items()
        for proposal in working.draft(store, name, working.wishes(store, name, ids, words, value))
    )
    if not any(proposal.changes for proposal in proposals):
        why = [str(one) for proposal in proposals for one in proposal.refused]
        stand = sum(proposal.unchanged for proposal in proposals)
        raise EditError(
            "; ".join(why) or f"nothing would change: {counted(stand, 'value')} already as asked"
        )
    wanted = Wanted(words=words, value=value, global_ids=asked)
    question = title or f"Set {words} of {len(wanted.global_ids):,} elements to {value}"
    exchange = Exchange(question=question, error=TOLD, wanted=wanted)
    return Offered(proposals, showing.link_to(store, exchange, app))

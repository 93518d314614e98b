"""The MCP server: its tools, resources and prompts. Source: modelcontextprotocol.io."""

from functools import partial
from importlib.metadata import version
from typing import Annotated, Any

from mcp.server.mcpserver import MCPServer
from mcp_types import ToolAnnotations
from pydantic import Field

from agents.schema.schema_part import names_text
from app.assistants.replies import MOST, Coded, cut, read, replying
from app.doors import looking, models, showing
from app.doors.asking import LONGEST, answered
from app.doors.limits import Limits
from app.doors.looking import opened
from app.edits import offered
from app.twins import pool
from graph_store import connect

ABOUT = (
    "Oriel answers questions about buildings from their IFC models, kept as one labeled property "
    "graph a twin. Use `ask` first: it writes, checks and repairs its own Cypher and answers with "
    "the rows behind it. `search_schema` tells what the graph calls things before you write "
    "`cypher` yourself. Lengths are metres, areas m2, volumes m3. Replies are cut to about "
    "3,000 tokens; `left_out` says how much is missing."
)
READS = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)
SHOWS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
"""`show` and `propose_edit` keep a conversation for their link, and change nothing of the
building."""
ROWS = 100
PAGE = 50
"""Elements, or findings, of one reply."""
MODELS_OF = 20
"""Twins whose models are told, since each is opened for that."""
TOKENS = 2_000
"""Of the outline of a schema."""
OF_ELEMENT = ("ifc_class", "name", "model", "also_in", "sets")
"""Fields of an element's facts, in the order that they are told in."""
UNTOLD = {"attempts", "timings_ms", "tokens", "engine"}
"""Fields of an answer that a model has no use for."""


def server(twin: str, app: str, limits: Limits) -> MCPServer[Any]:
    """The server of this engine's twins; `twin` is asked where none is named.

    `app` is the address that people reach Oriel at, for links; `limits` are those of all doors.
    """
    made = Coded(
        "oriel", title="Oriel", instructions=ABOUT, version=version("oriel"), log_level="WARNING"
    )
    _add_tools(made, twin, app, limits)
    _add_resources(made, twin)
    _add_prompts(made)
    return made


def _add_tools(made: MCPServer[Any], first: str, app: str, limits: Limits) -> None:
    of_twin = Annotated[str, Field(description=f"The twin; `{first}` where none is named.")]
    text = Annotated[str, Field(max_length=200)]
    global_id = Annotated[str, Field(pattern=looking.GLOBAL_ID)]
    page_from = Annotated[int, Field(ge=0, le=1_000_000)]
    asking = partial(replying, limiter=limits.asking)
    files = partial(replying, limiter=limits.files)

    @made.tool(annotations=READS)
    @asking
    def ask(
        question: Annotated[str, Field(min_length=1, max_length=LONGEST)],
        twin: of_twin = first,
    ) -> dict[str, Any]:
        """Answer a question about the building in plain words, with its value, rows and Cypher."""
        found = answered(question, opened(twin))
        return found.model_dump(mode="json", exclude=UNTOLD)

    @made.tool(annotations=READS)
    @replying
    def cypher(
        query: Annotated[str, Field(min_length=1, max_length=20_000)],
        parameters: dict[str, Any] | None = None,
        limit: Annotated[int, Field(ge=1, le=ROWS)] = ROWS,
        twin: of_twin = first,
    ) -> dict[str, Any]:
        """Run a Cypher query that only reads.

        `total` counts the rows that there are; `note` tells names that the twin has not.
        """
        rows = looking.noted_rows(opened(twin), query, parameters or {}, limit)
        told = rows.model_dump(mode="json", exclude={"sent", "note"})
        return {**told, **_note(rows.note)}

    @made.tool(annotations=READS)
    @replying
    def search_schema(words: text, twin: of_twin = first) -> dict[str, Any]:
        """What the graph calls things: labels, properties (with SI units), relationships."""
        store = opened(twin)
        return {
            "hits": looking.hits(store.schema(), words, 15),
            **_note(looking.absent(store, words)),
        }

    @made.tool(annotations=READS)
    @replying
    def find(
        text: text = "",
        ifc_class: Annotated[str, Field(max_length=60)] = "",
        offset: page_from = 0,
        twin: of_twin = first,
    ) -> dict[str, Any]:
        """Elements by a part of their name, or by IFC class with all classes below it."""
        store = opened(twin)
        found, total = looking.find(store, text, ifc_class, limit=PAGE, offset=offset)
        return {
            "total": total,
            "offset": offset,
            "elements": found,
            **_note(looking.absent(store, ifc_class)),
        }

    @made.tool(annotations=READS)
    @replying
    def describe_element(global_id: global_id, twin: of_twin = first) -> dict[str, Any]:
        """One element: its properties by set, its layers, what it hangs together with."""
        facts = looking.described(opened(twin), global_id)
        told = {name: getattr(facts, name) for name in OF_ELEMENT}
        return {**told, "related": facts.related, "related_in_all": facts.related_in_all}

    @made.tool(annotations=READS)
    @replying
    def quality(offset: page_from = 0, twin: of_twin = first) -> dict[str, Any]:
        """What is odd about the models: contradictions, missing things, corrected values."""
        found = looking.findings(opened(twin))
        page = found[offset : offset + PAGE]
        return {"total": len(found), "offset": offset, "findings": page}

    @made.tool(annotations=READS)
    @files
    def compare(old: text, new: text, twin: of_twin = first) -> dict[str, Any]:
        """What changed from one model of the twin to another, by their names: a summary."""
        summary = models.compared(opened(twin), old, new).summary
        return {name: getattr(summary, name) for name in ("counts", "storeys", "shared", "alone")}

    @made.tool(annotations=SHOWS)
    @files
    def propose_edit(
        sentence: Annotated[str, Field(min_length=1, max_length=LONGEST)],
        twin: of_twin = first,
    ) -> dict[str, Any]:
        """Propose "Set PROPERTY of ELEMENTS to VALUE": a difference, and a link to accept it.

        Nothing is changed; a person looks at the difference under the link.
        """
        found = offered.of_sentence(sentence, opened(twin), app)
        return {
            "link": found.link,
            "changes": [change for each in found.proposals for change in each.changes],
            "refused": [str(one) for each in found.proposals for one in each.refused],
            "unchanged": sum(each.unchanged for each in found.proposals),
        }

    @made.tool(annotations=SHOWS)
    @replying
    def show(
        global_ids: Annotated[list[global_id], Field(min_length=1, max_length=showing.MOST)],
        title: Annotated[str, Field(min_length=1, max_length=200)] = "Elements",
        twin: of_twin = first,
    ) -> dict[str, Any]:
        """A link for people: it opens the building with these elements coloured."""
        return {"link": showing.link(opened(twin), global_ids, title, app)}


def _note(text: str | None) -> dict[str, str]:
    """The part of a reply that is there only where there is something to note."""
    return {"note": text} if text else {}


def _add_resources(made: MCPServer[Any], first: str) -> None:
    @made.resource("oriel://twins", mime_type="application/json")
    async def twins() -> str:
        """The twins, and the models that each open one holds."""
        return await read(lambda: _twins(first))

    @made.resource("oriel://{twin}/schema", mime_type="text/plain")
    async def schema(twin: str) -> str:
        """The names of labels, relationships and properties, cut to about 2,000 tokens."""
        return await read(lambda: names_text(opened(twin).schema(), "", TOKENS)[:MOST])


def _twins(first: str) -> str:
    with connect(twin=first, make=False) as store:
        names = store.twins()
    held = {
        name: [each.name for each in pool.store_of(name).models()] for name in names[:MODELS_OF]
    }
    return cut({"twins": names, "models": held})[0]


def _add_prompts(made: MCPServer[Any]) -> None:
    @made.prompt()
    def question_about_the_building(question: str) -> str:
        """Ask Oriel, and tell what it found with its evidence."""
        return (
            f"Use Oriel's `ask` for this question: {question}\n"
            "Tell the value with its unit, name the elements it speaks of, and repeat every "
            "assumption. Where it was not answered, find with `search_schema` what the model "
            "calls these things and ask again. Then give the link of `show` for the elements."
        )

    @made.prompt()
    def handover_check(twin: str) -> str:
        """Look a model over before it is handed on."""
        return (
            f"Look over the twin {twin!r} with Oriel: call `quality`, group the findings by kind, "
            "and for the three most frequent show two elements each by `describe_element`. "
            "End with what the author of the model should mend first."
        )

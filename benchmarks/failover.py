"""Servers killed while models are loaded and questions asked: what is lost, and for how long.

    python -m tests.graph_store.arcadedb_cluster        once: fetches the servers
    python -m benchmarks.failover FOLDER --kills 20 --askers 20

Three ArcadeDB servers replicate on loopback (tests/graph_store/arcadedb_cluster.py). One loader
writes model after model, and each asker asks twice a second of a model whose answer is known. Each
kill takes the leader or a replica, by chance, with SIGKILL; the server is started again with the
data it has when the others have written since. In the end every server is asked alone for every
load that was acknowledged.
"""

import argparse
import random
import shutil
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from graph_store import GraphError, GraphStore, QueryError, connect
from ifc_loader.property_graph import Node, PropertyGraph, Relationship
from tests.graph_store.arcadedb_cluster import Cluster, NoClusterError, Server, arcadedb_cluster

NODES = 400
ASKED, LOADED = "Asked", "Loaded"
COUNT = "MATCH (a:{label})-[r:NEXT]->(b) WHERE a.model = $model RETURN count(r)"
SEED = 20261127
PAUSE_SECONDS = 0.5
AGAIN_SECONDS, WHOLE_SECONDS = 120.0, 120.0
"""How long a kill waits for the next write, and a start for a whole cluster."""


def chain(model: str, label: str) -> PropertyGraph:
    """A model of so many nodes in a row; all that are loaded are of the same labels."""
    keys = [f"{model}/{i}" for i in range(NODES)]
    nodes = [Node(key, (f"{label}{i % 7}", label), {"i": i}) for i, key in enumerate(keys)]
    links = [Relationship(a, "NEXT", b) for a, b in pairwise(keys)]
    return PropertyGraph(model, nodes, links)


@dataclass
class Strain:
    """What happened to one who loads or asks: successes, the longest time between two, failures."""

    right: int = 0
    longest: float = 0.0
    failures: list[str] = field(default_factory=list)
    last: float = field(default_factory=time.monotonic)

    def succeeded(self) -> None:
        now = time.monotonic()
        self.longest, self.last = max(self.longest, now - self.last), now
        self.right += 1


@dataclass
class Trial:
    """A run: who loads and asks, which loads were acknowledged, and what was killed."""

    cluster: Cluster
    done: threading.Event = field(default_factory=threading.Event)
    loading: Strain = field(default_factory=Strain)
    asking: list[Strain] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    killed: list[str] = field(default_factory=list)

    def load(self) -> None:
        """Load one model after the other until the trial is done."""
        number = 0
        with connect(self.cluster.settings) as store:
            while not self.done.is_set():
                number += 1
                try:
                    store.write_graph(chain(f"load-{number:04}.ifc", LOADED))
                except GraphError as error:
                    self.loading.failures.append(str(error)[:300])
                    continue
                self.acknowledged.append(f"load-{number:04}.ifc")
                self.loading.succeeded()

    def ask(self, strain: Strain) -> None:
        """Ask the same again and again until the trial is done."""
        with connect(self.cluster.settings) as store:
            while not self.done.is_set():
                if why := wrong(store, ASKED, ASKED):
                    strain.failures.append(why)
                else:
                    strain.succeeded()
                time.sleep(PAUSE_SECONDS)


def wrong(store: GraphStore, model: str, label: str) -> str:
    """Why a model is not answered for as it was loaded; nothing where it is."""
    try:
        found = store.read(COUNT.format(label=label), {"model": model})
    except GraphError as error:
        return str(error)[:300]
    if isinstance(found, QueryError):
        return f"{found.code}: {found.message[:200]}"
    return "" if found.rows == ((NODES - 1,),) else f"wrong: {found.rows}"


def until(holds: Callable[[], bool], seconds: float) -> bool:
    """Whether it came to hold within `seconds`."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


@contextmanager
def strained(trial: Trial, askers: int) -> Iterator[None]:
    """While models are loaded and questions asked."""
    trial.asking = [Strain() for _ in range(askers)]
    threads = [threading.Thread(target=trial.load)]
    threads += [threading.Thread(target=trial.ask, args=(strain,)) for strain in trial.asking]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        trial.done.set()
        for thread in threads:
            thread.join()


def kill(trial: Trial, chance: random.Random) -> bool:
    """Kill one server and start it again; whether the cluster was whole again after that."""
    cluster = trial.cluster
    leader = cluster.leader()
    replicas = [server for server in cluster.servers if server is not leader]
    victim: Server = leader if leader and chance.random() < 0.5 else chance.choice(replicas)
    time.sleep(chance.uniform(0, 2))
    what, written = "the leader" if victim is leader else "a replica", len(trial.acknowledged)
    victim.kill()
    start = time.monotonic()
    again = until(lambda: len(trial.acknowledged) > written, AGAIN_SECONDS)
    gap = f"{time.monotonic() - start:.1f} s" if again else f"not within {AGAIN_SECONDS:.0f} s"
    cluster.start(victim)
    start = time.monotonic()
    whole = cluster.await_whole(WHOLE_SECONDS)
    back = f"{time.monotonic() - start:.1f} s" if whole else f"not within {WHOLE_SECONDS:.0f} s"
    trial.killed.append(what)
    print(
        f"{len(trial.killed):3} {what} ({victim.name}): next load {gap}, whole {back}", flush=True
    )
    return whole


def lost(cluster: Cluster, acknowledged: list[str]) -> Iterator[str]:
    """What each server, asked alone, does not hold as it was loaded."""
    for server in cluster.servers:
        alone = cluster.settings.model_copy(update={"uri": server.address})
        with connect(alone) as store:
            for model, label in [(ASKED, ASKED), *((each, LOADED) for each in acknowledged)]:
                if why := wrong(store, model, label):
                    yield f"{model} at {server.name}: {why}"


def tell(trial: Trial) -> None:
    """The figures."""
    leaders = trial.killed.count("the leader")
    asked, load = trial.asking, trial.loading
    failures = [why for strain in asked for why in strain.failures]
    print(f"{len(trial.killed)} kills, {leaders} of them of the leader")
    print(
        f"{load.right} loads of {NODES} nodes acknowledged, {len(load.failures)} failed, "
        f"longest time between two {load.longest:.1f} s"
    )
    print(
        f"{sum(strain.right for strain in asked)} questions of {len(asked)} askers answered right, "
        f"{len(failures)} not, longest time without an answer "
        f"{max(strain.longest for strain in asked):.1f} s"
    )
    for why in sorted({*load.failures, *failures}):
        print(f"  {load.failures.count(why) + failures.count(why)} x {why}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--askers", type=int, default=20)
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # else the servers would stay
    place = wanted.folder.resolve() / "failover"
    shutil.rmtree(place, ignore_errors=True)
    chance = random.Random(SEED)
    try:
        with arcadedb_cluster(place) as cluster:
            trial = Trial(cluster)
            with connect(cluster.led()) as store:
                store.write_graph(chain(ASKED, ASKED))
                store.write_graph(chain("load-0000.ifc", LOADED))
            with strained(trial, wanted.askers):
                for _ in range(wanted.kills):
                    if not kill(trial, chance):
                        break
            whole = cluster.await_whole(WHOLE_SECONDS)
            tell(trial)
            missing = list(lost(cluster, trial.acknowledged)) if whole else []
            print(f"{len(missing)} acknowledged loads are not on every server" * whole)
            print("\n".join(missing))
    except NoClusterError as error:
        print(f"Left out: {error}")
        return 1
    return 0 if whole and not missing else 1


if __name__ == "__main__":
    sys.exit(main())

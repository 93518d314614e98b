"""Many programs that ask at once: what is lost, and how long an answer takes.

    python -m benchmarks.rest_askers ADDRESS TWIN [--askers 50] [--seconds 120]

ADDRESS is that of an `oriel serve` with `ORIEL_API=1`, on this machine: a token that reads is made
for the run, and revoked. Ends with 1 where a reply is not an answer.
"""

import argparse
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import cycle

import httpx2

from app.doors import tokens
from app.doors.tokens import Scope

QUESTIONS = (
    "How many doors are there?",
    "Which rooms are on the ground floor?",
    "What is the area of the Kitchen?",
    "How many windows are there on each storey?",
)
A_MINUTE = 1_000_000


@contextmanager
def token() -> Iterator[str]:
    """A token that reads, as long as it is needed."""
    secret, kept = tokens.issue("benchmark", Scope.READ, 1, A_MINUTE)
    try:
        yield secret
    finally:
        tokens.revoke(kept.id)


def asked(place: str, secret: str, until: float, spent: list[float], seen: Counter[str]) -> None:
    """Ask one question after the other until the time is over."""
    sent = {"Authorization": f"Bearer {secret}"}
    with httpx2.Client(headers=sent, timeout=120) as client:
        for question in cycle(QUESTIONS):
            if time.monotonic() > until:
                return
            begun = time.monotonic()
            try:
                reply = client.post(place, json={"question": question})
            except httpx2.HTTPError as error:
                seen[type(error).__name__] += 1
                continue
            spent.append(time.monotonic() - begun)
            whole = reply.status_code == 200 and reply.json()["question"] == question
            seen["answered" if whole else str(reply.status_code)] += 1


def main() -> int:
    """Print the figures; 1 where something was lost."""
    made = argparse.ArgumentParser(description="Many programs that ask at once.")
    made.add_argument("address")
    made.add_argument("twin")
    made.add_argument("--askers", type=int, default=50)
    made.add_argument("--seconds", type=float, default=120)
    given = made.parse_args()
    spent: list[float] = []
    seen: Counter[str] = Counter()
    place = f"{given.address.rstrip('/')}/api/v1/twins/{given.twin}/ask"
    begun = time.monotonic()
    with token() as secret:
        work = (place, secret, begun + given.seconds, spent, seen)
        askers = [threading.Thread(target=asked, args=work) for _ in range(given.askers)]
        for each in askers:
            each.start()
        for each in askers:
            each.join()
    took = time.monotonic() - begun
    p50, p95 = statistics.median(spent), statistics.quantiles(spent, n=20)[-1]
    print(
        f"{given.askers} askers, {took:.0f} s: {len(spent):,} replies, {len(spent) / took:.1f} a s"
    )
    print(f"median {p50:.2f} s, 95 % within {p95:.2f} s, longest {max(spent):.2f} s")
    print(", ".join(f"{count:,} {what}" for what, count in seen.most_common()))
    return int(set(seen) != {"answered"})


if __name__ == "__main__":
    sys.exit(main())

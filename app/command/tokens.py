"""`oriel token`: who may come through the doors for other programs."""

import argparse

from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, print_json
from app.command.statuses import ANSWERED
from app.doors import tokens
from app.doors.tokens import A_MINUTE, Scope, Token
from app.words.lines import table

DAYS = 90.0
MOST_DAYS = 36_500.0


def add_token(made: argparse.ArgumentParser) -> None:
    made.set_defaults(run=_list)
    ways = made.add_subparsers(metavar="WHAT")
    new = ways.add_parser("new", help="make a token; it is shown this once")
    new.add_argument("name", help="what it is for")
    new.add_argument(
        "--scope",
        choices=[each.value for each in Scope],
        default=Scope.READ.value,
        help="how far it goes; each goes as far as those before it (default: %(default)s)",
    )
    new.add_argument(
        "--days", type=float, default=DAYS, help="how long; 0: until revoked (default: 90)"
    )
    new.add_argument(
        "--per-minute", type=int, default=A_MINUTE, help="requests a minute (default: 120)"
    )
    new.add_argument("--json", action="store_true", help="one JSON object on standard output")
    new.set_defaults(run=_new)
    shown = ways.add_parser("list", help="the tokens that were made")
    shown.add_argument("--json", action="store_true", help="one JSON object on standard output")
    shown.set_defaults(run=_list)
    gone = ways.add_parser("revoke", help="take a token no more, from now on")
    gone.add_argument("id")
    gone.set_defaults(run=_revoke)


def _new(given: argparse.Namespace) -> int:
    if (
        not 0 <= given.days <= MOST_DAYS  # which is no number is neither
        or given.per_minute < 1
        or not given.name.strip()
    ):
        raise InputError(
            "A token needs a name, at least one request a minute, "
            f"and between 0 and {MOST_DAYS:,.0f} days"
        )
    secret, token = tokens.issue(
        given.name, Scope(given.scope), given.days or None, given.per_minute
    )
    if given.json:
        print_json({"token": secret, **_told(token)})
    else:
        say(secret)
        ends = f"until {token.expires:%Y-%m-%d}" if token.expires else "until it is revoked"
        printing.note(f"{token.scope} for {token.name}, {ends}. It is not shown again.")
    return ANSWERED


def _list(given: argparse.Namespace) -> int:
    found = tokens.kept()
    if getattr(given, "json", False):
        print_json({"tokens": [_told(each) for each in found]})
        return ANSWERED
    columns = ("id", "name", "scope", "made", "expires", "a minute")
    rows = [
        (each.id, each.name, each.scope.value, f"{each.made:%Y-%m-%d}", _end(each), each.a_minute)
        for each in found
    ]
    say(table(columns, rows, len(rows)) if rows else "No token was made yet.")
    return ANSWERED


def _end(token: Token) -> str:
    if token.expires is None:
        return "when revoked"
    return "expired" if token.expired else f"{token.expires:%Y-%m-%d}"


def _told(token: Token) -> dict[str, object]:
    return token.model_dump(mode="json", exclude={"digest"})


def _revoke(given: argparse.Namespace) -> int:
    if not tokens.revoke(given.id):
        raise InputError(f"There is no token {given.id}; see oriel token list")
    say(f"{given.id} is not taken any more.")
    return ANSWERED

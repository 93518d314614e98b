"""Sign-in by OpenID Connect, where it is set: the page before it, and whose session this is."""

import hashlib
from urllib.parse import urlsplit

import streamlit as st

from agents.tracing.terminal import one_line
from app.settings import SignInSettings
from app.sign_in.http import TROUBLE
from app.words import wording

TROUBLES = {
    "unreachable": "The sign-in service at {host} did not answer. Try again in a minute.",
    "refused": "The sign-in service at {host} did not let you in. Try again, or with another "
    "account.",
    "often": "Too many sign-ins were tried from here. Wait a minute, and try again.",
    "failed": "The sign-in was not finished. Try again from here, at {address}.",
}
OPERATOR = (
    "If it stays so, tell the person who runs Oriel; the log of `oriel serve` says what happened."
)


def needed() -> bool:
    """Whether one has to sign in before anything of a twin is read or shown."""
    return SignInSettings().configured and not st.user.is_logged_in


def page() -> None:
    """What the signed-out see; after the sign-in they are back at the address they asked for."""
    with (
        st.container(horizontal_alignment="center"),
        st.container(width=460, horizontal_alignment="center", key="sign-in"),
    ):
        st.space("large")
        st.title("Oriel", anchor=False, text_alignment="center")
        st.markdown(
            "Ask a building, and see the answer in it. Sign in to begin.", text_alignment="center"
        )
        st.button("Sign in", type="primary", icon=":material/login:", on_click=st.login)
        if trouble := TROUBLES.get(st.query_params.get(TROUBLE, "")):
            settings = SignInSettings()
            told = trouble.format(
                host=urlsplit(settings.metadata_url).netloc,
                address=settings.redirect_uri.removesuffix("/oauth2callback"),
            )
            st.error(f"{wording.markdown(told)} {OPERATOR}", icon=":material/cloud_off:")


def owner() -> str:
    """Who the conversations of this session belong to: the person's digest, `""` without sign-in.

    Made of issuer and subject, which a provider never gives to a second person; an e-mail address
    may change hands.
    """
    if not SignInSettings().configured:
        return ""
    person = f"{st.user.get('iss')} {st.user.get('sub')}"
    return hashlib.sha256(person.encode()).hexdigest()[:32]


def name() -> str:
    """What the person signed in is called, in one line; empty without sign-in."""
    if not SignInSettings().configured:
        return ""
    known = st.user.get("name") or st.user.get("email") or "Signed in"
    return " ".join(one_line(str(known)).split())


def person() -> None:
    """Who is signed in, and the way out."""
    if not SignInSettings().configured:
        return
    st.query_params.pop(TROUBLE, None)
    with st.container(horizontal=True, vertical_alignment="center", key="person"):
        st.caption(wording.markdown(name()), width="stretch")
        st.button("Sign out", type="tertiary", icon=":material/logout:", on_click=st.logout)

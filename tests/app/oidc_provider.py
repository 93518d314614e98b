"""An OpenID Connect provider on loopback: a real one over HTTP, for two people it knows.

Authorization code flow with PKCE (OpenID Connect Core 1.0, RFC 7636), the ID token signed RS256 by
the JOSE library that Authlib uses; client, redirect address, code and verifier are all checked.
"""

import base64
import hashlib
import json
import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import urlencode

import uvicorn
from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from tests.patience import PATIENCE

CLIENT, SECRET = "oriel-under-test", "a-secret-that-nobody-may-read"
PEOPLE = {"ada": "Ada Lovelace", "grace": "Grace Hopper"}


@dataclass
class Provider:
    """Its routes and what it remembers: the codes given out, by whom and for what."""

    issuer: str = ""
    codes: dict[str, dict[str, str]] = field(default_factory=dict)
    key: RSAKey = field(default_factory=lambda: RSAKey.generate_key(2048, {"kid": "one"}))

    @property
    def settings(self) -> dict[str, str]:
        """What Oriel is told of it; Streamlit puts its own port into the redirect address."""
        return {
            "ORIEL_OIDC_METADATA_URL": f"{self.issuer}/.well-known/openid-configuration",
            "ORIEL_OIDC_CLIENT_ID": CLIENT,
            "ORIEL_OIDC_CLIENT_SECRET": SECRET,
            "ORIEL_OIDC_REDIRECT_URI": "http://localhost:{port}/oauth2callback",
            "ORIEL_OIDC_COOKIE_SECRET": "0123456789abcdef" * 4,
        }

    def app(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/.well-known/openid-configuration", self.metadata),
                Route("/authorize", self.authorize),
                Route("/token", self.token, methods=["POST"]),
                Route("/keys", self.keys),
                Route("/goodbye", self.goodbye),
            ]
        )

    async def metadata(self, request: Request) -> Response:
        return JSONResponse(
            {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/keys",
                "end_session_endpoint": f"{self.issuer}/goodbye",
                "response_types_supported": ["code"],
                "subject_types_supported": ["public"],
                "id_token_signing_alg_values_supported": ["RS256"],
                "code_challenge_methods_supported": ["S256"],
            }
        )

    async def authorize(self, request: Request) -> Response:
        """Ask who it is; with `person` in the address, send them back with a code."""
        asked = dict(request.query_params)
        back = asked["redirect_uri"]
        if asked["client_id"] != CLIENT or not back.startswith("http://localhost:"):
            return Response("unknown client", status_code=400)
        person = asked.get("person")
        if person is None:
            links = "".join(
                f'<p><a href="?{urlencode({**asked, "person": each})}">{name}</a>'
                for each, name in {**PEOPLE, "nobody": "Cancel"}.items()
            )
            return HTMLResponse(f"<h1>Who are you?</h1>{links}")
        if person not in PEOPLE:
            return RedirectResponse(
                f"{back}?{urlencode({'error': 'access_denied', 'state': asked['state']})}"
            )
        code = secrets.token_urlsafe()
        self.codes[code] = asked
        return RedirectResponse(f"{back}?{urlencode({'code': code, 'state': asked['state']})}")

    async def token(self, request: Request) -> Response:
        sent = dict(await request.form())
        login = base64.b64decode(request.headers["authorization"].removeprefix("Basic ")).decode()
        asked = self.codes.pop(str(sent.get("code")), {})
        digest = hashlib.sha256(str(sent.get("code_verifier")).encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        if (
            login != f"{CLIENT}:{SECRET}"
            or challenge != asked.get("code_challenge")
            or sent.get("redirect_uri") != asked["redirect_uri"]
        ):
            return JSONResponse({"error": "invalid_grant"}, status_code=400)
        person, now = asked["person"], int(time.time())
        claims = {
            "iss": self.issuer,
            "sub": person,
            "aud": CLIENT,
            "iat": now,
            "exp": now + 300,
            "nonce": asked["nonce"],
            "name": PEOPLE[person],
            "email": f"{person}@example.org",
        }
        signed = jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.key)
        return JSONResponse(
            {"access_token": secrets.token_urlsafe(), "token_type": "Bearer", "id_token": signed}
        )

    async def keys(self, request: Request) -> Response:
        return JSONResponse(json.loads(json.dumps(KeySet([self.key]).as_dict(private=False))))

    async def goodbye(self, request: Request) -> Response:
        return RedirectResponse(request.query_params["post_logout_redirect_uri"])


@contextmanager
def provider() -> Iterator[Provider]:
    """A provider that answers until the block ends."""
    found = Provider()
    server = uvicorn.Server(uvicorn.Config(found.app(), port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < end:
        time.sleep(0.05)
    assert server.started, f"the provider did not start within {PATIENCE:.0f} s"
    port = server.servers[0].sockets[0].getsockname()[1]
    found.issuer = f"http://localhost:{port}"
    try:
        yield found
    finally:
        server.should_exit = True
        thread.join(PATIENCE)

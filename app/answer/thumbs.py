"""What a person thinks of an answer: thumbs and a comment, kept with the conversation."""

import streamlit as st

from app.session import session
from app.session.state import widget
from app.talks.talk import Exchange


def draw(exchange: Exchange) -> None:
    """Draw the thumbs, and room for a comment once there is one."""

    def keep() -> None:
        thumb = exchange.thumb
        exchange.thumb = widget(f"thumb-{exchange.id}")
        comment = widget(f"comment-{exchange.id}")
        exchange.comment = exchange.comment if comment is None else comment
        session.keep(exchange)
        if exchange.thumb != thumb:
            session.judge(exchange)

    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.feedback("thumbs", key=f"thumb-{exchange.id}", default=exchange.thumb, on_change=keep)
        if exchange.thumb is not None:
            st.text_input(
                "Comment",
                value=exchange.comment,
                key=f"comment-{exchange.id}",
                placeholder="What was right or wrong? (kept on this machine)",
                label_visibility="collapsed",
                on_change=keep,
            )

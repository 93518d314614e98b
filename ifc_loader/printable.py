"""Texts of files in sentences: nothing in them moves a terminal's cursor or breaks a line."""


def printable(text: str) -> str:
    """The text with a blank for each sign that is not shown: control characters, ends of lines."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else " " for sign in text)


def is_blank(text: str) -> bool:
    """Whether nothing of a text is seen: blanks, control characters, signs of no width."""
    return not printable(text).strip()

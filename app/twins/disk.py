"""What the disk does to Oriel's files: who may read them, and what is said when it is full."""

import errno
import os
import stat
from pathlib import Path

FULL = {
    errno.ENOSPC: "The disk is full",
    errno.EDQUOT: "Your part of the disk is full",
    errno.EFBIG: "A file may not grow so large here",
}


def full_disk(error: BaseException) -> str:
    """The sentence for an error that came of a full disk; empty for every other.

    It may stand behind another one, as its cause.
    """
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, OSError) and seen.errno in FULL:
            where = f" ({Path(seen.filename).name} could not be written)" if seen.filename else ""
            return (
                f"{FULL[seen.errno]}{where}. What was being written was given up, all else is as "
                "it was. Free some room, or name a folder on another disk in ORIEL_DATA_DIR, and "
                "try again."
            )
        seen = seen.__cause__ or seen.__context__
    return ""


def keep_private(folder: Path) -> str:
    """Let nobody but this account read what this process makes, nor what is in `folder` already.

    Files get the mode 600, folders 700. A sentence where the folder cannot be closed to others.
    """
    os.umask(0o077)
    return close_to_others(folder) if folder.exists() else ""


def close_to_others(folder: Path) -> str:
    """Let nobody but this account look into `folder`, which is made where there is none.

    What is there is gone through once: while others may look into the folder. A sentence where it
    cannot be closed to them; empty where it is, and where it cannot be made, which is told by who
    keeps something there.
    """
    if os.name == "nt":  # there the user's data folder is the user's alone
        return ""
    folder = folder.resolve()  # a link has no mode of its own
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return ""
    try:
        if not stat.S_IMODE(folder.stat().st_mode) & 0o077:
            return ""
        for above, folders, files in os.walk(folder):
            for name in (*folders, *files):
                _close(Path(above) / name)
        _close(folder)
    except PermissionError as error:
        return (
            f"Other accounts of this machine may read {folder}: {error.strerror} at "
            f"{Path(str(error.filename)).name}. Give the folder to the account that runs Oriel."
        )
    return ""


def _close(path: Path) -> None:
    """Take from others what they may do with it; what a link leads to stays as it is."""
    if not path.is_symlink():
        path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)

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
    """Let nobody but this account read what is made from now on, nor what is in `folder` already.

    Files get the mode 600, folders 700. Those there are gone through once: while others may look
    into the folder. A sentence where it cannot be closed to them; empty where it is.
    """
    if os.name == "nt":  # there the user's data folder is the user's alone
        return ""
    os.umask(0o077)
    try:
        if not folder.exists() or not stat.S_IMODE(folder.stat().st_mode) & 0o077:
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

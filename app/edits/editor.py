"""The process that opens models for an edit: `python -m app.edits.editor JOB PATH BYTES`.

JOB is the file of one pickled job (`jobs.py`), PATH the file that a sentence on it names.
"""

import pickle
import sys
from pathlib import Path

from app.edits.jobs import run
from app.twins.reader import say_outcome

if __name__ == "__main__":
    _, asked, file, most = sys.argv
    job = pickle.loads(Path(asked).read_bytes())
    say_outcome(lambda tell: run(job, tell), Path(file), int(most))

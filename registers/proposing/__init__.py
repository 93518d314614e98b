"""Tables without a mapping: one is proposed, built, scored and mended, until it is right.

The three roles are those of the agents that turn SQL tables into a graph: an ETL agent profiles the
source and proposes (`etl.py`), a graph agent builds (`registers.read.build`), an analyzer scores
accuracy, groundedness and faithfulness from 1 to 5 and sends it back (`analyzing.py`), at most ten
times (`loop.py`).
"""

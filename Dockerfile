# The app and the `oriel` command. Needs no network at run time.
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE oriel.py ./
COPY agents agents
COPY app app
COPY edits edits
COPY evaluation evaluation
COPY graph_store graph_store
COPY ifc_loader ifc_loader
COPY registers registers
COPY sample_models sample_models
RUN python -m venv /oriel \
 && /oriel/bin/pip install --no-cache-dir --constraint constraints.txt . \
 && rm -rf /oriel/lib/python3.13/site-packages/pip*

FROM python:3.13-slim
RUN useradd --create-home --uid 10001 oriel && mkdir /data && chown oriel /data
COPY --from=build /oriel /oriel
USER oriel
WORKDIR /home/oriel
ENV PATH=/oriel/bin:$PATH ORIEL_DATA_DIR=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8501
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD \
  ["python", "-c", "from http.client import HTTPConnection as C; c = C('127.0.0.1', 8501, timeout=4); c.request('GET', '/_stcore/health'); exit(c.getresponse().status != 200)"]
CMD ["oriel", "serve", "--address", "0.0.0.0"]

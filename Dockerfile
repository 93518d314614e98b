# The app and the `oriel` command. Needs no network at run time.
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml constraints.txt README.md ./
COPY agents agents
COPY app app
COPY evaluation evaluation
COPY graph_store graph_store
COPY ifc_loader ifc_loader
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
  ["python", "-c", "import urllib.request as u; u.urlopen('http://localhost:8501/_stcore/health', timeout=4)"]
CMD ["oriel", "serve", "--address", "0.0.0.0"]

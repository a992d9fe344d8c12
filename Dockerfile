# One image for the service and the dashboard. Without further settings it runs both, with its own database in /data.
# Any base works that has Debian's C library, Node 20.9 or newer and npm.
ARG BASE_IMAGE=node:24-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node scripts/prune-for-image.mjs

FROM ${BASE_IMAGE}
# PostgreSQL does not run as root, and neither does anything else here.
RUN groupadd --gid 10001 masthead \
  && useradd --uid 10001 --gid masthead --home-dir /data --no-create-home --shell /usr/sbin/nologin masthead \
  && mkdir /data && chown masthead:masthead /data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
# The programs compile what they import once for all starts.
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/data/.compiled
USER masthead
VOLUME /data
EXPOSE 3000 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthcheck.mjs"]
# A stop finishes running requests and jobs: moments as a rule, a minute at most.
STOPSIGNAL SIGTERM
# For one program alone: `--only service`, `--only service --roles worker`, or `--only dashboard`.
ENTRYPOINT ["node", "scripts/start.mjs"]

# The signer: the only process that holds keys. It needs no network but its database, and KMS where the root key is there.
# Build from the root of the repository: docker build -f docker/signer.Dockerfile .
FROM node:24-slim AS packages
# The PKCS#11 binding is built from source; the image already holds the headers for it.
RUN apt-get update && apt-get install -y --no-install-recommends g++ make python3 && rm -rf /var/lib/apt/lists/*
ENV npm_config_nodedir=/usr/local
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY server/package.json server/
COPY signer/package.json signer/
COPY witness/package.json witness/
COPY web/package.json web/
COPY sandbox/package.json sandbox/
COPY testkit/package.json testkit/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY tools/package.json tools/
RUN npm ci --omit=dev --workspace=signer && npm cache clean --force

FROM node:24-slim AS base
ENV NODE_ENV=production SIGNER_SOCKET=/run/windhover/signer.sock
WORKDIR /app
# A user of its own, who lets the group of api and worker (node) reach the socket and nothing else.
RUN groupadd --gid 1100 signer && useradd --uid 1100 --gid signer --groups node --no-create-home signer \
  && mkdir -p /run/windhover /run/signer-public /var/lib/windhover \
  && chown signer:node /run/windhover && chmod 750 /run/windhover \
  && chown signer:signer /run/signer-public && chmod 755 /run/signer-public \
  && chown signer:signer /var/lib/windhover && chmod 700 /var/lib/windhover
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY core/package.json core/
COPY core/src core/src
COPY signer/package.json signer/
COPY signer/migrations signer/migrations
COPY signer/src signer/src
USER signer

FROM base AS signer-migrate
CMD ["node", "signer/src/migrate-database.ts"]

FROM base AS signer
VOLUME ["/run/windhover", "/run/signer-public", "/var/lib/windhover"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "require('node:http').get({ socketPath: process.env.SIGNER_SOCKET, path: '/health' }, (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--disable-sigusr1", "signer/src/main.ts"]

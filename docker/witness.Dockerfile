# The witness: reads prices and chains and signs what it has seen. It writes nothing.
# Build from the root of the repository: docker build -f docker/witness.Dockerfile .
FROM node:24-slim AS packages
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
# It shares a few modules with server and signer, none of which needs anything that has to be built.
RUN npm ci --omit=dev --ignore-scripts --workspace=witness && npm cache clean --force

FROM node:24-slim AS witness
ENV NODE_ENV=production WITNESS_SOCKET=/run/windhover-witness/witness.sock
WORKDIR /app
RUN mkdir -p /run/windhover-witness /run/witness-public /var/lib/windhover \
  && chown node:node /run/windhover-witness /run/witness-public /var/lib/windhover \
  && chmod 700 /run/windhover-witness /var/lib/windhover
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY core/package.json core/
COPY core/src core/src
COPY server/package.json server/
COPY server/src/adapters/geckoterminal server/src/adapters/geckoterminal
COPY server/src/adapters/jupiter-prices server/src/adapters/jupiter-prices
COPY server/src/adapters/pool-prices server/src/adapters/pool-prices
COPY server/src/adapters/price-stream server/src/adapters/price-stream
COPY server/src/platform/clock.ts server/src/platform/
COPY server/src/platform/networks server/src/platform/networks
COPY server/src/platform/upstream server/src/platform/upstream
COPY server/src/ports server/src/ports
COPY signer/package.json signer/
COPY signer/src/http/read-json-body.ts signer/src/http/
COPY signer/src/socket signer/src/socket
COPY signer/src/log.ts signer/src/stop-on-signal.ts signer/src/
COPY witness/package.json witness/
COPY witness/src witness/src
USER node
VOLUME ["/run/windhover-witness", "/run/witness-public", "/var/lib/windhover"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "require('node:http').get({ socketPath: process.env.WITNESS_SOCKET, path: '/health' }, (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "--disable-sigusr1", "witness/src/main.ts"]

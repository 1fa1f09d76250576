# The api and the worker: one program, two starts (targets `api`, `worker`), `migrate`, which runs before them, and
# `restate-gate`, which stands before Restate.
# Build from the root of the repository: docker build -f docker/server.Dockerfile --target api .
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
RUN npm ci --omit=dev --workspace=server && npm cache clean --force

FROM node:24-slim AS server
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
# The socket of the signer: its own volume comes here, which the signer lets the group of this user into.
RUN mkdir -p /run/windhover
# Pictures of people, where no other store is set.
RUN mkdir -p /var/lib/windhover/files && chown node:node /var/lib/windhover/files
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY core/package.json core/
COPY core/src core/src
COPY server/package.json server/
COPY server/drizzle server/drizzle
COPY server/src server/src
USER node

FROM server AS migrate
CMD ["node", "server/src/platform/db/run-migrate.ts"]

# Its health is that of Restate behind it, asked with the password.
FROM server AS restate-gate
EXPOSE 8080 9070
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/restate/health', { headers: { authorization: 'Basic ' + btoa('windhover:' + process.env.RESTATE_INGRESS_PASSWORD) } }).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/src/main-restate-gate.ts"]

FROM server AS worker
EXPOSE 4720 4721
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.WORKER_HEALTH_PORT ?? 4721) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/src/main-worker.ts"]

FROM server AS api
EXPOSE 4710 4711
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.API_HEALTH_PORT ?? 4711) + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/src/main-api.ts"]

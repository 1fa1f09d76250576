# The practice world: local chains, a market, doubles of the public APIs. Never part of a deployment with real money.
# Build from the root of the repository: docker build -f docker/sandbox.Dockerfile .
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
RUN npm ci --omit=dev --workspace=sandbox && npm cache clean --force

FROM node:24-slim AS sandbox
ENV NODE_ENV=production SANDBOX_HOST=0.0.0.0 SANDBOX_PORT_BASE=4750 SANDBOX_STATE_DIR=/var/lib/windhover/sandbox
WORKDIR /app
# What is made once is kept beside the state, where this user may write.
RUN mkdir -p /var/lib/windhover .cache && chown node:node /var/lib/windhover .cache
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY core/package.json core/
COPY core/src core/src
COPY sandbox/package.json sandbox/
COPY sandbox/contracts sandbox/contracts
COPY sandbox/src sandbox/src
USER node
VOLUME ["/var/lib/windhover", "/app/.cache"]
EXPOSE 4750 4751 4752
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4750/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "sandbox/src/main-sandbox.ts"]

# The built web app as static files, with the same headers the api gives them on one box (docker/Caddyfile).
# Build from the root of the repository: docker build -f docker/web.Dockerfile .
FROM node:24-slim AS build
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
# Without scripts: the signer's binding to PKCS#11 is not for browsers and stays unbuilt.
RUN npm ci --ignore-scripts --workspace=web
COPY tsconfig.base.json ./
COPY core core
COPY signer signer
COPY web web
RUN npm run build --workspace=web

FROM caddy:2-alpine
COPY docker/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/web/dist /srv
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/up"]

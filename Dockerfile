# The site and the API in one image. docs/how-to/run-in-production.md starts it; compose.yaml is an example.
FROM node:24.21.0-bookworm-slim AS sources
WORKDIR /mintage
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/site/package.json apps/site/
COPY packages/api-client/package.json packages/api-client/
COPY packages/machines/package.json packages/machines/
COPY packages/ui/package.json packages/ui/

FROM sources AS site
RUN npm ci --no-audit --no-fund --omit=dev
COPY . .
RUN npm run build

FROM sources AS libraries
RUN npm ci --no-audit --no-fund --omit=dev --workspace=apps/api --include-workspace-root=false

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SITE_DIR=/mintage/apps/site/dist
WORKDIR /mintage
COPY --from=libraries /mintage ./
COPY openapi.yaml ./
COPY packages/api-client/src packages/api-client/src
COPY apps/api/src apps/api/src
COPY --from=site --chown=node:node /mintage/apps/api/dist apps/api/dist
COPY --from=site /mintage/apps/site/dist apps/site/dist
COPY --from=site /mintage/apps/site/dist-server apps/site/dist-server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "apps/api/dist/server/main.js"]

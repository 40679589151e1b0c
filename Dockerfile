# The server with the built site. Docker was not there where this was written: the steps were
# run by hand in an empty folder (see docs/operating.md), the image itself was never built.
# It listens for others, so it is live: it ends with a list of what is missing until all of that is
# set, or MARKET_MODE=trial.

FROM node:24-slim AS site
WORKDIR /market
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
  && npx --yes pnpm@12.21.0 --filter @market/marketplace build

FROM node:24-slim
WORKDIR /market
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/api packages/api
COPY packages/card-sandbox packages/card-sandbox
COPY apps/server apps/server
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter "@market/server..." \
  && mkdir /data \
  && chown node:node /data
COPY --from=site /market/apps/marketplace/dist apps/marketplace/dist
COPY --from=site /market/apps/marketplace/dist-server apps/marketplace/dist-server
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=market-source", "apps/server/src/main.ts"]

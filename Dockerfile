# Tavern's server with the web client: SQLite in /data, or PostgreSQL by DATABASE_URL. docs/hosting.md says how to run it.

# What only building needs stays in this stage.
FROM node:24-slim AS build
WORKDIR /build
COPY . .
# Nothing that we need runs a script of its own when it is installed.
RUN npm ci --ignore-scripts
RUN npm run build
# Once more, with what a running server needs. The Node that it runs on comes with it: the one that the lock file names.
RUN npm ci --ignore-scripts --omit=dev --workspace=server --include-workspace-root
# Fonts, icons and React are inside the built page; of Node only the program itself is needed.
RUN rm -rf node_modules/@fontsource* node_modules/@radix-ui node_modules/@floating-ui node_modules/radix-ui node_modules/react-dom \
  node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/node-linux-*/*.md
# Of the kit the server shows one file, and the admins' command uses one of the lab.
RUN mkdir -p /tavern/web /tavern/kit/css /tavern/lab \
  && mv package.json LICENSE node_modules engine bots decks host wire server games examples scripts /tavern/ \
  && mv kit/css/tokens.css /tavern/kit/css/ \
  && mv lab/columns.ts /tavern/lab/ \
  && mv web/dist /tavern/web/

FROM debian:13-slim
RUN useradd --uid 1000 --no-create-home tavern && install -d -o tavern -g tavern -m 700 /data
COPY --from=build /tavern /tavern
WORKDIR /tavern
ENV PATH=/tavern/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER tavern
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: the server itself is process 1, hears SIGTERM, and shuts down cleanly.
CMD ["node", "server/main.ts"]

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# .next/cache serves later builds only.
RUN npm run build && node --no-warnings scripts/image/packages.ts /packages && rm -r .next/cache node_modules

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /packages /app/package.json ./
COPY --from=build /app/.next ./.next
COPY --from=build /app/lib ./lib
COPY --from=build /app/messages ./messages
COPY --from=build /app/prisma ./prisma
COPY --from=build /app/public ./public
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/tests/corpus/reader/exam ./tests/corpus/reader/exam
# Empty in the image; a volume here keeps what DATA_DIR is for.
RUN install --directory --owner=1000 --group=1000 /data
# Two arenas: glibc otherwise keeps freed memory in many, one for each thread.
ENV NODE_ENV=production DATA_DIR=/data HOME=/tmp MALLOC_ARENA_MAX=2
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT || 3000}/api/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Cometa" \
  org.opencontainers.image.description="Play and learning activities that fit your child, your time and your place" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION" \
  org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"
CMD ["node", "--max-semi-space-size=16", "scripts/start.ts", "--built"]

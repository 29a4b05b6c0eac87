#!/usr/bin/env bash
# The part of the official PostgreSQL image's entry point that docker-compose.yml uses, for the stand-in of make-bases.sh.
set -euo pipefail
export PATH=/usr/local/pgsql/bin:$PATH LD_LIBRARY_PATH=/usr/local/pgsql/lib
[ "$1" = postgres ] || exec "$@"

if [ "$(id -u)" = 0 ]; then
  POSTGRES_PASSWORD=$(cat "${POSTGRES_PASSWORD_FILE:?}")
  export POSTGRES_PASSWORD
  install --directory --owner=postgres --group=postgres --mode=700 "$PGDATA"
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # shellcheck disable=SC2086 # Several arguments in one variable, as in the official image.
  initdb --username="$POSTGRES_USER" --pwfile=<(printf '%s\n' "$POSTGRES_PASSWORD") ${POSTGRES_INITDB_ARGS:-} "$PGDATA"
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  printf "listen_addresses = '*'\nunix_socket_directories = '/tmp'\n" >>"$PGDATA/postgresql.conf"
  echo "create database \"${POSTGRES_DB:-$POSTGRES_USER}\"" | postgres --single -D "$PGDATA" postgres
fi
unset POSTGRES_PASSWORD
exec "$@"

#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16 (PostgreSQL 18.6)
# Expected: `upper('straße')` leaves the ß, as Unicode's simple mapping says and PostgreSQL answers with its own
# collation provider (`pg_c_utf8`); PGlite holds that provider too.
# Happens: the default collation asks the C library that PGlite is compiled with, and that one maps ß to the capital ẞ
# (U+1E9E). A unique index on `upper(name)` or a key that was stored by it differs after a move to a server.
# Seen: default STRAẞE · pg_c_utf8 STRAßE · provider c
# Source: https://www.postgresql.org/docs/18/locale.html (providers),
# https://github.com/MaterializeInc/materialize/issues/26846 (two databases that differ here)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create()
const { rows } = await database.query(`
  select upper('straße') as plain, upper('straße' collate "pg_c_utf8") as own,
    (select datlocprovider from pg_database where datname = current_database()) as provider`)
const [{ plain, own, provider }] = rows
console.log(`default ${plain} · pg_c_utf8 ${own} · provider ${provider}`)
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'default STRAẞE · pg_c_utf8 STRAßE · provider c' ]

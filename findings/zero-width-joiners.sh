#!/usr/bin/env bash
# filenamify 7.0.3
# Expected: both joiners that spelling needs stay in a name: U+200D (joiner) and U+200C (non-joiner).
# Happens: the joiner stays, the non-joiner is replaced like a control character. An ordinary Persian word gets a
# replacement in its middle, while emoji and Devanagari words keep theirs.
# Seen: emoji with U+200D kept · Devanagari with U+200D kept · Persian with U+200C replaced
# Source: https://www.unicode.org/reports/tr31/ (2.3: both are needed in the spelling of some languages)
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund filenamify@7.0.3
cat >run.mjs <<'JS'
import filenamify from 'filenamify'

const names = {
  'emoji with U+200D': '👩\u200d🎨',
  'Devanagari with U+200D': 'क्\u200dष',
  'Persian with U+200C': 'می\u200cخواهم',
}
const seen = Object.entries(names).map(
  ([what, name]) => `${what} ${filenamify(name, { replacement: '_' }) === name ? 'kept' : 'replaced'}`,
)
console.log(seen.join(' · '))
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'emoji with U+200D kept · Devanagari with U+200D kept · Persian with U+200C replaced' ]

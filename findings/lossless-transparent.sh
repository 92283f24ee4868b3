#!/usr/bin/env bash
# sharp 0.35.5 (libwebp 1.6.0, libaom 3.15.1)
# Expected: `lossless: true` returns every channel of every pixel, in WebP as in AVIF.
# Happens: WebP replaces the colours below alpha 0 unless `exact: true` is given as well; AVIF keeps them. A cut-out that
# is stored as lossless WebP can no longer be widened: the pixels under the mask are gone.
# Seen: webp 0,0,0,0 · webp exact 200,100,50,0 · avif 200,100,50,0
# Source: https://github.com/OSGeo/gdal/issues/8038
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat >run.mjs <<'JS'
import sharp from 'sharp'

// The left half is transparent.
const pixels = Buffer.from(Array.from({ length: 64 }, (_, at) => [200, 100, 50, at % 8 < 4 ? 0 : 255]).flat())
const image = sharp(pixels, { raw: { width: 8, height: 8, channels: 4 } })
const ways = {
  webp: image.clone().webp({ lossless: true }),
  'webp exact': image.clone().webp({ lossless: true, exact: true }),
  avif: image.clone().avif({ lossless: true }),
}
const seen = []
for (const [name, way] of Object.entries(ways)) {
  const back = await sharp(await way.toBuffer()).raw().toBuffer()
  seen.push(`${name} ${[...back.subarray(0, 4)].join(',')}`)
}
console.log(seen.join(' · '))
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'webp 0,0,0,0 · webp exact 200,100,50,0 · avif 200,100,50,0' ]

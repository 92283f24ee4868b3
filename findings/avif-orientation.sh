#!/usr/bin/env bash
# sharp 0.35.5 (libvips 8.18.7, libheif 1.23.5)
# Expected: an orientation that is written into a file is read back; width and height are those before it is applied, as
# sharp documents for `metadata()`.
# Happens: AVIF turns it into the container's own rotation. The size comes back turned, and `orientation` is undefined, so
# a program that stores "orientation 6" and later turns the picture by what it stored turns it twice.
# Seen: jpeg 40x20 orientation 6 · webp 40x20 orientation 6 · png 40x20 orientation 6 · avif 20x40 orientation undefined
# Source: https://github.com/AOMediaCodec/libavif/issues/3078, https://github.com/lovell/sharp/issues/4384
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5
cat >run.mjs <<'JS'
import sharp from 'sharp'

const seen = []
for (const format of ['jpeg', 'webp', 'png', 'avif']) {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
  const file = await image.withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  const { width, height, orientation } = await sharp(file).metadata()
  seen.push(`${format} ${width}x${height} orientation ${orientation}`)
}
console.log(seen.join(' · '))
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'jpeg 40x20 orientation 6 · webp 40x20 orientation 6 · png 40x20 orientation 6 · avif 20x40 orientation undefined' ]

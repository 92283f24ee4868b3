#!/usr/bin/env bash
# sharp 0.35.5 (libvips 8.18.7)
# Expected: a density that sharp writes can be read back by sharp, whatever the format.
# Happens: WebP and AVIF hold it in their EXIF (XResolution 300), but `metadata().density` is undefined for them. A
# program that keeps the density of its input by `withMetadata({ density })` loses it for these two formats.
# Seen: jpeg 300 · png 300 · tiff 300 · webp undefined, EXIF 300 · avif undefined, EXIF 300
# Source: https://github.com/lovell/sharp/issues/2479 (not every format has one), https://github.com/lovell/sharp/issues/4496
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 exif-reader@2.0.2
cat >run.mjs <<'JS'
import exifReader from 'exif-reader'
import sharp from 'sharp'

const seen = []
for (const format of ['jpeg', 'png', 'tiff', 'webp', 'avif']) {
  const image = sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } })
  const file = await image.withMetadata({ density: 300 }).toFormat(format).toBuffer()
  const { density, exif } = await sharp(file).metadata()
  const resolution = density === undefined && exif ? `, EXIF ${exifReader(exif).Image.XResolution}` : ''
  seen.push(`${format} ${density}${resolution}`)
}
console.log(seen.join(' · '))
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'jpeg 300 · png 300 · tiff 300 · webp undefined, EXIF 300 · avif undefined, EXIF 300' ]

#!/usr/bin/env bash
# sharp 0.35.5 (libvips 8.18.7), exifr 7.1.3
# Expected: XMP that one library writes into a PNG is found by another one that reads XMP in PNG.
# Happens: libvips stores it as zTXt (compressed Latin-1), though XMP's specification, part 3, asks for an uncompressed
# iTXt. exifr reads iTXt alone: the mark of a machine-made picture, say, is not there for it. In JPEG both agree.
# Seen: jpeg {"CreatorTool":"Example"} · png (zTXt) nothing · the same packet as iTXt {"CreatorTool":"Example"}
# Source: https://github.com/libvips/libvips/pull/1124, https://github.com/FLIF-hub/FLIF/issues/308
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5 exifr@7.1.3
cat >run.mjs <<'JS'
import { crc32 } from 'node:zlib'
import exifr from 'exifr'
import sharp from 'sharp'

const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Example"/></rdf:RDF></x:xmpmeta>`
const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const read = async (file) => {
  const found = await exifr.parse(file, { xmp: true, mergeOutput: false })
  return found?.xmp ? JSON.stringify(found.xmp) : 'nothing'
}

const jpeg = await image().withXmp(packet).jpeg().toBuffer()
const png = await image().withXmp(packet).png().toBuffer()
const kind = png.subarray(png.indexOf('XML:com.adobe.xmp') - 4).toString('latin1', 0, 4)

const bare = await image().png().toBuffer()
const body = Buffer.concat([Buffer.from('iTXtXML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(packet)])
const chunk = Buffer.alloc(body.length + 8)
chunk.writeUInt32BE(body.length - 4)
body.copy(chunk, 4)
chunk.writeUInt32BE(crc32(body), body.length + 4)
const standard = Buffer.concat([bare.subarray(0, 33), chunk, bare.subarray(33)])

console.log(`jpeg ${await read(jpeg)} · png (${kind}) ${await read(png)} · the same packet as iTXt ${await read(standard)}`)
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = 'jpeg {"CreatorTool":"Example"} · png (zTXt) nothing · the same packet as iTXt {"CreatorTool":"Example"}' ]

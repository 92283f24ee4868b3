// Makes the icons of the installed site from its own favicon. Run with Node 24: node scripts/make-icons.mjs
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// sharp belongs to the server's workspace, not to the root.
const sharp = createRequire(new URL('../apps/api/src/', import.meta.url))('sharp')
const folder = new URL('../apps/site/public/', import.meta.url)
const coin = await readFile(new URL('favicon.svg', folder), 'utf8')
const face = /<circle[^>]*fill="(#[\da-f]{6})"/.exec(coin)?.[1]
const drawing = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(coin)?.[1]
if (face === undefined || drawing === undefined) throw new Error('favicon.svg is not the coin that this script knows')

/** A system that cuts its icons to a shape of its own gets the face of the coin up to every edge. */
const filled = (share) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="${face}"/>
  <g transform="translate(16 16) scale(${share}) translate(-16 -16)">${drawing}</g>
</svg>`

async function save(name, svg, size) {
  // 32 units at 72 dots an inch; drawn at its size, and not enlarged.
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 32 })
  const data = await image.resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  await writeFile(new URL(name, folder), data)
  console.log(`${name} ${(data.length / 1024).toFixed(1)} KB`)
}

await save('icon-192.png', coin, 192)
await save('icon-512.png', coin, 512)
// What is sure to be seen of a maskable icon is a circle of four fifths of its width.
await save('icon-maskable-512.png', filled(0.84), 512)
await save('apple-touch-icon.png', filled(0.96), 180)

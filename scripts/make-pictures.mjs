// Strikes the pictures of the public pages with the product's own engines. The same recipe gives the same pictures.
// Run with Node 24: node scripts/make-pictures.mjs [names of those to write; all without]
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { paint } from '../apps/api/src/engines/art/artist.ts'
import { createBuiltInEngines } from '../apps/api/src/engines/built-in.ts'

// sharp belongs to the server's workspace, not to the root.
const sharp = createRequire(new URL('../apps/api/src/', import.meta.url))('sharp')

const only = process.argv.slice(2)
const folder = new URL('../packages/ui/src/assets/', import.meta.url)
const engines = createBuiltInEngines()
const context = { signal: new AbortController().signal, onProgress() {} }

const strike = async ({ prompt, style = 'None', seed, width, height }) =>
  (await paint({ prompt, style, seed, width, height, label: false }, { reach() {} })).data

/** WebP under a ceiling in KB: the first quality that fits. */
async function save(name, image, ceiling, resize) {
  if (only.length > 0 && !only.includes(name)) return
  for (const quality of [84, 80, 76, 72, 68, 64, 60, 55, 50, 45, 40]) {
    const data = await sharp(image)
      .resize(resize ?? null)
      .webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 60 })
      .toBuffer()
    if (data.length > ceiling * 1024) continue
    await writeFile(new URL(`${name}.webp`, folder), data)
    console.log(`${name}.webp ${(data.length / 1024).toFixed(1)} KB, quality ${quality}`)
    return
  }
  throw new Error(`${name} does not fit ${ceiling} KB`)
}

const half = (width, height) =>
  Buffer.from(`<svg width="${width}" height="${height}"><rect width="${width / 2}" height="${height}"/></svg>`)
const line = (width, height) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><rect x="${width / 2 - 1.5}" width="3" height="${height}" fill="#fffdf8"/></svg>`,
  )
const checkers = (width, height) =>
  Buffer.from(
    `<svg width="${width}" height="${height}"><defs><pattern id="c" width="32" height="32" patternUnits="userSpaceOnUse"><rect width="32" height="32" fill="#fdfbf6"/><path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#e4dfd4"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/></svg>`,
  )

/** Left half of one picture beside the right half of the other, a bright line between them. */
async function split(left, right, width, height) {
  const start = await sharp(left)
    .resize(width, height)
    .ensureAlpha()
    .composite([{ input: half(width, height), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(right)
    .resize(width, height)
    .flatten()
    .composite([{ input: start }, { input: line(width, height) }])
    .png()
    .toBuffer()
}

await mkdir(folder, { recursive: true })

const lake = { prompt: 'mint mountains above a misty lake', seed: 3 }
await save('hero-landing', await strike({ ...lake, width: 1600, height: 960 }), 60)
await save('hero-landing-narrow', await strike({ ...lake, width: 780, height: 1080 }), 45)

const heroes = {
  'hero-generate': { prompt: 'desert dunes at golden hour with a mint sky', seed: 5 },
  'hero-remove': { prompt: 'forest path in autumn mist', seed: 6 },
  'hero-upscale': { prompt: 'a calm sea at golden hour with a sailing boat', seed: 7 },
  'hero-faq': { prompt: 'abstract mint and copper ink', seed: 4 },
}
for (const [name, recipe] of Object.entries(heroes)) {
  const image = await strike({ ...recipe, width: 1600, height: 900 })
  await save(name, image, 60)
  await save(`${name}-narrow`, image, 40, { width: 780, height: 780 })
}

const coins = await strike({ prompt: 'a minted coin on warm paper', seed: 2, width: 1200, height: 750 })
await save('pricing-coins', coins, 40, { width: 900, height: 720, fit: 'cover', position: 'left' })

const flowers = await strike({ prompt: 'a garden of copper flowers in the morning', seed: 9, width: 1200, height: 750 })
const cut = (await engines.removeBackground({ image: flowers }, context)).data
await save('example-remove-before', flowers, 40, { width: 960, height: 600 })
await save('example-remove-after', cut, 80, { width: 960, height: 600 })
const onCheckers = await sharp(checkers(1200, 750))
  .composite([{ input: cut }])
  .png()
  .toBuffer()
await save('service-remove', await split(flowers, onCheckers, 800, 500), 34)

const harbour = { prompt: 'a city skyline at dusk by the water', seed: 12 }
const small = await sharp(await strike({ ...harbour, width: 1200, height: 750 }))
  .resize(300)
  .png()
  .toBuffer()
const large = (await engines.upscale({ image: small, factor: 4 }, context)).data
await save('example-upscale-before', small, 24)
await save('example-upscale-after', large, 70)
// In two runs: sharp keeps only the last resize of one.
const coarse = await sharp(small).resize(72).png().toBuffer()
const blocks = await sharp(coarse).resize(800, 500, { kernel: 'nearest', fit: 'fill' }).png().toBuffer()
await save('service-upscale', await split(blocks, large, 800, 500), 34)

// Four takes on one prompt: what the service gives, in one picture. The seams are transparent, so that they take the
// colour of the page in both schemes.
const takes = await Promise.all(
  ['Digital art', 'Watercolor', 'Pixel art', 'Oil painting'].map((style) =>
    strike({ prompt: 'a lake between snowy mountains at sunset', style, seed: 2, width: 640, height: 576 }),
  ),
)
const tiles = await Promise.all(
  takes.map(async (take, place) => ({
    input: await sharp(take).resize(495, 445).toBuffer(),
    left: place % 2 === 0 ? 0 : 505,
    top: place < 2 ? 0 : 455,
  })),
)
const mosaic = sharp({ create: { width: 1000, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
await save('service-generate', await mosaic.composite(tiles).png().toBuffer(), 62)

const gallery = [
  { prompt: 'snowy peaks at dawn over a fjord', style: 'Oil painting', seed: 11 },
  { prompt: 'poppies and dahlias in the morning', style: 'Watercolor', seed: 14 },
  { prompt: 'a city at night in the rain', style: 'Pixel art', seed: 8 },
  { prompt: 'a minted coin on warm paper', style: '3D render', seed: 2 },
  { prompt: 'a pine forest at sunset', style: 'Line art', seed: 5, ceiling: 64 },
  { prompt: 'a sailing boat in a quiet bay in the morning', style: 'Comic', seed: 4 },
]
for (const [place, { ceiling = 36, ...recipe }] of gallery.entries()) {
  const image = await strike({ ...recipe, width: 768, height: 768 })
  await save(`gallery-${place + 1}`, image, ceiling, { width: 512, height: 512 })
}

await engines.close()

// Strikes the pictures of the public pages with the product's own engines. The same recipe gives the same pictures.
// Run with Node 24: node scripts/make-pictures.mjs [names of those to write; all without]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { paint } from '../apps/api/src/engines/art/artist.ts'
import { createBuiltInEngines } from '../apps/api/src/engines/built-in.ts'

// sharp belongs to the server's workspace, not to the root.
const sharp = createRequire(new URL('../apps/api/src/', import.meta.url))('sharp')

const only = process.argv.slice(2)
const folder = new URL('../packages/ui/src/assets/', import.meta.url)
const engines = createBuiltInEngines()
const context = { signal: new AbortController().signal, id: 'page', onProgress() {}, onPreview() {} }

const strike = async ({ prompt, style = 'None', seed, width, height }) =>
  (await paint({ prompt, style, seed, width, height, label: false }, { throwIfAborted() {}, report() {} })).data

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

const svg = (width, height, body) => Buffer.from(`<svg width="${width}" height="${height}">${body}</svg>`)

const checkers = (width, height) =>
  svg(
    width,
    height,
    '<defs><pattern id="c" width="32" height="32" patternUnits="userSpaceOnUse"><rect width="32" height="32" fill="#fdfbf6"/><path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#e4dfd4"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/>',
  )

/** One picture up to a line, the other from there on. */
async function split(before, after, width, height, at = 0.5) {
  const x = Math.round(width * at)
  const sized = (image) => sharp(image).resize(width, height).flatten().png().toBuffer()
  const start = await sharp(await sized(before))
    .extract({ left: 0, top: 0, width: x, height })
    .toBuffer()
  const line = svg(width, height, `<rect x="${x - 2}" width="4" height="${height}" fill="#fffdf8"/>`)
  return sharp(await sized(after))
    .composite([
      { input: start, left: 0, top: 0 },
      { input: line, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** A part of a picture; `middle` is where its centre lies, in shares of the whole. */
async function part(image, width, height, middle) {
  const whole = await sharp(image).metadata()
  const place = (share, size, all) => Math.max(0, Math.min(all - size, Math.round(share * all - size / 2)))
  return sharp(image)
    .extract({ left: place(middle[0], width, whole.width), top: place(middle[1], height, whole.height), width, height })
    .png()
    .toBuffer()
}

/** A cut-out, as the product makes it, on checkers. */
async function cutOut(image) {
  const { width, height } = await sharp(image).metadata()
  const input = (await engines.removeBackground({ image }, context)).data
  const shown = await sharp(checkers(width, height)).composite([{ input }]).png().toBuffer()
  return { file: input, shown }
}

/** A small picture, its pixels four times as large, and the same small picture as the product enlarges it. */
async function enlarged(image, width) {
  const small = await sharp(image).resize(width).png().toBuffer()
  const { height } = await sharp(small).metadata()
  const after = (await engines.upscale({ image: small, factor: 4 }, context)).data
  const before = await sharp(small)
    .resize(width * 4, height * 4, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return { small, before, after, width: width * 4, height: height * 4 }
}

await mkdir(folder, { recursive: true })

// The landing page: the engine's own landscape, with a quiet sky where the words begin.
const lake = { prompt: 'teal mountains and a copper lake at sunset', seed: 4 }
await save('hero-landing', await strike({ ...lake, width: 1280, height: 960 }), 60)
await save('hero-landing-narrow', await strike({ ...lake, width: 780, height: 560 }), 40)

const ink = await strike({ prompt: 'abstract mint and copper ink', seed: 4, width: 1600, height: 900 })
await save('hero-faq', ink, 60, { width: 1200, height: 675 })
await save('hero-faq-narrow', ink, 40, { width: 780, height: 560 })

// The page of an upscale shows one: left of the line the small file's own pixels, right of it what comes back.
const mint = await strike({ prompt: 'a minted coin on mint paper', seed: 4, width: 1500, height: 1000 })
const wideCoin = await enlarged(await part(mint, 1080, 720, [0.43, 0.5]), 200)
await save('hero-upscale', await split(wideCoin.before, wideCoin.after, 1200, 800, 0.6), 60)
const narrowCoin = await enlarged(await part(mint, 1000, 720, [0.5, 0.5]), 125)
const magnified = (image, kernel) => sharp(image).resize(780, 560, { kernel, fit: 'fill' }).png().toBuffer()
await save(
  'hero-upscale-narrow',
  await split(await magnified(narrowCoin.before, 'nearest'), await magnified(narrowCoin.after), 780, 560),
  40,
)

// The page of a cut-out shows one: left of the line the picture, right of it what is left of it.
const garden = { prompt: 'a garden of copper flowers in the morning', seed: 9 }
const bouquet = await strike({ ...garden, width: 1500, height: 1000 })
const bouquetCut = await cutOut(bouquet)
await save('hero-remove', await split(bouquet, bouquetCut.shown, 1200, 800, 0.5), 60)
await save(
  'hero-remove-narrow',
  await split(
    await part(bouquet, 1380, 991, [0.5, 0.45]),
    await part(bouquetCut.shown, 1380, 991, [0.5, 0.45]),
    780,
    560,
  ),
  44,
)

// The page of a picture from words shows takes on one prompt, tilted like prints on a table. What is between them is
// transparent: it takes the colour of the page.
const takeStyles = [
  'Watercolor',
  'Digital art',
  'Pixel art',
  'Comic',
  'Oil painting',
  'Photorealistic',
  'Anime',
  'Line art',
  '3D render',
]
const prints = await Promise.all(
  takeStyles.map(async (style) => {
    const print = await strike({
      prompt: 'a sailing boat in a quiet bay at sunset',
      style,
      seed: 4,
      width: 768,
      height: 768,
    })
    const corners = svg(440, 440, '<rect width="440" height="440" rx="20"/>')
    return sharp(print)
      .resize(440, 440)
      .composite([{ input: corners, blend: 'dest-in' }])
      .png()
      .toBuffer()
  }),
)
/** Prints in rows, turned a little; the middle of them, `width` x `height` px of it. */
async function table(columns, rows, width, height) {
  const step = 460
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const sheet = await sharp({
    create: { width: columns * step, height: rows * step, channels: 4, background: clear },
  })
    .composite(
      Array.from({ length: columns * rows }, (_, place) => ({
        input: prints[place % prints.length],
        left: (place % columns) * step + 10,
        top: Math.floor(place / columns) * step + 10,
      })),
    )
    .png()
    .toBuffer()
  const turned = await sharp(sheet).rotate(-8, { background: clear }).png().toBuffer()
  return part(turned, width, height, [0.5, 0.5])
}
await save('hero-generate', await table(4, 4, 1380, 920), 76, { width: 1200, height: 800 })
await save('hero-generate-narrow', await table(4, 4, 1254, 900), 44, { width: 780, height: 560 })

const coins = await strike({ prompt: 'a minted coin on warm paper', seed: 2, width: 1200, height: 750 })
await save('pricing-coins', coins, 40, { width: 900, height: 720, fit: 'cover', position: 'left' })

const flowers = await strike({ ...garden, width: 1200, height: 750 })
const flowersCut = await cutOut(flowers)
await save('example-remove-before', flowers, 40, { width: 960, height: 600 })
await save('example-remove-after', flowersCut.file, 80, { width: 960, height: 600 })
await save('service-remove', await split(flowers, flowersCut.shown, 800, 500), 34)

// The same two files stand on the page of the service and, cut to a detail, on the landing page.
const copper = await strike({ prompt: 'a copper coin', seed: 5, width: 1200, height: 750 })
const example = await enlarged(copper, 240)
await save('example-upscale-before', example.small, 24)
await save('example-upscale-after', example.after, 60)
const detail = async (image, kernel) =>
  sharp(await part(image, 480, 300, [0.5, 0.5]))
    .resize(800, 500, { kernel })
    .png()
    .toBuffer()
await save(
  'service-upscale',
  await split(await detail(example.before, 'nearest'), await detail(example.after), 800, 500),
  34,
)

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

const gallery = JSON.parse(await readFile(new URL('gallery.json', folder), 'utf8'))
for (const [place, recipe] of gallery.entries()) {
  const image = await strike({ ...recipe, width: 768, height: 768 })
  await save(`gallery-${place + 1}`, image, recipe.style === 'Line art' ? 64 : 36, { width: 512, height: 512 })
}

await engines.close()

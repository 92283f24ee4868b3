// Strikes the pictures of the public pages with the product's own engines. The same recipe gives the same pictures.
// Run with Node 24: node scripts/make-pictures.mjs [names of those to write; all without]
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { closeEngines, cutOut, enlarged, part, sharp, split, strike, table } from './engine-pictures.mjs'

const only = process.argv.slice(2)
const folder = new URL('../packages/ui/src/assets/', import.meta.url)

const isWanted = (name) => only.length === 0 || only.includes(name)

/** A file under a ceiling in KB: the first quality that fits. */
async function saveAs(file, ceiling, qualities, encode) {
  for (const quality of qualities) {
    const data = await encode(quality).toBuffer()
    if (data.length > ceiling * 1024) continue
    await writeFile(new URL(file, folder), data)
    console.log(`${file} ${(data.length / 1024).toFixed(1)} KB, quality ${quality}`)
    return
  }
  throw new Error(`${file} does not fit ${ceiling} KB`)
}

const webp = (image, resize) => (quality) =>
  sharp(image)
    .resize(resize ?? null)
    .webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 60 })

const avif = (image, resize) => (quality) =>
  sharp(image)
    .resize(resize ?? null)
    .avif({ quality, effort: 4 })

const webpQualities = [84, 80, 76, 72, 68, 64, 60, 55, 50, 45, 40]
const avifQualities = [52, 48, 44, 40, 36]

async function save(name, image, ceiling, resize) {
  if (isWanted(name)) await saveAs(`${name}.webp`, ceiling, webpQualities, webp(image, resize))
}

/** The picture that a page is seen to load: half the bytes, and WebP for whoever cannot read it. */
async function saveFirst(name, image, ceiling, resize) {
  await save(name, image, ceiling, resize)
  if (isWanted(name)) await saveAs(`${name}.avif`, ceiling * 0.6, avifQualities, avif(image, resize))
}

/** Its cut for phones: all that are supported read AVIF, and the others have the wide one. */
async function saveNarrow(name, image, ceiling, resize) {
  if (isWanted(name)) await saveAs(`${name}.avif`, ceiling, avifQualities, avif(image, resize))
}

await mkdir(folder, { recursive: true })

// The landing page: the engine's own landscape, with a quiet sky where the words begin.
const lake = { prompt: 'teal mountains and a copper lake at sunset', seed: 4 }
await saveFirst('hero-landing', await strike({ ...lake, width: 1280, height: 960 }), 60)
await saveNarrow('hero-landing-narrow', await strike({ ...lake, width: 780, height: 560 }), 22)

const ink = await strike({ prompt: 'abstract mint and copper ink', seed: 4, width: 1600, height: 900 })
await saveFirst('hero-faq', ink, 60, { width: 1200, height: 675 })
await saveNarrow('hero-faq-narrow', ink, 22, { width: 780, height: 560 })

// The page of an upscale shows one: left of the line the small file's own pixels, right of it what comes back.
const mint = await strike({ prompt: 'a minted coin on mint paper', seed: 4, width: 1500, height: 1000 })
const wideCoin = await enlarged(await part(mint, 1080, 720, [0.43, 0.5]), 200)
await saveFirst('hero-upscale', await split(wideCoin.before, wideCoin.after, 1200, 800, 0.6), 60)
const narrowCoin = await enlarged(await part(mint, 1000, 720, [0.5, 0.5]), 125)
const magnified = (image, kernel) => sharp(image).resize(780, 560, { kernel, fit: 'fill' }).png().toBuffer()
await saveNarrow(
  'hero-upscale-narrow',
  await split(await magnified(narrowCoin.before, 'nearest'), await magnified(narrowCoin.after), 780, 560),
  22,
)

// The page of a cut-out shows one: left of the line the picture, right of it what is left of it.
const garden = { prompt: 'a garden of copper flowers in the morning', seed: 9 }
const bouquet = await strike({ ...garden, width: 1500, height: 1000 })
const bouquetCut = await cutOut(bouquet)
await saveFirst('hero-remove', await split(bouquet, bouquetCut.shown, 1200, 800, 0.5), 60)
await saveNarrow(
  'hero-remove-narrow',
  await split(
    await part(bouquet, 1380, 991, [0.5, 0.45]),
    await part(bouquetCut.shown, 1380, 991, [0.5, 0.45]),
    780,
    560,
  ),
  24,
)

// The page of a picture from words shows takes on one prompt, tilted like prints on a table. What is between them is
// transparent: it takes the colour of the page.
await saveFirst('hero-generate', await table(4, 4, 1380, 920), 76, { width: 1200, height: 800 })
await saveNarrow('hero-generate-narrow', await table(4, 4, 1254, 900), 28, { width: 780, height: 560 })

const coins = await strike({ prompt: 'a minted coin on warm paper', seed: 2, width: 1200, height: 750 })
await saveFirst('pricing-coins', coins, 40, { width: 900, height: 720, fit: 'cover', position: 'left' })

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

await closeEngines()

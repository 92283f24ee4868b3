// Makes the images of the public pages with the product's own engines; the same recipe gives the same image.
// node_modules/.bin/node scripts/images/make-images.mjs [names of files; all without]
import { readFile, writeFile } from 'node:fs/promises'
import { cutOut, draw, engines, enlarged, mosaic, part, resized, sharp, split, table } from './engines.mjs'

const only = process.argv.slice(2)
const folder = new URL('../../packages/ui/src/assets/', import.meta.url)
const qualities = { webp: [84, 80, 76, 72, 68, 64, 60, 55, 50, 45, 40], avif: [52, 48, 44, 40, 36] }
const options = { webp: { effort: 6, smartSubsample: true, alphaQuality: 60 }, avif: { effort: 4 } }

/** A file of at most so many KB: the first quality that fits. */
async function save(file, image, ceiling, size) {
  if (only.length > 0 && !only.includes(file)) return
  const format = file.split('.').at(-1)
  for (const quality of qualities[format]) {
    const pipeline = sharp(image).resize(size ?? null)
    const data = await pipeline.toFormat(format, { ...options[format], quality }).toBuffer()
    if (data.length > ceiling * 1024) continue
    await writeFile(new URL(file, folder), data)
    console.log(`${file} ${(data.length / 1024).toFixed(1)} KB, quality ${quality}`)
    return
  }
  throw new Error(`${file} does not fit ${ceiling} KB`)
}

/** An image of the first view: AVIF, and WebP for browsers that cannot read it. */
async function saveFirst(name, image, ceiling, size) {
  await save(`${name}.webp`, image, ceiling, size)
  await save(`${name}.avif`, image, ceiling * 0.6, size)
}

const narrow = { width: 780, height: 560 }

const lake = { prompt: 'teal mountains and a copper lake at sunset', seed: 4 }
await saveFirst('hero-landing', await draw({ ...lake, width: 1280, height: 960 }), 60)
await save('hero-landing-narrow.avif', await draw({ ...lake, ...narrow }), 22)

const ink = await draw({ prompt: 'abstract mint and copper ink', seed: 4, width: 1600, height: 900 })
await saveFirst('hero-faq', ink, 60, { width: 1200, height: 675 })
await save('hero-faq-narrow.avif', ink, 22, narrow)

const mint = await draw({ prompt: 'a minted coin on mint paper', seed: 4, width: 1500, height: 1000 })
const wide = await enlarged(await part(mint, 1080, 720, [0.43, 0.5]), 200)
await saveFirst('hero-upscale', await split(wide.before, wide.after, 1200, 800, 0.6), 60)
const tall = await enlarged(await part(mint, 1000, 720, [0.5, 0.5]), 125)
const magnified = await resized(tall.before, 780, 560, { kernel: 'nearest', fit: 'fill' })
await save(
  'hero-upscale-narrow.avif',
  await split(magnified, await resized(tall.after, 780, 560, { fit: 'fill' }), 780, 560),
  22,
)

const garden = { prompt: 'a garden of copper flowers in the morning', seed: 9 }
const bouquet = await draw({ ...garden, width: 1500, height: 1000 })
const { shown } = await cutOut(bouquet)
await saveFirst('hero-remove', await split(bouquet, shown, 1200, 800), 60)
const [before, after] = await Promise.all([bouquet, shown].map((image) => part(image, 1380, 991, [0.5, 0.45])))
await save('hero-remove-narrow.avif', await split(before, after, 780, 560), 24)

// The gaps are transparent, so that they show the colour of the page.
await saveFirst('hero-generate', await table(1380, 920), 76, { width: 1200, height: 800 })
await save('hero-generate-narrow.avif', await table(1254, 900), 28, narrow)

const coins = await draw({ prompt: 'a minted coin on warm paper', seed: 2, width: 1200, height: 750 })
await saveFirst('pricing-coins', coins, 40, { width: 900, height: 720, fit: 'cover', position: 'left' })

const example = { width: 960, height: 600 }
const flowers = await draw({ ...garden, width: 1200, height: 750 })
const cut = await cutOut(flowers)
await save('example-remove-before.webp', flowers, 40, example)
await save('example-remove-after.webp', cut.file, 80, example)
await save('service-remove.webp', await split(flowers, cut.shown, 800, 500), 34)

const copper = await draw({ prompt: 'a copper coin', seed: 5, width: 1200, height: 750 })
const pair = await enlarged(copper, 240)
await save('example-upscale-before.webp', pair.small, 24)
await save('example-upscale-after.webp', pair.after, 60)
const detail = async (image, kernel) => resized(await part(image, 480, 300, [0.5, 0.5]), 800, 500, { kernel })
await save(
  'service-upscale.webp',
  await split(await detail(pair.before, 'nearest'), await detail(pair.after), 800, 500),
  34,
)

const prompt = 'a lake between snowy mountains at sunset'
const takes = ['Digital art', 'Watercolor', 'Pixel art', 'Oil painting'].map((style) =>
  draw({ prompt, style, seed: 2, width: 640, height: 576 }),
)
await save('service-generate.webp', await mosaic(await Promise.all(takes)), 62)

const gallery = JSON.parse(await readFile(new URL('gallery.json', folder), 'utf8'))
for (const [place, recipe] of gallery.entries()) {
  const image = await draw({ ...recipe, width: 768, height: 768 })
  await save(`gallery-${place + 1}.webp`, image, recipe.style === 'Line art' ? 64 : 36, { width: 512, height: 512 })
}

// The engines work in threads, which would keep the process alive.
await engines.close()

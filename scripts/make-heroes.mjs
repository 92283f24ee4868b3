/**
 * Paints the pictures of the public pages with the product's own engine, as WebP below a byte limit.
 * Usage: node scripts/make-heroes.mjs [folder]; needs Node 24, which reads the engine's TypeScript as it is.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { createBuiltInEngines } from '../apps/api/src/engines/engine.ts'

const sharp = createRequire(new URL('../apps/api/package.json', import.meta.url))('sharp')

const wide = { width: 1536, height: 1024, target: 1200, limit: 60 * 1024 }
const square = { width: 1024, height: 1024, target: 640, limit: 35 * 1024 }

const pictures = [
  {
    name: 'hero-landing',
    ...wide,
    style: 'None',
    seed: 21,
    prompt: 'A quiet mountain lake, Mintage light, snow on the peaks',
  },
  {
    name: 'hero-generate',
    ...wide,
    style: 'None',
    seed: 7,
    prompt: 'A sailing boat on the sea at sunset, gulls far off',
  },
  {
    name: 'hero-remove',
    ...wide,
    style: 'None',
    seed: 12,
    prompt: 'A bouquet of coral peonies and poppies in the morning',
  },
  { name: 'hero-upscale', ...wide, style: 'None', seed: 3, prompt: 'A struck gold coin on mint cloth' },
  { name: 'gallery-1', ...square, style: 'Oil painting', seed: 4, prompt: 'Red poppies in the garden at noon' },
  { name: 'gallery-2', ...square, style: 'Digital art', seed: 5, prompt: 'A misty forest at sunrise, birds above' },
  { name: 'gallery-3', ...square, style: 'Pixel art', seed: 2, prompt: 'City skyline at dusk' },
  {
    name: 'gallery-4',
    ...square,
    style: 'Watercolor',
    seed: 5,
    prompt: 'A sail off a quiet coast in the morning',
  },
  { name: 'gallery-5', ...square, style: '3D render', seed: 6, prompt: 'Desert dunes at sunset' },
  { name: 'gallery-6', ...square, style: 'Anime', seed: 8, prompt: 'A cat under the moon at night' },
]

/** The best quality that stays below the limit. */
const encode = async (png, target, limit) => {
  for (let quality = 84; quality >= 20; quality -= 4) {
    const webp = await sharp(png).resize(target).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= limit) return { webp, quality }
  }
  throw new Error('No quality stays below the limit.')
}

const folder = resolve(process.argv[2] ?? 'heroes')
await mkdir(folder, { recursive: true })
const engines = createBuiltInEngines()
const index = []
try {
  for (const { name, target, limit, ...input } of pictures) {
    const context = { signal: new AbortController().signal, onProgress() {} }
    const picture = await engines.generate({ ...input, label: false }, context)
    const { webp, quality } = await encode(picture.data, target, limit)
    const height = Math.round((target * input.height) / input.width)
    await writeFile(join(folder, `${name}.webp`), webp)
    index.push({
      file: `${name}.webp`,
      prompt: input.prompt,
      style: input.style,
      seed: input.seed,
      width: target,
      height,
    })
    console.log(`${name}.webp ${(webp.length / 1024).toFixed(1)} KiB at quality ${quality}`)
  }
  await writeFile(join(folder, 'prompts.json'), `${JSON.stringify(index, null, 2)}\n`)
} finally {
  await engines.close()
}

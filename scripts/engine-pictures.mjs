// What the scripts of pictures share: the product's own engines, and ways to set side by side what they make.
import { createRequire } from 'node:module'
import { paint } from '../apps/api/src/engines/art/artist.ts'
import { createBuiltInEngines } from '../apps/api/src/engines/built-in.ts'

// sharp belongs to the server's workspace, not to the root.
export const sharp = createRequire(new URL('../apps/api/src/', import.meta.url))('sharp')

const engines = createBuiltInEngines()
const context = { signal: new AbortController().signal, id: 'page', onProgress() {}, onPreview() {} }

export const strike = async ({ prompt, style = 'None', seed, width, height }) =>
  (await paint({ prompt, style, seed, width, height, label: false }, { throwIfAborted() {}, report() {} })).data

export const svg = (width, height, body) => Buffer.from(`<svg width="${width}" height="${height}">${body}</svg>`)

const checkers = (width, height) =>
  svg(
    width,
    height,
    '<defs><pattern id="c" width="32" height="32" patternUnits="userSpaceOnUse"><rect width="32" height="32" fill="#fdfbf6"/><path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#e4dfd4"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/>',
  )

/** One picture up to a line, the other from there on. */
export async function split(before, after, width, height, at = 0.5) {
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
export async function part(image, width, height, middle) {
  const whole = await sharp(image).metadata()
  const place = (share, size, all) => Math.max(0, Math.min(all - size, Math.round(share * all - size / 2)))
  return sharp(image)
    .extract({ left: place(middle[0], width, whole.width), top: place(middle[1], height, whole.height), width, height })
    .png()
    .toBuffer()
}

/** A cut-out, as the product makes it, on checkers. */
export async function cutOut(image) {
  const { width, height } = await sharp(image).metadata()
  const input = (await engines.removeBackground({ image }, context)).data
  const shown = await sharp(checkers(width, height)).composite([{ input }]).png().toBuffer()
  return { file: input, shown }
}

/** A small picture, its pixels four times as large, and the same small picture as the product enlarges it. */
export async function enlarged(image, width) {
  const small = await sharp(image).resize(width).png().toBuffer()
  const { height } = await sharp(small).metadata()
  const after = (await engines.upscale({ image: small, factor: 4 }, context)).data
  const before = await sharp(small)
    .resize(width * 4, height * 4, { kernel: 'nearest' })
    .png()
    .toBuffer()
  return { small, before, after, width: width * 4, height: height * 4 }
}

/** One prompt in nine styles, as prints with round corners. */
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
const makePrints = () =>
  Promise.all(
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
let prints

/** Prints in rows, turned a little; the middle of them, `width` x `height` px of it. */
export async function table(columns, rows, width, height) {
  prints ??= makePrints()
  const laid = await prints
  const step = 460
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const sheet = await sharp({
    create: { width: columns * step, height: rows * step, channels: 4, background: clear },
  })
    .composite(
      Array.from({ length: columns * rows }, (_, place) => ({
        input: laid[place % laid.length],
        left: (place % columns) * step + 10,
        top: Math.floor(place / columns) * step + 10,
      })),
    )
    .png()
    .toBuffer()
  const turned = await sharp(sheet).rotate(-8, { background: clear }).png().toBuffer()
  return part(turned, width, height, [0.5, 0.5])
}

/** The engines work in threads, which would keep the script. */
export const closeEngines = () => engines.close()

// The product's own engines, and ways to show side by side what they make.
import { createRequire } from 'node:module'
import { createBuiltInEngines } from '../../apps/api/src/engines/built-in.ts'
import { paint } from '../../apps/api/src/engines/sample/paint.ts'

// sharp belongs to the server's workspace.
export const sharp = createRequire(new URL('../../apps/api/src/', import.meta.url))('sharp')

export const engines = createBuiltInEngines()
const context = { signal: new AbortController().signal, id: 'page', onProgress() {}, onPreview() {} }
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

export const draw = async ({ prompt, style = 'None', seed, width, height }) =>
  (await paint({ prompt, style, seed, width, height, label: false }, { throwIfAborted() {}, report() {} })).data

export const resized = (image, width, height, options = {}) =>
  sharp(image).resize(width, height, options).png().toBuffer()

const svg = (width, height, body) => Buffer.from(`<svg width="${width}" height="${height}">${body}</svg>`)

/** One image up to a line, the other from there on. */
export async function split(before, after, width, height, at = 0.5) {
  const x = Math.round(width * at)
  const opaque = async (image) => sharp(await resized(image, width, height)).flatten()
  const start = await (await opaque(before)).extract({ left: 0, top: 0, width: x, height }).png().toBuffer()
  const line = svg(width, height, `<rect x="${x - 2}" width="4" height="${height}" fill="#fffdf8"/>`)
  const layers = [start, line].map((input) => ({ input, left: 0, top: 0 }))
  return sharp(await (await opaque(after)).png().toBuffer())
    .composite(layers)
    .png()
    .toBuffer()
}

/** A part of an image; `middle` is where its centre lies, in shares of the whole. */
export async function part(image, width, height, middle) {
  const whole = await sharp(image).metadata()
  const place = (share, size, all) => Math.max(0, Math.min(all - size, Math.round(share * all - size / 2)))
  return sharp(image)
    .extract({ left: place(middle[0], width, whole.width), top: place(middle[1], height, whole.height), width, height })
    .png()
    .toBuffer()
}

/** The cut-out as a file, and on checkers. */
export async function cutOut(image) {
  const { width, height } = await sharp(image).metadata()
  const file = (await engines.removeBackground({ image }, context)).data
  const checkers =
    '<defs><pattern id="c" width="32" height="32" patternUnits="userSpaceOnUse"><rect width="32" height="32" fill="#fdfbf6"/><path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#e4dfd4"/></pattern></defs><rect width="100%" height="100%" fill="url(#c)"/>'
  const shown = await sharp(svg(width, height, checkers))
    .composite([{ input: file }])
    .png()
    .toBuffer()
  return { file, shown }
}

/** A small image, the same with pixels four times as large, and as the engine enlarges it. */
export async function enlarged(image, width) {
  const small = await sharp(image).resize(width).png().toBuffer()
  const { height } = await sharp(small).metadata()
  const after = (await engines.upscale({ image: small, factor: 4 }, context)).data
  return { small, before: await resized(small, width * 4, height * 4, { kernel: 'nearest' }), after }
}

const styles =
  'Watercolor, Digital art, Pixel art, Comic, Oil painting, Photorealistic, Anime, Line art, 3D render'.split(', ')

async function print(style) {
  const prompt = 'a sailing boat in a quiet bay at sunset'
  const drawn = await draw({ prompt, style, seed: 4, width: 768, height: 768 })
  const corners = svg(440, 440, '<rect width="440" height="440" rx="20"/>')
  return sharp(drawn)
    .resize(440, 440)
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** One prompt in nine styles, as prints that lie a little turned: `width` x `height` px of their middle. */
export async function table(width, height) {
  const prints = await Promise.all(styles.map(print))
  const step = 460
  const layers = Array.from({ length: 16 }, (_, place) => ({
    input: prints[place % prints.length],
    left: (place % 4) * step + 10,
    top: Math.floor(place / 4) * step + 10,
  }))
  const sheet = sharp({ create: { width: 4 * step, height: 4 * step, channels: 4, background: clear } })
  const laid = await sheet.composite(layers).png().toBuffer()
  return part(await sharp(laid).rotate(-8, { background: clear }).png().toBuffer(), width, height, [0.5, 0.5])
}

/** Four images in two rows, with clear seams. */
export async function mosaic(images) {
  const layers = await Promise.all(
    images.map(async (image, place) => ({
      input: await sharp(image).resize(495, 445).toBuffer(),
      left: place % 2 === 0 ? 0 : 505,
      top: place < 2 ? 0 : 455,
    })),
  )
  return sharp({ create: { width: 1000, height: 900, channels: 4, background: clear } })
    .composite(layers)
    .png()
    .toBuffer()
}

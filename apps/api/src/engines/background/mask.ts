import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { writePng } from '../../pixels/write-png.ts'
import { at } from '../sample/numbers.ts'
import type { Raster } from '../shared/raster.ts'
import { withoutBackground } from './compose.ts'
import { spread } from './matte.ts'
import { type Size, within } from './small-image.ts'

const resized = (mask: Buffer, from: Size, to: Size): Promise<Buffer> =>
  sharp(mask, { raw: { ...from, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()

/** Longest side, in pixels, for the colours on both sides of an edge, which change slowly along it. */
const colourSide = 320

/** Outside this range a pixel shows one side only. */
const [surelyBehind, surelyFront] = [3, 252]
/** Share of the shorter side: how far to look for colours of subject and background. */
const reach = 1 / 40

async function coloursBeside({ data, width, height }: Raster, alpha: Buffer) {
  const size = within({ width, height }, colourSide)
  const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const small = await resized(alpha, { width, height }, size)
  const planes = [0, 1, 2].map((channel) => Float32Array.from(small, (_, i) => at(rgb, i * 3 + channel)))
  const radius = Math.max(2, Math.round(Math.min(size.width, size.height) * reach))
  const side = (isOn: (value: number) => boolean) => {
    const weights = Float32Array.from(small, (value) => (isOn(value) ? 1 : 0))
    return spread(planes, weights, size.width, size.height, radius)
  }
  const [front, back] = [side((value) => value >= surelyFront), side((value) => value <= surelyBehind)]
  return { ...size, front, back }
}

/** Multiplies the opacity by the mask, and removes the old background's colour from the edge. */
export async function applyMask(raster: Raster, mask: Buffer, size: Size): Promise<EncodedImage> {
  const { data, width, height } = raster
  const alpha = await resized(mask, size, raster)
  const { front, back, ...small } = await coloursBeside(raster, alpha)
  for (let i = 0; i < width * height; i++) {
    const share = at(alpha, i)
    const opacity = Math.round((at(data, i * 4 + 3) * share) / 255)
    // Clears colours of the old background under transparent pixels.
    if (opacity === 0) {
      data.fill(0, i * 4, i * 4 + 4)
      continue
    }
    data[i * 4 + 3] = opacity
    if (share === 255) continue
    const x = Math.floor(((i % width) * small.width) / width)
    const near = Math.floor((Math.floor(i / width) * small.height) / height) * small.width + x
    for (const [channel, plane] of front.entries()) {
      const p = i * 4 + channel
      data[p] = withoutBackground(at(data, p), at(plane, near), at(back[channel] ?? plane, near), share / 255)
    }
  }
  return writePng(raster)
}

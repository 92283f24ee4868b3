import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { writePng } from '../../pixels/write-png.ts'
import { at } from '../sample/numbers.ts'
import type { Raster } from '../shared/raster.ts'
import { decontaminate } from './apply-matte.ts'
import { meanColours } from './matte.ts'
import { type Size, sizeWithin } from './small-image.ts'

const resizeMask = (mask: Buffer, from: Size, to: Size): Promise<Buffer> =>
  sharp(mask, { raw: { ...from, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()

/** Longest side, in pixels, for the colours on both sides of an edge, which change slowly along it. */
const colourSide = 320

const [transparentUpTo, opaqueFrom] = [3, 252]
/** Share of the shorter side: how far to look for colours of subject and background. */
const reach = 1 / 40

async function edgeColours({ data, width, height }: Raster, alpha: Buffer) {
  const size = sizeWithin({ width, height }, colourSide)
  const rgb = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const small = await resizeMask(alpha, { width, height }, size)
  const planes = [0, 1, 2].map((channel) => Float32Array.from(small, (_, i) => at(rgb, i * 3 + channel)))
  const radius = Math.max(2, Math.round(Math.min(size.width, size.height) * reach))
  const side = (isOn: (value: number) => boolean) => {
    const weights = Float32Array.from(small, (value) => (isOn(value) ? 1 : 0))
    return meanColours(planes, weights, size.width, size.height, radius)
  }
  const [front, back] = [side((value) => value >= opaqueFrom), side((value) => value <= transparentUpTo)]
  return { ...size, front, back }
}

/** Multiplies the opacity by the mask, and removes the old background's colour from the edge. */
export async function cutOutByMask(raster: Raster, mask: Buffer, size: Size): Promise<EncodedImage> {
  const { data, width, height } = raster
  const alpha = await resizeMask(mask, size, raster)
  const { front, back, ...small } = await edgeColours(raster, alpha)
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
      data[p] = decontaminate(at(data, p), at(plane, near), at(back[channel] ?? plane, near), share / 255)
    }
  }
  return writePng(raster)
}

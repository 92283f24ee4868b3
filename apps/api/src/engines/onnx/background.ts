import sharp from 'sharp'
import type { EncodedImage } from '../../pixels/encoded-image.ts'
import { cutOutByMask } from '../background/cut-out-by-mask.ts'
import { EngineError } from '../shared/errors.ts'
import type { JobControl } from '../shared/protocol.ts'
import { type Raster, readRaster } from '../shared/raster.ts'
import type { BackgroundModel } from './config.ts'
import { loadModel, type Planes } from './session.ts'

/** Resizes the image to the model's input, with its channels scaled as in the training. */
async function inputOf({ data, width, height }: Raster, model: BackgroundModel): Promise<Planes> {
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .resize(model.width, model.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  const plane = model.width * model.height
  const values = new Float32Array(plane * 3)
  for (const [channel, mean] of model.mean.entries()) {
    const deviation = model.deviation[channel] ?? 1
    for (let i = 0; i < plane; i++)
      values[channel * plane + i] = ((pixels[i * 3 + channel] ?? 0) / 255 - mean) / deviation
  }
  return { width: model.width, height: model.height, values }
}

/** Share of the whole scale; a mask of less contrast marks nothing. */
const minContrast = 0.1
/** Share of the image; a smaller subject is dust. */
const minSubject = 0.002

/** The model's first channel, stretched to 0..255. @throws EngineError no_subject for an even mask */
function maskOf(values: Float32Array, sigmoid: boolean): Buffer {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  const shares = sigmoid ? values.map((value) => 1 / (1 + Math.exp(-value))) : values
  for (const share of shares) {
    if (share < least) least = share
    if (share > most) most = share
  }
  // Written in this form, it refuses NaN too.
  if (!(most - least >= minContrast))
    throw new EngineError('no_subject', 'the model marks no part of the image more than another')
  const mask = Buffer.from(shares.map((share) => Math.round(((share - least) / (most - least)) * 255)))
  const marked = mask.reduce((count, value) => count + (value > 127 ? 1 : 0), 0)
  if (marked < minSubject * mask.length)
    throw new EngineError('no_subject', `the model marks ${marked} of ${mask.length} pixels`)
  return mask
}

export async function removeBackground(
  image: Buffer,
  model: BackgroundModel,
  control: JobControl,
): Promise<EncodedImage> {
  const raster = await readRaster(image, model.maxInputPixels)
  control.throwIfAborted()
  const session = await loadModel(model)
  control.throwIfAborted()
  const { values, channels, ...size } = await session.run(await inputOf(raster, model), model.output)
  control.throwIfAborted()
  const mask = maskOf(values.subarray(0, size.width * size.height), model.sigmoid)
  return cutOutByMask(raster, mask, size)
}

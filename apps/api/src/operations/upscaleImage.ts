import { ValidationError } from '../errors.ts'
import { readForm } from '../http/forms.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { acceptSource } from '../images/accept-source.ts'
import { factorsBy } from '../images/offers.ts'
import { type CleanPicture, MAX_PIXELS_OUT, UPLOAD_MAX_BYTES } from '../images/pictures.ts'
import { readRequest } from '../images/read.ts'
import { readUpload, type Upload } from '../images/uploads.ts'

function readFactor({ fields }: Upload, factors: readonly number[]): number {
  const factor = factors.find((offered) => fields.factor === String(offered))
  if (factor === undefined)
    throw new ValidationError({ factor: [`Please choose ${factors.map((one) => `${one}x`).join(' or ')}`] })
  return factor
}

const formats = ['png', 'jpeg', 'webp'] as const

/** The longest side that a WebP file can have, in pixels. */
const WEBP_MAX_SIDE = 16_383

function readFormat({ fields }: Upload) {
  if (fields.format === undefined) return {}
  const format = formats.find((known) => known === fields.format)
  if (format === undefined) throw new ValidationError({ format: ['Please choose PNG, JPEG or WebP'] })
  return { format }
}

function checkSize(
  { width, height }: CleanPicture,
  factor: number,
  format: (typeof formats)[number] | undefined,
): void {
  const pixels = width * height * factor ** 2
  if (pixels > MAX_PIXELS_OUT) {
    const megapixels = Math.ceil(pixels / 1e6)
    const text = `At ${factor}x this picture would have ${megapixels} megapixels; at most 64 are possible.`
    throw new ValidationError({ factor: [text] })
  }
  if (format === 'webp' && Math.max(width, height) * factor > WEBP_MAX_SIDE)
    throw new ValidationError({
      format: ['A WebP picture has at most 16,383 pixels a side. Please choose PNG or JPEG.'],
    })
}

export const upscaleImage = defineMemberOperation(
  'upscaleImage',
  async ({ request, member, idempotencyKey }, dependencies) => {
    const upload = await readUpload(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
    const factors = factorsBy(await dependencies.catalogue.settings(), dependencies.engines.upscaling)
    const factor = readFactor(upload, factors)
    const format = readFormat(upload)
    const wanted = { service: 'upscale' as const, settings: { factor, ...format, file_name: upload.name } }
    const id = await acceptSource(dependencies, member.id, wanted, upload, idempotencyKey, (picture) =>
      checkSize(picture, factor, format.format),
    )
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)

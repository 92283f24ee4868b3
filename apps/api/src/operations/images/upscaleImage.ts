import { acceptSource } from '../../domain/images/accept-source.ts'
import { type CleanImage, MAX_PIXELS_OUT, UPLOAD_MAX_BYTES } from '../../domain/images/image-files.ts'
import { readRequest } from '../../domain/images/read.ts'
import { supportedFactors } from '../../domain/images/supported-settings.ts'
import { readUpload, type Upload } from '../../domain/images/uploads.ts'
import { ValidationError } from '../../errors.ts'
import { longestSides } from '../../pixels/longest-sides.ts'
import { readForm } from '../../platform/http/forms.ts'
import { defineMemberOperation } from '../operation.ts'

function readFactor({ fields }: Upload, factors: readonly number[]): number {
  const factor = factors.find((offered) => fields.factor === String(offered))
  if (factor === undefined)
    throw new ValidationError({ factor: [`Please choose ${factors.map((one) => `${one}x`).join(' or ')}`] })
  return factor
}

const formats = ['png', 'jpeg', 'webp'] as const

function readFormat({ fields }: Upload) {
  if (fields.format === undefined) return {}
  const format = formats.find((each) => each === fields.format)
  if (format === undefined) throw new ValidationError({ format: ['Please choose PNG, JPEG or WebP'] })
  return { format }
}

const tooLong: Readonly<Record<(typeof formats)[number], string>> = {
  png: 'This picture would be too long for a PNG.',
  jpeg: 'A JPEG picture has at most 65,535 pixels a side. Please choose PNG.',
  webp: 'A WebP picture has at most 16,383 pixels a side. Please choose PNG or JPEG.',
}

function checkSize({ width, height }: CleanImage, factor: number, format: (typeof formats)[number] | undefined): void {
  const pixels = width * height * factor ** 2
  if (pixels > MAX_PIXELS_OUT) {
    const megapixels = Math.ceil(pixels / 1e6)
    const text = `At ${factor}x this picture would have ${megapixels} megapixels; at most 64 are possible.`
    throw new ValidationError({ factor: [text] })
  }
  // Without a wanted format it is written as PNG then.
  if (format === undefined || Math.max(width, height) * factor <= longestSides[format]) return
  throw new ValidationError({ format: [tooLong[format]] })
}

export const upscaleImage = defineMemberOperation(
  'upscaleImage',
  async ({ request, member, idempotencyKey }, dependencies) => {
    const upload = await readUpload(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
    const factors = supportedFactors(await dependencies.catalogue.settings(), dependencies.engines.upscaling)
    const factor = readFactor(upload, factors)
    const format = readFormat(upload)
    const newRequest = { service: 'upscale' as const, settings: { factor, ...format, file_name: upload.name } }
    const id = await acceptSource(dependencies, member.id, newRequest, upload, idempotencyKey, (image) =>
      checkSize(image, factor, format.format),
    )
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)

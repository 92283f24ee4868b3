import { ValidationError } from '../errors.ts'
import { readForm } from '../http/forms.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { acceptSource } from '../images/accept-source.ts'
import { MAX_PIXELS_OUT, UPLOAD_MAX_BYTES } from '../images/pictures.ts'
import { readRequest } from '../images/read.ts'
import { readSource, type Source } from '../images/uploads.ts'

function readFactor(source: Source, factors: readonly number[]): number {
  const factor = factors.find((offered) => source.fields.factor === String(offered))
  if (factor === undefined)
    throw new ValidationError({ factor: [`Please choose ${factors.map((one) => `${one}x`).join(' or ')}`] })
  const pixels = source.width * source.height * factor ** 2
  if (pixels > MAX_PIXELS_OUT) {
    const megapixels = Math.ceil(pixels / 1e6)
    const text = `At ${factor}x this picture would have ${megapixels} megapixels; at most 64 are possible.`
    throw new ValidationError({ factor: [text] })
  }
  return factor
}

export const upscaleImage = defineMemberOperation(
  'upscaleImage',
  async ({ request, member, idempotencyKey }, dependencies) => {
    const source = await readSource(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
    const { upscale_factors: factors, upscale_price_tenths: priceTenths } = await dependencies.catalogue.settings()
    const settings = { factor: readFactor(source, factors), file_name: source.name }
    const wanted = { service: 'upscale' as const, settings, priceTenths }
    const id = await acceptSource(dependencies, member.id, wanted, source, idempotencyKey)
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)

import { readForm } from '../http/forms.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { acceptSource } from '../images/accept-source.ts'
import { UPLOAD_MAX_BYTES } from '../images/pictures.ts'
import { readRequest } from '../images/read.ts'
import { readSource } from '../images/uploads.ts'

export const removeBackground = defineMemberOperation(
  'removeBackground',
  async ({ request, member, idempotencyKey }, dependencies) => {
    const source = await readSource(dependencies, member.id, await readForm(request, UPLOAD_MAX_BYTES))
    const { background_removal_price_tenths: priceTenths } = await dependencies.catalogue.settings()
    const settings = { file_name: source.name }
    const wanted = { service: 'remove_background' as const, settings, priceTenths }
    const id = await acceptSource(dependencies, member.id, wanted, source, idempotencyKey)
    return { status: 'OK', payload: await readRequest(dependencies, member.id, id) }
  },
)

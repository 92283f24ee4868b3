import { NotEnoughTokensError } from '../../errors.ts'
import type { IdempotencyScope } from '../../platform/db/idempotency.ts'
import type { ImageSettings } from '../../platform/db/schema.ts'
import { fromTenths } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { readBalance } from '../ledger/ledger.ts'
import { acceptRequest, findAccepted, type NewRequest } from './accept.ts'
import type { CleanImage } from './image-files.ts'
import { agreedPrice, readAgreement } from './prices.ts'
import { cleanUpload, storeSource, type Upload } from './uploads.ts'

/** Accepts work on an upload and stores a copy for it, which is removed again if the request is refused. */
export async function acceptWithSource(
  dependencies: Dependencies,
  userId: string,
  request: Omit<NewRequest, 'sourceFile'>,
  source: CleanImage,
  scope: IdempotencyScope,
): Promise<string> {
  const sourceFile = await storeSource(dependencies, source)
  try {
    const accepted = await acceptRequest(dependencies, userId, { ...request, sourceFile }, scope)
    if (accepted.repeated) await dependencies.storage.remove(sourceFile)
    return accepted.id
  } catch (error) {
    await dependencies.storage.remove(sourceFile)
    throw error
  }
}

/** Saves decoding a large image, which takes a second; the hold decides. */
async function requireBalance({ db }: Dependencies, userId: string, priceTenths: number): Promise<void> {
  const { available } = await readBalance(db, userId)
  if (available < priceTenths) throw new NotEnoughTokensError(fromTenths(priceTenths), fromTenths(available))
}

/** Accepts one image with an upload. @param check refuses an image that is too large for the service */
export async function acceptSource(
  dependencies: Dependencies,
  userId: string,
  request: { service: 'remove_background' | 'upscale'; settings: ImageSettings },
  upload: Upload,
  key: string | null,
  check: (image: CleanImage) => void = () => undefined,
): Promise<string> {
  const scope = dependencies.scopeOf(userId, request.service, key, [upload.hash, request.settings])
  const earlier = await findAccepted(dependencies, scope)
  if (earlier !== null) return earlier
  const priceTenths = await agreedPrice(dependencies, userId, request.service, readAgreement(upload.fields))
  await requireBalance(dependencies, userId, priceTenths)
  const { backgroundRemoval, upscaling } = dependencies.engines
  const { maxInputPixels } = request.service === 'upscale' ? upscaling : backgroundRemoval
  const image = await cleanUpload(dependencies, upload, maxInputPixels)
  check(image)
  return acceptWithSource(dependencies, userId, { ...request, priceTenths, count: 1 }, image, scope)
}

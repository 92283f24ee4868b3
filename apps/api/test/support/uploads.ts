import sharp from 'sharp'
import type { TestServer } from './server.ts'
import { balanceOf, newMember } from './shopping.ts'

type Service = 'removeBackground' | 'upscaleImage'

/** Uploads a file as a new member. @returns the answer, and the stored files after the work */
export async function handIn(server: TestServer, service: Service, data: Buffer, fields: Record<string, string> = {}) {
  const member = await newMember(server)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(data)]), 'image')
  const all = { currency: 'EUR', lang_id: '1', factor: '2', ...fields }
  for (const [field, value] of Object.entries(all)) form.append(field, value)
  const call = await member.call(service, { form })
  const { status } = call
  if (status !== 202) return { status, errors: call.error?.errors ?? {}, balance: await balanceOf(member) }
  await server.dependencies.images.idle()
  const request = (await member.call('getImageRequest', { path: { id: call.answer.payload.id } })).answer.payload
  const id = request.images[0]?.project_id
  const file = async (variant: 'full' | 'source' | 'thumb') => {
    if (!id) return null
    const answer = await member.call('getProjectFile', { path: { id }, query: { variant } })
    return Buffer.from(answer.raw.rawPayload)
  }
  const [result, source, thumb] = [await file('full'), await file('source'), await file('thumb')]
  return { status, state: request.state, error: request.images[0]?.error, result, source, thumb }
}

/** Red, green, blue and alpha of a pixel, in the numbers of sRGB where the file has no profile. */
export async function pixelAt(data: Buffer, x: number, y: number): Promise<number[]> {
  const image = sharp(data).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' })
  const { data: pixels, info } = await image.toBuffer({ resolveWithObject: true })
  return [...pixels.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

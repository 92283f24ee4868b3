import sharp from 'sharp'
import type { Schemas } from '../../src/platform/contract/types.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

type ContentType = Schemas['Project']['content_type']

export const formats = ['png', 'jpeg', 'webp'] as const
export const typeOf = (format: (typeof formats)[number]): ContentType => `image/${format}`

/** Noise, as lively as a photograph. */
export const draw = (size: number, format: (typeof formats)[number] = 'png') =>
  sharp({
    create: {
      ...{ width: size, height: size, channels: 3, background: '#b87333' },
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  }).toFormat(format)

export const formOf = (data: Uint8Array | null, fields: Record<string, string> = {}) => {
  const form = new FormData()
  if (data) form.append('file', new Blob([new Uint8Array(data)]), 'photo')
  for (const [name, value] of Object.entries({ currency: 'EUR', lang_id: '1', ...fields })) form.append(name, value)
  return form
}

export const check = async (server: TestServer, data: Uint8Array) =>
  (await server.visitor().call('checkProvenance', { form: formOf(data) })).answer.payload

export async function resultOf(
  server: TestServer,
  member: Visitor,
  request: { id: string },
): Promise<Schemas['Project']> {
  await server.dependencies.images.idle()
  const { answer } = await member.call('listProjects')
  const [project] = answer.payload.filter(({ request_id: id }) => id === request.id)
  if (!project) throw new Error('there is no image')
  return project
}

export const download = async (member: Visitor, id: string, variant: 'full' | 'thumb' | 'source' = 'full') =>
  (await member.call('getProjectFile', { path: { id }, query: { variant } })).raw.rawPayload

export const packetOf = async (data: Uint8Array) => (await sharp(data).metadata()).xmp?.toString('utf8') ?? ''

/** Asks a service, and returns its result from the library. */
export async function ask(
  server: TestServer,
  member: Visitor,
  service: 'removeBackground' | 'upscaleImage',
  data: Uint8Array,
) {
  const form = formOf(data, service === 'upscaleImage' ? { factor: '2' } : {})
  return resultOf(server, member, (await member.call(service, { form })).answer.payload)
}

import { EngineError } from '../errors.ts'
import type { ImagesApiConfig } from './config.ts'
import { limitedFetch } from './limited-fetch.ts'

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64')

/** The address in an answer is another's word: only known hosts are asked, so that it leads into no network of ours. */
function allowedAddress(address: string, { baseUrl, fileHosts }: ImagesApiConfig): URL {
  const url = URL.parse(address, baseUrl.href)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new EngineError('bad_answer', 'the address of the picture is none')
  if (url.host !== baseUrl.host && !fileHosts.includes(url.host))
    throw new EngineError('bad_answer', `pictures may not be fetched from ${url.host}: see IMAGE_API_FILE_HOSTS`)
  return url
}

/** The bytes behind `url` of an answer: an address, or a data URL. */
async function readFile(address: string, config: ImagesApiConfig, signal: AbortSignal): Promise<Buffer> {
  const inline = /^data:image\/[\w.+-]+;base64,/i.exec(address)
  if (inline) return fromBase64(address.slice(inline[0].length))
  const response = await limitedFetch(allowedAddress(address, config), { signal })
  if (!response.ok) throw new EngineError('bad_answer', `the address of the picture answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The first picture of an answer or of an event; whatever more came was not asked for. */
export async function readPictureOf(answer: unknown, config: ImagesApiConfig, signal: AbortSignal): Promise<Buffer> {
  const list = isRecord(answer) && Array.isArray(answer.data) ? answer.data : [answer]
  for (const item of list) {
    if (!isRecord(item)) continue
    if (typeof item.b64_json === 'string' && item.b64_json !== '') return fromBase64(item.b64_json)
    if (typeof item.url === 'string' && item.url !== '') return readFile(item.url, config, signal)
  }
  throw new EngineError('bad_answer', 'the answer holds no picture')
}

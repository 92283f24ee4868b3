import { EngineError } from '../shared/errors.ts'
import { retry } from '../shared/retry.ts'
import type { ImagesApiConfig } from './config.ts'
import { limitedFetch } from './limited-fetch.ts'

/** Allows known hosts only, because the answer could name an address in our own network. */
function allowedAddress(address: string, { baseUrl, fileHosts }: ImagesApiConfig): URL {
  const url = URL.parse(address, baseUrl.href)
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new EngineError('bad_answer', 'the address of the image is none')
  if (url.host !== baseUrl.host && !fileHosts.includes(url.host))
    throw new EngineError('bad_answer', `pictures may not be fetched from ${url.host}: see IMAGE_API_FILE_HOSTS`)
  return url
}

/** Characters that base64 lacks; a JPEG's base64 begins with a slash, like the path of an address. */
const addressLike = /[.:?%]|^\s*\/(?!9j\/)/

/** The bytes of a data URL, or of base64 alone; null for an address. */
export function inlineImage(text: string): Buffer | null {
  const inline = /^\s*data:[^,]{0,100},/i.exec(text)
  if (inline === null && addressLike.test(text.slice(0, 1000))) return null
  return Buffer.from(text.slice(inline?.[0].length ?? 0), 'base64')
}

async function fetchOnce(url: URL, signal: AbortSignal): Promise<Buffer> {
  const response = await limitedFetch(url, { signal })
  if (response.ok) return Buffer.from(await response.arrayBuffer())
  await response.body?.cancel()
  const { status } = response
  throw new EngineError('bad_answer', `the address of the picture answered ${status}`, { status })
}

/** The image is paid for, and its storage may be busy or late. */
const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof EngineError) || (error.status !== undefined && error.status >= 400)

/** Reads the bytes from a text of an answer. @throws EngineError */
export async function readImage(text: string, config: ImagesApiConfig, signal: AbortSignal): Promise<Buffer> {
  const inline = inlineImage(text)
  if (inline !== null) return inline
  const url = allowedAddress(text, config)
  return retry(() => fetchOnce(url, signal), isWorthRetrying, signal).catch((error: unknown) => {
    if (signal.aborted || error instanceof EngineError) throw error
    throw new EngineError('bad_answer', 'the image could not be fetched from its address', { cause: error })
  })
}

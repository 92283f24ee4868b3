import { Agent } from 'undici'
import { EngineError } from '../shared/errors.ts'

/** Enough for an image of 64 megapixels in base64. */
const MAX_ANSWER = 96 * 1024 * 1024
const MAX_REFUSAL = 64 * 1024

/** Node's default agent ends a call after 300 s without a byte. */
const agentWithoutTimeout = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** Throws after this many bytes: an endless answer must not fill the memory. */
async function* limitBytes(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of body) {
    seen += chunk.byteLength
    if (seen > bytes) throw new EngineError('bad_answer', `the answer is longer than ${bytes} bytes`)
    yield chunk
  }
}

/** Reads chunk by chunk, because pipes drop received data when the connection breaks off. */
function limitResponse(response: Response, bytes: number): Response {
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(ReadableStream.from(limitBytes(response.body, bytes)), { status, statusText, headers })
}

/**
 * `fetch` for servers of others: answers have a size limit, redirects are not followed (a key must not travel), and
 * only the signal of `init` limits the time.
 */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual', dispatcher: agentWithoutTimeout })
  return limitResponse(response, response.ok ? MAX_ANSWER : MAX_REFUSAL)
}

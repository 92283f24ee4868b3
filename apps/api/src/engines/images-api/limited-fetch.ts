import { Agent } from 'undici'
import { EngineError } from '../errors.ts'

/** Of one answer: a picture of 64 megapixels in base64 fits. */
const LARGEST_ANSWER = 96 * 1024 * 1024
const LARGEST_REFUSAL = 64 * 1024

/** Node's own agent ends a call after 300 s without a byte. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 })

/** Fails after so many bytes: an endless answer must not fill the memory. */
async function* counted(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let seen = 0
  for await (const chunk of body) {
    seen += chunk.byteLength
    if (seen > bytes) throw new EngineError('bad_answer', `the answer is longer than ${bytes} bytes`)
    yield chunk
  }
}

/** Chunk by chunk, and not by pipes, which drop what has arrived when the connection breaks off after it. */
function limited(response: Response, bytes: number): Response {
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(ReadableStream.from(counted(response.body, bytes)), { status, statusText, headers })
}

/**
 * `fetch` for a server that is not ours: answers have a limit, a redirect is an answer like any other (a key must not
 * travel), and only the signal of `init`, which every caller gives, limits the time.
 */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'manual', dispatcher: patient })
  return limited(response, response.ok ? LARGEST_ANSWER : LARGEST_REFUSAL)
}

import { EngineError } from '../errors.ts'

/** Of one answer: a picture of 64 megapixels in base64 fits. */
const LARGEST_ANSWER = 96 * 1024 * 1024
const LARGEST_REFUSAL = 64 * 1024

/** The same answer, whose body fails after so many bytes: an endless one must not fill the memory. */
function limited(response: Response, bytes: number): Response {
  if (response.body === null) return response
  let seen = 0
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > bytes) controller.error(new EngineError('bad_answer', `the answer is longer than ${bytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(count), { status, statusText, headers })
}

/** Whether a 429 says that there is nothing left to pay with, which no waiting mends. */
export const isOutOfCredit = (text: string): boolean =>
  /insufficient_quota|billing_hard_limit|insufficient_(credit|balance)/i.test(text)

/**
 * `fetch` for a server that is not ours: answers have a limit, redirects are refused (a key must not travel), and a
 * 429 that says that the credit is used up is not tried again.
 */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.ok) return limited(response, LARGEST_ANSWER)
  const refusal = limited(response, LARGEST_REFUSAL)
  if (response.status !== 429) return refusal
  const text = await refusal.text()
  const headers = new Headers(response.headers)
  if (isOutOfCredit(text)) headers.set('x-should-retry', 'false')
  return new Response(text, { status: 429, headers })
}

import { limitedFetch } from './limited-fetch.ts'
import { isOutOfCredit, isRefused } from './refusals.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * `fetch` for the client of the images API, which reads only the member `error` of a body and repeats calls after some
 * statuses: refusals and missing credit must not be repeated.
 */
export async function clientFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await limitedFetch(input, init)
  if (response.ok) return response
  // The status is enough if the body is too long or breaks off.
  const body = parsed(await response.text().catch(() => ''))
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  if (isRefused(body, response.status) || isOutOfCredit(body)) headers.set('x-should-retry', 'false')
  const hasError = typeof body === 'object' && body !== null && 'error' in body
  return new Response(JSON.stringify(hasError ? body : { error: body }), { status: response.status, headers })
}

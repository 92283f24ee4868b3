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
  const said = parsed(await response.text().catch(() => ''))
  const headers = new Headers(response.headers)
  headers.set('content-type', 'application/json')
  if (isRefused(said, response.status) || isOutOfCredit(said)) headers.set('x-should-retry', 'false')
  const hasError = typeof said === 'object' && said !== null && 'error' in said
  return new Response(JSON.stringify(hasError ? said : { error: said }), { status: response.status, headers })
}

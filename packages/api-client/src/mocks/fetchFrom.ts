import { getResponse, type RequestHandler } from 'msw'

/** As the browser says that a connection broke. */
const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/**
 * A fetch that is answered by the first matching request handler, and rejects aborted calls as the browser does. A call
 * without a handler is an error of the test or the story.
 */
export const fetchFrom =
  (handlers: readonly RequestHandler[]): typeof fetch =>
  async (input, init) => {
    // No mock reads cookies, and collecting them costs time for each request.
    const request = new Request(input, { ...init, credentials: 'omit' })
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    const response = await Promise.race([getResponse([...handlers], request.clone()), aborted])
    if (response === undefined) throw new Error(`No request handler answers ${request.method} ${request.url}`)
    return response.type === 'error' ? broken() : response
  }

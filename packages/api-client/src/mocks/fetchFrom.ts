import { getResponse, type RequestHandler } from 'msw'

/** As the browser says that a connection broke. */
const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/**
 * A fetch that only request handlers answer, the first that matches a call; what is given up is rejected as the browser does
 * it. A call that none of them answers is an error of the test or the story.
 */
export const fetchFrom =
  (handlers: readonly RequestHandler[]): typeof fetch =>
  async (input, init) => {
    // No mock asks for cookies, and each of them would have the browser read them out anew.
    const request = new Request(input, { ...init, credentials: 'omit' })
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    const response = await Promise.race([getResponse([...handlers], request.clone()), aborted])
    if (response === undefined) throw new Error(`No request handler answers ${request.method} ${request.url}`)
    return response.type === 'error' ? broken() : response
  }

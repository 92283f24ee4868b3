export type Fetch = (request: Request) => Promise<Response>

/**
 * Gives up after `ms` milliseconds, counted from the start of the call to the last byte of the answer, or when the
 * caller's own signal says so, whichever is first. The reason is then a DOMException named TimeoutError or AbortError.
 * The global fetch is looked up at each call, so that a mock started later is met.
 */
export const withTimeout =
  (ms: number, fetch: (request: Request, init: RequestInit) => Promise<Response> = globalFetch): Fetch =>
  (request) =>
    fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(ms)]) })

const globalFetch = (request: Request, init: RequestInit) => globalThis.fetch(request, init)

import type { Middleware, MiddlewareCallbackParams } from 'openapi-fetch'
import { type ApiError, ApiException, errorOfAnswer, errorOfThrown, malformed } from './apiError.ts'
import { type OptOut, readOptOuts, removeOptOuts } from './optOut.ts'

/** The call that failed. */
export interface FailedCall {
  readonly method: string
  /** As the contract writes it: `/deposit/status/{id}`. */
  readonly path: string
  readonly optOuts: readonly OptOut[]
  /** The session of the call, if the client has sessions. */
  readonly session?: number | undefined
}

export type OnError = (error: ApiError, call: FailedCall) => void

/** Whether the body of a successful answer is what the contract promises for a call. */
export type ValidateResponse = (body: unknown, method: string, path: string) => Promise<boolean>

/**
 * Turns every failure into an ApiException and calls `onError` once, except for aborted calls.
 *
 * The JSON body is read here, so that HTML, an empty body, a broken connection and JSON outside the contract are
 * failures as well. This middleware comes last, since it removes the opt-outs that the others read.
 */
export const reportErrors = (
  onError?: OnError,
  getSession?: () => number,
  validateResponse?: ValidateResponse,
): Middleware => {
  // `options` is one frozen object per call, the same in all three hooks.
  const calls = new WeakMap<object, Pick<FailedCall, 'optOuts' | 'session'>>()

  const fail = (error: ApiError, { request, schemaPath, options }: MiddlewareCallbackParams, cause?: unknown) => {
    if (error.kind !== 'aborted') {
      onError?.(error, { method: request.method, path: schemaPath, optOuts: [], ...calls.get(options) })
    }
    return new ApiException(error, { cause })
  }

  return {
    onRequest({ request, options }) {
      calls.set(options, { optOuts: readOptOuts(request.headers), session: getSession?.() })
      removeOptOuts(request.headers)
    },

    onError: (call) => fail(errorOfThrown(call.error, call.request.signal.aborted), call, call.error),

    async onResponse(call) {
      const { response } = call
      if (response.ok && call.options.parseAs !== 'json') return undefined
      let text: string
      try {
        text = await response.text()
      } catch (thrown) {
        throw fail(errorOfThrown(thrown, call.request.signal.aborted), call, thrown)
      }
      const body = parse(text)
      if (!response.ok) throw fail(errorOfAnswer(response.status, response.headers, body), call)
      const isValid = body !== undefined && (await validateResponse?.(body, call.request.method, call.schemaPath))
      if (isValid === false) throw fail(malformed(response.status), call)
      return new Response(text, response)
    },
  }
}

/** Returns undefined for invalid JSON, since no JSON text means undefined. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

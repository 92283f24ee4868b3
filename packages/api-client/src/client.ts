import createFetchClient, { type Client } from 'openapi-fetch'
import { bearer } from './bearer.ts'
import { type CommonFieldSources, commonFields } from './commonFields.ts'
import { type OnError, reportErrors, type ValidateResponse } from './reportErrors.ts'
import type { paths } from './schema.gen.ts'
import { withTimeout } from './timeout.ts'

export type ApiClient = Client<paths>

export interface ApiClientOptions extends CommonFieldSources {
  /** Where the contract's paths begin: `/api`, or an absolute address outside a browser. */
  baseUrl: string
  /** The stored bearer token, read for each call. */
  getToken: () => string | null | undefined
  /** Which session a call is made in; a failed call says it again, for a late answer may come in another one. */
  getSession?: () => number
  /** Called once for each failed call, for consequences that are the same everywhere. */
  onError?: OnError
  /** An answer that does not is `malformed`; without the check any JSON will do. */
  validateResponse?: ValidateResponse
  /** Replaces the global fetch. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>
  /** Milliseconds until a call is given up. */
  timeoutMs?: number
}

/** The longest that a call may take, in milliseconds (spec section 7). */
export const defaultTimeoutMs = 20_000

/**
 * The one way to the server: every call of openapi.yaml, typed by path and method. Calls send credentials, JSON and the
 * common fields, and reject with ApiException.
 */
export const createClient = (options: ApiClientOptions): ApiClient => {
  const common = commonFields(options)
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    credentials: 'include',
    headers: { Accept: 'application/json' },
    bodySerializer: common.bodySerializer,
    fetch: withTimeout(options.timeoutMs ?? defaultTimeoutMs, options.fetch),
  })
  client.use(
    bearer(options.getToken),
    common.middleware,
    reportErrors(options.onError, options.getSession, options.validateResponse),
  )
  return client
}

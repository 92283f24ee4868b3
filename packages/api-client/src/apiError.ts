import { isRecord } from './isRecord.ts'

/** Texts by field of the request; empty when the server named none. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

interface Failure {
  /** The server's own text; null when it gave none, and then the caller's default counts. */
  readonly message: string | null
  readonly errors: FieldErrors
}

interface Answered extends Failure {
  /** The HTTP status. */
  readonly status: number
  /** A stable word for programs. */
  readonly code: string | null
  /** Names the failure in the server's log. */
  readonly reference: string | null
}

/**
 * Every failure of a call, as plain data.
 * - `network`: no response; `timeout`: none in time; `aborted`: the caller aborted it
 * - `malformed`: a response that breaks the contract (HTML, empty, broken JSON)
 * - `refused`: a 2xx response with a `status` other than OK
 * - the others by HTTP status; `server` is 500 and above, `other` any status without its own kind
 */
export type ApiError =
  | (Failure & { readonly kind: 'network' | 'timeout' | 'aborted' })
  | (Failure & { readonly kind: 'malformed'; readonly status: number })
  | (Answered & {
      readonly kind: 'unauthorized' | 'forbidden' | 'notFound' | 'validation' | 'server' | 'refused' | 'other'
    })
  | (Answered & {
      readonly kind: 'paymentRequired'
      /** Tokens. */
      readonly needed: number | null
      /** Tokens. */
      readonly balance: number | null
    })
  | (Answered & { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number | null })

/** What a failed call rejects with. */
export class ApiException extends Error {
  override readonly name = 'ApiException'
  readonly error: ApiError

  constructor(error: ApiError, options?: ErrorOptions) {
    super(error.message ?? error.kind, options)
    this.error = error
  }
}

const silent: Failure = { message: null, errors: {} }

/** An exception of fetch or of reading the body; `aborted` is true if the caller's own signal fired. */
export const errorOfThrown = (thrown: unknown, aborted: boolean): ApiError => {
  if (isRecord(thrown) && thrown.name === 'TimeoutError') return { ...silent, kind: 'timeout' }
  return { ...silent, kind: aborted ? 'aborted' : 'network' }
}

export const malformed = (status: number): ApiError => ({ ...silent, kind: 'malformed', status })

/** A failure with a response; `body` is parsed if it is JSON. */
export const errorOfAnswer = (status: number, headers: Headers, body: unknown): ApiError => {
  const common = readAnswer(status, body)
  if (status === 402) {
    const { needed, balance } = isRecord(body) ? body : {}
    return { ...common, kind: 'paymentRequired', needed: numberOrNull(needed), balance: numberOrNull(balance) }
  }
  if (status === 429) {
    const wait = headers.get('Retry-After')
    return { ...common, kind: 'tooManyRequests', retryAfterSeconds: wait && /^\d+$/.test(wait) ? Number(wait) : null }
  }
  if (status < 400) return { ...common, kind: 'refused' }
  if (status >= 500) return { ...common, kind: 'server' }
  return { ...common, kind: kinds[status] ?? 'other' }
}

const kinds: Readonly<Record<number, 'unauthorized' | 'forbidden' | 'notFound' | 'validation'>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  422: 'validation',
}

const readAnswer = (status: number, body: unknown): Answered => {
  const { message, errors, code, reference } = isRecord(body) ? body : {}
  return {
    status,
    message: textOrNull(message),
    errors: readFieldErrors(errors),
    code: textOrNull(code),
    reference: textOrNull(reference),
  }
}

const readFieldErrors = (errors: unknown): FieldErrors => {
  if (!isRecord(errors)) return {}
  const fields: [string, string[]][] = []
  for (const [field, value] of Object.entries(errors)) {
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string' && text !== '')
    if (texts.length > 0) fields.push([field, texts])
  }
  return Object.fromEntries(fields)
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null)

import { isRecord } from '@mintage/api-client/isRecord'
/** The ways in which a call can fail. The names are those of the site's client, so that its errors pass unchanged. */
export const failureKinds = [
  'network',
  'timeout',
  'aborted',
  'unauthorized',
  'forbidden',
  'notFound',
  'paymentRequired',
  'validation',
  'tooManyRequests',
  'server',
  'malformed',
  'refused',
  'other',
] as const

export type FailureKind = (typeof failureKinds)[number]

/**
 * Why a call failed. `message` and `errors` are the server's words: R341 shows them to people, so a runtime error's
 * message is never copied here.
 */
export interface CallFailure {
  kind: FailureKind
  /** HTTP status, when there was an answer. */
  status?: number
  message?: string
  errors?: Readonly<Record<string, readonly string[]>>
  /** What the refused request costs and what the person has (402). Not the names of the API: those carry whole tokens. */
  neededTenths?: number
  balanceTenths?: number
}

const kindOf = (value: unknown): FailureKind | undefined => failureKinds.find((kind) => kind === value)

const textsOf = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : [value]
  return list.filter((item): item is string => typeof item === 'string' && item !== '')
}

const errorsOf = (value: unknown): Record<string, string[]> | undefined => {
  if (!isRecord(value)) return undefined
  const entries = Object.entries(value).flatMap(([field, texts]) => {
    const list = textsOf(texts)
    return list.length > 0 ? [[field, list] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Kinds without a server response: their messages are technical. */
const silentKinds: readonly FailureKind[] = ['network', 'timeout', 'aborted', 'malformed']

/** Statuses that say neither yes nor no: the same request may still be, or come to be, carried out. */
const undecided: readonly number[] = [408, 409, 425]

/** True when a server said no, and meant it: its words can be shown, and the request was not carried out. */
export const isServerRefusal = ({ kind, status = 0 }: CallFailure): boolean => {
  if (kind === 'other') return status >= 400 && status < 500 && !undecided.includes(status)
  return !silentKinds.includes(kind)
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Leaves out what is not there: an absent fact and an undefined one are not the same to the types. */
const present = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> => {
  const found: Partial<Record<Key, Value>> = {}
  if (value !== undefined) found[key] = value
  return found
}

/**
 * Reads an actor's rejection: a failure, or an exception with one as its `error`. Anything else becomes
 * `{kind: 'other'}` without a message.
 */
export const readFailure = (error: unknown): CallFailure => {
  if (!isRecord(error)) return { kind: 'other' }
  const source = kindOf(error.kind) === undefined && isRecord(error.error) ? error.error : error
  const kind = kindOf(source.kind)
  if (kind === undefined) return { kind: 'other' }
  return {
    kind,
    ...present('status', numberOf(source.status)),
    ...present('message', silentKinds.includes(kind) ? undefined : textsOf(source.message)[0]),
    ...present('errors', errorsOf(source.errors)),
    ...present('neededTenths', numberOf(source.neededTenths)),
    ...present('balanceTenths', numberOf(source.balanceTenths)),
  }
}

/** The first field error in the server's order, if any (R352). */
export const firstFieldError = (failure: CallFailure): string | undefined => Object.values(failure.errors ?? {})[0]?.[0]

import { randomUUID } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, type DomainErrorCode, ValidationError } from '../../errors.ts'
import { isDatabaseAway } from '../db/away.ts'
import { StorageUnavailable } from '../storage/unavailable.ts'
import { ApiError, malformed, tooLarge, unavailable, unsupportedType } from './errors.ts'

interface Failure {
  instancePath?: string
  keyword?: string
  params?: Record<string, unknown>
}

/** Texts of the product for schema errors, by field. */
const fieldTexts: Record<string, string> = {
  amount: 'Please enter a valid amount',
  tokens: 'Please enter a valid amount',
  email: 'Please enter a valid email address',
}

function textOf(field: string, failure: Failure): string {
  const limit = Number(failure.params?.limit)
  switch (failure.keyword) {
    case 'required':
      return 'This field is required'
    case 'maxLength':
      return `Please use at most ${limit} characters`
    case 'minLength':
      return limit === 1 ? 'This field is required' : `Please use at least ${limit} characters`
    case 'maximum':
      return `Must be at most ${limit}`
    case 'minimum':
      return `Must be at least ${limit}`
    case 'additionalProperties':
      return 'This field is not known'
    default:
      return fieldTexts[field] ?? 'This value is not valid'
  }
}

function fieldOf(failure: Failure): string {
  const named = failure.params?.missingProperty ?? failure.params?.additionalProperty
  if (typeof named === 'string') return named
  return failure.instancePath?.split('/')[1] || 'body'
}

/** No form has more fields than this. */
const MAX_ERRORS = 20

function fromSchema(failures: readonly Failure[]): ValidationError {
  const errors = new Map<string, string[]>()
  for (const failure of failures) {
    if (errors.size === MAX_ERRORS) break
    const field = fieldOf(failure)
    if (!errors.has(field)) errors.set(field, [textOf(field, failure)])
  }
  return new ValidationError(Object.fromEntries(errors))
}

const statuses: Readonly<Record<DomainErrorCode, number>> = {
  malformed: 400,
  not_enough_tokens: 402,
  not_found: 404,
  conflict: 409,
  validation: 422,
  too_many_requests: 429,
  withdrawal_changed: 409,
}

const fromDomain = ({ code, message, details }: DomainError): ApiError =>
  new ApiError(statuses[code], message, { ...details, code })

/** Maps every expected failure before or inside an operation to an ApiError; null for unexpected ones. */
function refusalOf(error: FastifyError | ApiError | DomainError): ApiError | null {
  if (error instanceof ApiError) return error
  if (error instanceof DomainError) return fromDomain(error)
  if (error.validation) {
    return error.validationContext === 'body' ? fromDomain(fromSchema(error.validation)) : malformed()
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedType('This call does not take a body of this type.')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge('The request is larger than this call takes.')
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? malformed() : null
  }
}

/** The usual restart time of a database or a storage, in seconds. */
const RETRY_AFTER = 5

/** Nothing was changed, so the client may retry. */
const unavailableForNow = () => unavailable('We cannot answer right now. Please try again in a moment.', RETRY_AFTER)

/** The unreachable dependency, for the log. */
function outageOf(error: Error): string | null {
  if (error instanceof StorageUnavailable) return 'the storage does not answer'
  return isDatabaseAway(error) ? 'the database does not answer' : null
}

export const bodyOf = (error: ApiError) => ({
  status: 'ERROR',
  message: error.message,
  ...(error.details.errors ? { errors: error.details.errors } : {}),
  ...(error.details.code ? { code: error.details.code } : {}),
  ...error.details.extra,
})

/**
 * The only place that maps errors to responses. A refusal is answered unchanged and not logged, because its text may
 * quote the person's input; unexpected errors are logged under a reference and answered without details.
 */
export function handleError(
  error: FastifyError | ApiError | DomainError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const outage = outageOf(error)
  if (outage) request.log.warn({ err: error, route: request.routeOptions.url }, outage)
  const refusal = outage ? unavailableForNow() : refusalOf(error)
  if (refusal) {
    // The rest of an unread request would stay on the connection.
    if (refusal.status === 413) reply.header('connection', 'close')
    if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter)
    return reply.code(refusal.status).send(bodyOf(refusal))
  }
  const reference = `req-${randomUUID().slice(0, 8)}`
  request.log.error(
    { reference, err: error, method: request.method, route: request.routeOptions.url },
    'unexpected error',
  )
  return reply.code(500).send({
    status: 'ERROR',
    message: 'Server error. Please try again later.',
    code: 'server_error',
    reference,
  })
}

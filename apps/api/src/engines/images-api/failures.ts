import { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { EngineError, type EngineErrorCode } from '../errors.ts'
import { isOutOfCredit } from './limited-fetch.ts'

const refusals = /moderation_blocked|content_policy_violation|content_filter|safety_violations/i

/** What the server said beyond its status: code, type and the shape that gateways put around both. */
const saidBy = (error: APIError): string => [error.code, error.type, JSON.stringify(error.error ?? null)].join(' ')

function codeOfStatus(error: APIError): EngineErrorCode {
  const said = saidBy(error)
  if (refusals.test(said)) return 'refused'
  if (error.status === 429) return isOutOfCredit(said) ? 'unavailable' : 'busy'
  if (error.status === undefined) return 'unavailable'
  // Key, credit, address and model are the operator's to mend: to the person the service is not there.
  if ([401, 402, 403, 404, 408].includes(error.status) || error.status >= 500) return 'unavailable'
  return 'engine_failure'
}

/** The reason for the log. What the server said can hold the prompt or the key: only its code is told, where it is one. */
function reasonOf({ status, code }: APIError): string {
  const suffix = code && /^[\w.-]{1,60}$/.test(code) ? ` (${code})` : ''
  return `the images API answered ${status ?? 'nothing'}${suffix}`
}

/** @param signal of the caller, apart from any time limit of ours */
export function toEngineError(error: unknown, signal: AbortSignal): EngineError {
  if (signal.aborted) return new EngineError('aborted', 'The work was cancelled.')
  if (error instanceof EngineError) return error
  if (error instanceof APIUserAbortError || (error instanceof Error && error.name === 'TimeoutError'))
    return new EngineError('unavailable', 'the images API took too long')
  if (error instanceof APIConnectionError) {
    // A body that is cut off, or longer than allowed, ends as a failed connection.
    if (error.cause instanceof EngineError) return error.cause
    return new EngineError('unavailable', 'the images API could not be reached, or broke off')
  }
  if (error instanceof APIError) return new EngineError(codeOfStatus(error), reasonOf(error))
  return new EngineError(
    'bad_answer',
    `the answer could not be read: ${error instanceof Error ? error.name : 'unknown'}`,
  )
}

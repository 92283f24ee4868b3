import { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { EngineError, type EngineErrorCode } from '../errors.ts'
import { codeIn, isOutOfCredit, isRateLimit, isRefused } from './refusals.ts'

function codeOf(said: unknown, status: number): EngineErrorCode {
  if (isRefused(said, status)) return 'refused'
  if (isOutOfCredit(said)) return 'unavailable'
  if (status === 429 || isRateLimit(said)) return 'busy'
  // Key, credit, address and model are the operator's to mend: to the person the service is not there.
  if ([401, 402, 403, 404, 408].includes(status) || status < 400 || status >= 500) return 'unavailable'
  return 'engine_failure'
}

/** What the server said can hold the prompt or the key: only its code is told, where it is one. */
function answered(said: unknown, status: number): EngineError {
  const word = codeIn(said)
  const suffix = word === null ? '' : ` (${word})`
  return new EngineError(codeOf(said, status), `the images API answered ${status}${suffix}`, { status })
}

const hasError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value && value.error !== null

/**
 * Why an answer without a whole picture has none, though its status is 200.
 * @param failure what reading the first picture of it failed with; null where there was none
 */
export function noPicture(told: readonly unknown[], failure: unknown): unknown {
  const refusal = told.find((value) => isRefused(value, 200))
  if (refusal !== undefined) return answered(refusal, 200)
  if (failure !== null) return failure
  const error = told.find(hasError)
  if (error !== undefined) return answered(error, 200)
  return new EngineError('bad_answer', 'the answer holds no picture', { status: 200 })
}

const isBodyCut = (error: unknown): boolean => error instanceof TypeError && error.message === 'terminated'

/** @param signal of the caller, apart from any time limit of ours */
export function toEngineError(error: unknown, signal: AbortSignal): EngineError {
  if (signal.aborted) return new EngineError('aborted', 'The work was cancelled.')
  if (error instanceof EngineError) return error
  if (error instanceof APIUserAbortError || (error instanceof Error && error.name === 'TimeoutError'))
    return new EngineError('unavailable', 'the images API took too long')
  if (error instanceof APIConnectionError || isBodyCut(error))
    return new EngineError('unavailable', 'the images API could not be reached, or broke off')
  if (error instanceof APIError && error.status !== undefined) return answered(error.error, error.status)
  return new EngineError(
    'bad_answer',
    `the answer could not be read: ${error instanceof Error ? error.name : 'unknown'}`,
  )
}

import { APIConnectionError, APIError, APIUserAbortError } from 'openai'
import { EngineError, type EngineErrorCode } from '../shared/errors.ts'
import { codeIn, isOutOfCredit, isRateLimit, isRefused } from './refusals.ts'

function codeOf(body: unknown, status: number): EngineErrorCode {
  if (isRefused(body, status)) return 'refused'
  if (isOutOfCredit(body)) return 'unavailable'
  if (status === 429 || isRateLimit(body)) return 'busy'
  // Only the operator can fix key, credit, address and model; for the user the service is unavailable.
  if ([401, 402, 403, 404, 408].includes(status) || status < 400 || status >= 500) return 'unavailable'
  return 'engine_failure'
}

/** Keeps only the code of the server's message, which can quote the prompt or the key. */
function answerError(body: unknown, status: number): EngineError {
  const word = codeIn(body)
  const suffix = word === null ? '' : ` (${word})`
  return new EngineError(codeOf(body, status), `the images API answered ${status}${suffix}`, { status })
}

const hasError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'error' in value && value.error !== null

/**
 * The error for an answer with status 200 but without a whole image.
 * @param failure the error of its first image; null without one
 */
export function noImage(parts: readonly unknown[], failure: unknown): unknown {
  const refusal = parts.find((value) => isRefused(value, 200))
  if (refusal !== undefined) return answerError(refusal, 200)
  if (failure !== null) return failure
  const error = parts.find(hasError)
  if (error !== undefined) return answerError(error, 200)
  return new EngineError('bad_answer', 'the answer holds no image', { status: 200 })
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
  if (error instanceof APIError && error.status !== undefined) return answerError(error.error, error.status)
  return new EngineError(
    'bad_answer',
    `the answer could not be read: ${error instanceof Error ? error.name : 'unknown'}`,
  )
}

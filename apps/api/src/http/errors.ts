/** Field -> what is wrong with it, worst first. */
export type FieldErrors = Record<string, string[]>

export interface ErrorDetails {
  errors?: FieldErrors
  /** A stable word for programs. */
  code?: string
  /** Further members of the answer, e.g. `needed` and `balance` of a 402. */
  extra?: Record<string, number | string>
  /** Whole seconds until it makes sense to try again. */
  retryAfter?: number
}

/** A refusal with a meaning for the caller; everything else that is thrown becomes a 500. */
export class ApiError extends Error {
  readonly status: number
  readonly details: ErrorDetails

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.details = details
  }
}

/** 422. The message is the first text, in the order in which the fields were checked. */
export const invalid = (errors: FieldErrors, message?: string): ApiError =>
  new ApiError(422, message ?? Object.values(errors)[0]?.[0] ?? 'Please correct the errors and try again.', {
    errors,
    code: 'validation',
  })

export const malformed = (message = 'The request could not be read.'): ApiError =>
  new ApiError(400, message, { code: 'malformed' })

export const unauthorized = (message = 'Please log in.'): ApiError =>
  new ApiError(401, message, { code: 'unauthorized' })

export const forbidden = (message: string, code = 'forbidden'): ApiError => new ApiError(403, message, { code })

export const notFound = (message = 'Not found.'): ApiError => new ApiError(404, message, { code: 'not_found' })

export const conflict = (message: string): ApiError => new ApiError(409, message, { code: 'conflict' })

export const tooLarge = (message: string): ApiError => new ApiError(413, message, { code: 'too_large' })

export const unsupportedType = (message: string): ApiError => new ApiError(415, message, { code: 'unsupported_type' })

export const tooSlow = (): ApiError => new ApiError(408, 'The request took too long.', { code: 'malformed' })

export const unavailable = (message: string): ApiError => new ApiError(503, message, { code: 'unavailable' })

import type { FieldErrors } from '../../errors.ts'

export interface ErrorDetails {
  errors?: FieldErrors
  /** A stable code for programs. */
  code?: string
  /** Further members of the response, e.g. `needed` and `balance` of a 402. */
  extra?: Record<string, number | string>
  /** Whole seconds until a retry makes sense. */
  retryAfter?: number
}

/** A refusal with its HTTP status. Domain modules throw a `DomainError`, which is mapped to one of these. */
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

export const malformed = (message = 'The request could not be read.'): ApiError =>
  new ApiError(400, message, { code: 'malformed' })

export const unauthorized = (message = 'Please log in.'): ApiError =>
  new ApiError(401, message, { code: 'unauthorized' })

export const forbidden = (message: string, code = 'forbidden'): ApiError => new ApiError(403, message, { code })

export const tooLarge = (message: string): ApiError => new ApiError(413, message, { code: 'too_large' })

export const unsupportedType = (message: string): ApiError => new ApiError(415, message, { code: 'unsupported_type' })

export const tooSlow = (): ApiError => new ApiError(408, 'The request took too long.', { code: 'malformed' })

/** @param retryAfter seconds, if known */
export const unavailable = (message: string, retryAfter?: number): ApiError =>
  new ApiError(503, message, { code: 'unavailable', ...(retryAfter === undefined ? {} : { retryAfter }) })

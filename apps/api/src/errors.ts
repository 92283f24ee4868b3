/** Field -> its errors, worst first. */
export type FieldErrors = Record<string, string[]>

/** Collects error texts in the order of the rules; each field keeps its first text. */
export class Findings {
  readonly errors: FieldErrors = {}

  require(holds: boolean, field: string, text: string): this {
    if (!holds && !this.errors[field]) this.errors[field] = [text]
    return this
  }

  get any(): boolean {
    return Object.keys(this.errors).length > 0
  }
}

/** Part of the response; `http/error-handler.ts` maps each code to a status. */
export type DomainErrorCode =
  | 'conflict'
  | 'malformed'
  | 'not_enough_tokens'
  | 'not_found'
  | 'too_many_requests'
  | 'validation'
  | 'withdrawal_changed'

export interface DomainErrorDetails {
  errors?: FieldErrors
  /** Further members of the response. */
  extra?: Record<string, number | string>
  /** Whole seconds before a useful retry. */
  retryAfter?: number
}

/** A refusal with a message for the caller. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  readonly details: DomainErrorDetails

  constructor(code: DomainErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message)
    this.name = new.target.name
    this.code = code
    this.details = details
  }
}

/** Without its own message, it uses the first text in the order of the checks. */
export class ValidationError extends DomainError {
  constructor(errors: FieldErrors, message?: string) {
    const text = message ?? Object.values(errors)[0]?.[0] ?? 'Please correct the errors and try again.'
    super('validation', text, { errors })
  }
}

export class NotFoundError extends DomainError {
  constructor(message = 'Not found.') {
    super('not_found', message)
  }
}

export class ConflictError extends DomainError {
  constructor(message: string) {
    super('conflict', message)
  }
}

/** A cursor that this server did not create. */
export class InvalidCursorError extends DomainError {
  constructor() {
    super('malformed', 'The request could not be read.')
  }
}

/** Both amounts in tokens. */
export class NotEnoughTokensError extends DomainError {
  constructor(needed: number, balance: number) {
    super('not_enough_tokens', `You need ${needed} tokens and have ${balance}.`, { extra: { needed, balance } })
  }
}

export class TooManyRequestsError extends DomainError {
  constructor(retryAfter: number) {
    super('too_many_requests', 'Too many requests. Please wait a moment.', { retryAfter })
  }
}

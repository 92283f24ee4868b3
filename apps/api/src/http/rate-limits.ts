import type { OperationId } from './contract-types.ts'
import { ApiError } from './errors.ts'

interface Limit {
  max: number
  /** Milliseconds. */
  timeWindow: number
}

const MINUTES = 60_000

/** Per address. Far above what a person does, far below what guessing needs. */
const limits: Partial<Record<OperationId, Limit>> = {
  login: { max: 30, timeWindow: 5 * MINUTES },
  register: { max: 30, timeWindow: 60 * MINUTES },
  requestPasswordRestore: { max: 20, timeWindow: 60 * MINUTES },
  restorePassword: { max: 30, timeWindow: 60 * MINUTES },
  changePassword: { max: 30, timeWindow: 60 * MINUTES },
  resendVerification: { max: 10, timeWindow: 60 * MINUTES },
  validatePromocode: { max: 60, timeWindow: 10 * MINUTES },
  sendContactMessage: { max: 20, timeWindow: 60 * MINUTES },
  executeCheckout: { max: 60, timeWindow: 10 * MINUTES },
}

export const limitOf = (id: OperationId): Limit | undefined => limits[id]

export const tooManyRequests = (): ApiError =>
  new ApiError(429, 'Too many requests. Please wait a moment.', { code: 'too_many_requests' })

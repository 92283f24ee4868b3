import Stripe from 'stripe'
import { GatewayUnavailable, OrderRefused, RefundRefused } from '../../../ports/payment-gateway.ts'

/** Refusals of a refund that asking again does not change. */
const finalRefusals: readonly (string | undefined)[] = [
  'amount_too_large',
  'amount_too_small',
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment',
]

/** A lock on the object goes, and a balance that is too small fills. */
const passing: readonly (string | undefined)[] = ['balance_insufficient', 'lock_timeout']

/** Stripe did nothing and says why: the answer is final. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && !passing.includes(error.code)

export const isUnknown = (error: unknown): boolean => isRefusal(error) && error.code === 'resource_missing'

export const isForged = (error: unknown): boolean => error instanceof Stripe.errors.StripeSignatureVerificationError

/** Everything that Stripe throws leaves the outcome open; a fault of the code is passed on. */
export const fromCall = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? new GatewayUnavailable(error.message) : error

export const fromOpening = (error: unknown): unknown =>
  isRefusal(error) ? new OrderRefused(error.message) : fromCall(error)

export const fromRefund = (error: unknown): unknown =>
  isRefusal(error) && finalRefusals.includes(error.code) ? new RefundRefused(error.message) : fromCall(error)

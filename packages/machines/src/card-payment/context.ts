import type { Amounts } from '@mintage/api-client/vat'
import { assertDefined } from '../shared/assertDefined.ts'
import { attemptKey } from '../shared/attempt-key.ts'
import { isRedirectAllowed } from '../shared/safe-url.ts'
import type { CardPaymentContext, ChargeRequest } from './card-payment.types.ts'

/** Without an order the sum is 0.00 (D12). */
export const nothing: Amounts = { price: 0, discount: 0, net: 0, vat: 0, total: 0 }

/** The request for an order with an amount due. */
export const chargeRequestOf = (context: CardPaymentContext): ChargeRequest => {
  const { orderId, paymentMethodId } = assertDefined(context.order)
  return {
    orderId,
    amount: context.amounts.total,
    paymentMethodId,
    idempotencyKey: `${attemptKey(context.idempotencySeed, context.attempt)}-${context.card}`,
  }
}

/** D62: a destination that is not http(s) is as good as none. */
export const safeDestination = (url: string | null | undefined): string | null =>
  typeof url === 'string' && isRedirectAllowed(url) ? url : null

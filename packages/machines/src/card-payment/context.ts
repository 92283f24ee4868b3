import { type Amounts, amountsWithTotal } from '../checkout/amounts.ts'
import { assertDefined } from '../shared/assertDefined.ts'
import { attemptKey } from '../shared/attempt-key.ts'
import { isRedirectAllowed } from '../shared/safe-url.ts'
import type { CardPaymentContext, ChargeRequest, PayableCheckout } from './card-payment.types.ts'

/** Without a checkout the sum is 0.00 (D12). */
const nothing: Amounts = { price: 0, discount: 0, net: 0, vat: 0, total: 0 }

/** D18: the sum agreed to at checkout; the server's total wins when there is one. */
export const payableAmounts = (checkout: PayableCheckout | null): Amounts => {
  if (checkout === null) return nothing
  const { amounts, serverTotal, vatPercent } = checkout
  return serverTotal === null ? amounts : amountsWithTotal(amounts, serverTotal, vatPercent)
}

/** The request for a checkout with an amount due. */
export const chargeRequestOf = (context: CardPaymentContext): ChargeRequest => {
  const { depositId, paymentMethodId } = assertDefined(context.checkout)
  return {
    depositId,
    amount: context.amounts.total,
    paymentMethodId,
    idempotencyKey: `${attemptKey(context.idempotencySeed, context.attempt)}-${context.card}`,
  }
}

/** D62: a destination that is not http(s) is as good as none. */
export const safeDestination = (url: string | null | undefined): string | null =>
  typeof url === 'string' && isRedirectAllowed(url) ? url : null

import type { Db } from '../../../platform/db/open.ts'
import type { Paid } from '../../../ports/payment-gateway.ts'
import { amountOf } from '../attempts.ts'
import { fromStripe, type ShopCurrency } from './amounts.ts'

/** An attempt with Stripe's ids of it. */
export interface Reference {
  attemptId: string
  session: string | null
  payment: string | null
  amountMinor: number
  currency: ShopCurrency
}

/** Looks attempts up by our id, or by Stripe's id of the payment. */
export function createReferences(db: Db) {
  async function find(column: 'id' | 'gateway_payment', value: string): Promise<Reference | null> {
    const row = await db
      .selectFrom('payment_attempts')
      .innerJoin('deposits', 'deposits.id', 'payment_attempts.deposit_id')
      .selectAll('payment_attempts')
      .select(['deposits.currency', 'deposits.digits', 'deposits.total_minor'])
      .where('payment_attempts.gateway', '=', 'stripe')
      .where(`payment_attempts.${column}`, '=', value)
      .executeTakeFirst()
    if (!row) return null
    return {
      attemptId: row.id,
      session: row.gateway_session,
      payment: row.gateway_payment,
      amountMinor: amountOf(row, row),
      currency: { code: row.currency, digits: row.digits },
    }
  }
  return {
    byAttempt: (attemptId: string) => find('id', attemptId),
    byPayment: (payment: string) => find('gateway_payment', payment),
  }
}

export type References = ReturnType<typeof createReferences>

/** An amount of Stripe in minor units of the order's currency; null if it is in another currency. */
export const minorOf = ({ currency }: Reference, amount: number, code: string): number | null =>
  code.toUpperCase() === currency.code ? fromStripe(amount, currency) : null

/** What was paid. An amount in another currency stays as Stripe writes it: it never fits the order. */
export function paidOf(reference: Reference, payment: string, amount: number, code: string): Paid {
  const amountMinor = minorOf(reference, amount, code) ?? amount
  return { gatewayPayment: payment, amountMinor, currency: code.toUpperCase() }
}

import type Stripe from 'stripe'
import { after, type Clock, HOUR, SECOND } from '../../../platform/support/clock.ts'
import {
  type ChargeOutcome,
  GatewayUnavailable,
  type HostedCharge,
  type HostedPage,
  OrderRefused,
} from '../../../ports/payment-gateway.ts'
import { toStripe } from './amounts.ts'
import { fromCall, fromOpening, isRefusal } from './errors.ts'
import { paidOf, type Reference } from './references.ts'

/** Stripe allows 30 minutes to a day. An order is not held longer by a page that its person has left. */
const OPEN_FOR = HOUR

export const expiredText = 'The payment page has expired. You were not charged.'

export const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null)

/** What the session says about the payment. */
export function outcomeOf(session: Stripe.Checkout.Session, reference: Reference): ChargeOutcome {
  if (session.status === 'expired') return { kind: 'declined', message: expiredText }
  if (session.status === 'open') return session.url ? { kind: 'challenge', url: session.url } : { kind: 'pending' }
  const payment = idOf(session.payment_intent)
  const { amount_total: amount, currency } = session
  if (session.payment_status === 'unpaid' || payment === null || amount === null || currency === null)
    return { kind: 'pending' }
  return { kind: 'succeeded', paid: paidOf(reference, payment, amount, currency) }
}

const isExact = ({ amountMinor, currency }: Reference, outcome: ChargeOutcome): boolean =>
  outcome.kind === 'succeeded' && outcome.paid?.amountMinor === amountMinor && outcome.paid.currency === currency.code

/** Checkout Sessions: Stripe's hosted payment pages. */
export function createPages(stripe: Stripe, clock: Clock, publicUrl: URL) {
  const { sessions } = stripe.checkout

  async function open(charge: HostedCharge): Promise<HostedPage> {
    const { attemptId, depositId, currency, digits, title } = charge
    const amount = toStripe(charge.amountMinor, { code: currency, digits })
    if (amount === null) throw new OrderRefused(`Stripe cannot charge this amount of ${currency} exactly`)
    const metadata = { attempt_id: attemptId, deposit_id: depositId }
    const pending = new URL('/pending-payment', publicUrl)
    pending.searchParams.set('order_id', depositId)
    try {
      const session = await sessions.create(
        {
          mode: 'payment',
          locale: 'auto',
          client_reference_id: depositId,
          customer_email: charge.email,
          // Otherwise Stripe offers an amount in the person's own currency, which no page or receipt of ours shows.
          adaptive_pricing: { enabled: false },
          expires_at: Math.floor(after(clock.now(), OPEN_FOR).getTime() / SECOND),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: amount,
                product_data: { name: title },
              },
            },
          ],
          metadata,
          payment_intent_data: { metadata, description: title },
          success_url: pending.href,
          cancel_url: new URL('/pay', publicUrl).href,
        },
        { idempotencyKey: attemptId },
      )
      if (session.url === null) throw new GatewayUnavailable('a session has no address')
      return { url: session.url, session: session.id }
    } catch (error) {
      throw fromOpening(error)
    }
  }

  async function read(reference: Reference & { session: string }): Promise<ChargeOutcome> {
    try {
      return outcomeOf(await sessions.retrieve(reference.session), reference)
    } catch (error) {
      throw fromCall(error)
    }
  }

  return {
    open,
    read,
    /** Closes the page; pending if the person was faster, and the bank has not decided yet. */
    async close(reference: Reference & { session: string }): Promise<'cancelled' | 'succeeded' | 'pending'> {
      try {
        await sessions.expire(reference.session)
        return 'cancelled'
      } catch (error) {
        if (!isRefusal(error)) throw fromCall(error)
      }
      const outcome = await read(reference)
      if (outcome.kind === 'declined') return 'cancelled'
      return isExact(reference, outcome) ? 'succeeded' : 'pending'
    },
  }
}

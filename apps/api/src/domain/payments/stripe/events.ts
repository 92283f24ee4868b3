import type Stripe from 'stripe'
import type { DisputeNews, GatewayNews, RefundNews } from '../../../ports/payment-gateway.ts'
import { isUuid } from '../../checkout/deposits.ts'
import { fromCall, isUnknown } from './errors.ts'
import { minorOf, paidOf, type Reference, type References } from './references.ts'
import { expiredText, idOf, outcomeOf } from './sessions.ts'

const other: GatewayNews = { type: 'other' }

/** An event with the attempt that it is about; null for a payment that is not ours. */
export interface StripeNews {
  reference: Reference | null
  news: GatewayNews
}

const refundStates: Readonly<Record<string, RefundNews['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

export const refundNews = (reference: Reference, refund: Stripe.Refund): RefundNews => ({
  gatewayRefund: refund.id,
  refundId: refund.metadata?.refund_id ?? null,
  amountMinor: minorOf(reference, refund.amount, refund.currency) ?? reference.amountMinor,
  state: refundStates[refund.status ?? ''] ?? 'pending',
})

/** Inquiries (`warning_...`) take no money. An appeal is still lost until the bank decides otherwise. */
const disputeStates: Readonly<Record<string, DisputeNews['status']>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
}

function disputeNews(reference: Reference, dispute: Stripe.Dispute): GatewayNews {
  const status = disputeStates[dispute.status]
  if (status === undefined) return other
  const amountMinor = minorOf(reference, dispute.amount, dispute.currency) ?? reference.amountMinor
  return { type: 'dispute.changed', dispute: { gatewayDispute: dispute.id, amountMinor, status } }
}

/** Translates Stripe's events. It asks Stripe for what an event leaves out. @throws GatewayUnavailable */
export function createEventReader(stripe: Stripe, references: References) {
  /** By our metadata; null for payments of other programs with the same account. */
  const byMetadata = async (metadata: Stripe.Metadata | null): Promise<Reference | null> => {
    const attemptId = metadata?.attempt_id ?? ''
    return isUuid(attemptId) ? references.byAttempt(attemptId) : null
  }

  /** Refunds and disputes name only the payment. */
  async function byPayment(payment: string | null): Promise<Reference | null> {
    if (payment === null) return null
    const known = await references.byPayment(payment)
    if (known) return known
    try {
      return await byMetadata((await stripe.paymentIntents.retrieve(payment)).metadata)
    } catch (error) {
      if (isUnknown(error)) return null
      throw fromCall(error)
    }
  }

  async function ofSession(
    session: Stripe.Checkout.Session,
    readNews: (reference: Reference) => GatewayNews,
  ): Promise<StripeNews> {
    const reference = await byMetadata(session.metadata)
    return { reference, news: reference ? readNews(reference) : other }
  }

  const completed = (session: Stripe.Checkout.Session) =>
    ofSession(session, (reference) => {
      const outcome = outcomeOf(session, reference)
      if (outcome.kind === 'succeeded') return { type: 'payment.succeeded', ...outcome }
      return outcome.kind === 'pending' ? { type: 'payment.pending' } : other
    })

  async function ofPayment(
    payment: Stripe.PaymentIntent,
    readNews: (reference: Reference) => GatewayNews,
  ): Promise<StripeNews> {
    const reference = await byMetadata(payment.metadata)
    return { reference, news: reference ? readNews(reference) : other }
  }

  async function ofRefund(refund: Stripe.Refund): Promise<StripeNews> {
    const reference = await byPayment(idOf(refund.payment_intent))
    return {
      reference,
      news: reference ? { type: 'refund.changed', refund: refundNews(reference, refund) } : other,
    }
  }

  async function ofDispute(dispute: Stripe.Dispute): Promise<StripeNews> {
    const reference = await byPayment(idOf(dispute.payment_intent))
    return { reference, news: reference ? disputeNews(reference, dispute) : other }
  }

  /** The event has no list of the refunds since API version 2022-11-15. */
  async function ofRefundedCharge(charge: Stripe.Charge): Promise<StripeNews> {
    const reference = await byPayment(idOf(charge.payment_intent))
    if (!reference) return { reference, news: other }
    try {
      const refunds = await stripe.refunds.list({ charge: charge.id, limit: 100 })
      return {
        reference,
        news: { type: 'refunds.changed', refunds: refunds.data.map((refund) => refundNews(reference, refund)) },
      }
    } catch (error) {
      throw fromCall(error)
    }
  }

  return (event: Stripe.Event): Promise<StripeNews> | StripeNews => {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
        return completed(event.data.object)
      case 'checkout.session.async_payment_failed':
        return ofSession(event.data.object, () => ({ type: 'payment.failed' }))
      case 'checkout.session.expired':
        return ofSession(event.data.object, () => ({ type: 'payment.failed', message: expiredText }))
      case 'payment_intent.succeeded': {
        const { id, amount_received: amount, currency } = event.data.object
        return ofPayment(event.data.object, (reference) => ({
          type: 'payment.succeeded',
          paid: paidOf(reference, id, amount, currency),
        }))
      }
      case 'payment_intent.processing':
        return ofPayment(event.data.object, () => ({ type: 'payment.pending' }))
      case 'payment_intent.canceled':
        return ofPayment(event.data.object, () => ({ type: 'payment.failed' }))
      case 'refund.created':
      case 'refund.updated':
      case 'refund.failed':
        return ofRefund(event.data.object)
      case 'charge.refunded':
        return ofRefundedCharge(event.data.object)
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.closed':
        return ofDispute(event.data.object)
      default:
        return { reference: null, news: other }
    }
  }
}

import Stripe from 'stripe'
import type { StripeConfig } from '../../../platform/config/stripe.ts'
import type { Db } from '../../../platform/db/open.ts'
import { type Clock, SECOND } from '../../../platform/support/clock.ts'
import type { Log } from '../../../platform/support/log.ts'
import { type HostedGateway, RefundRefused } from '../../../ports/payment-gateway.ts'
import { chargeStep, toStripe } from './amounts.ts'
import { fromRefund, isForged } from './errors.ts'
import { createEventReader, refundNews } from './events.ts'
import { createReferences, type Reference } from './references.ts'
import { createPages, idOf } from './sessions.ts'

/** Each API version has its own shapes, and the types of the SDK are those of this one. */
const API_VERSION = '2026-10-28.endive'

function connect({ secretKey, apiBase }: StripeConfig): Stripe {
  const isSecure = apiBase?.protocol !== 'http:'
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    // The person waits for the page: the SDK asks once more under the same key, and then they may press Pay again.
    timeout: 10 * SECOND,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase && {
      host: apiBase.hostname,
      port: apiBase.port || (isSecure ? 443 : 80),
      protocol: isSecure ? 'https' : 'http',
    }),
  })
}

export interface StripeParts {
  db: Db
  clock: Clock
  log: Log
  publicUrl: URL
}

const hasPage = (reference: Reference | null): reference is Reference & { session: string } =>
  reference !== null && reference.session !== null

/** Takes payments on Stripe's hosted pages. A page belongs to one attempt, and both carry each other's id. */
export function createStripeGateway(config: StripeConfig, { db, clock, log, publicUrl }: StripeParts): HostedGateway {
  const stripe = connect(config)
  const references = createReferences(db)
  const pages = createPages(stripe, clock, publicUrl)
  const readNews = createEventReader(stripe, references)

  /** The payment of an attempt; null if it was never paid. */
  async function paymentOf(reference: Reference): Promise<string | null> {
    if (reference.payment !== null || reference.session === null) return reference.payment
    return idOf((await stripe.checkout.sessions.retrieve(reference.session)).payment_intent)
  }

  /** A refund with a lost answer. Stripe forgets idempotency keys after a day, and metadata never. */
  async function findRefund(payment: string, refundId: string): Promise<Stripe.Refund | undefined> {
    for await (const refund of stripe.refunds.list({ payment_intent: payment, limit: 100 }))
      if (refund.metadata?.refund_id === refundId) return refund
    return undefined
  }

  return {
    kind: 'hosted',
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    chargeStep,
    open: pages.open,

    async find(attemptId) {
      const reference = await references.byAttempt(attemptId)
      return hasPage(reference) ? pages.read(reference) : null
    },

    async cancel(attemptId) {
      const reference = await references.byAttempt(attemptId)
      return hasPage(reference) ? pages.close(reference) : 'cancelled'
    },

    async refund({ refundId, attemptId, amountMinor }) {
      const reference = await references.byAttempt(attemptId)
      const amount = reference && toStripe(amountMinor, reference.currency)
      if (!reference || amount === null) throw new RefundRefused('Stripe cannot refund this amount exactly')
      try {
        const payment = await paymentOf(reference)
        if (payment === null) throw new RefundRefused('Stripe has no payment of this attempt')
        const refund =
          (await findRefund(payment, refundId)) ??
          (await stripe.refunds.create(
            { payment_intent: payment, amount, metadata: { refund_id: refundId, attempt_id: attemptId } },
            { idempotencyKey: `refund-${refundId}` },
          ))
        if (refundNews(reference, refund).state === 'failed') throw new RefundRefused('the refund failed')
        return { gatewayRefund: refund.id }
      } catch (error) {
        throw fromRefund(error)
      }
    },

    async readEvent(signature, rawBody) {
      if (signature === undefined) return 'forged'
      let event: Stripe.Event
      try {
        const now = clock.now().getTime()
        event = stripe.webhooks.constructEvent(rawBody, signature, config.webhookSecret, undefined, undefined, now)
      } catch (error) {
        // Events of Stripe's second API have no object in them.
        return isForged(error) ? 'forged' : null
      }
      const { id, type, created, account } = event
      const head = { id, depositId: null, body: { id, type, created } }
      if (account !== undefined) {
        log.warn({ eventId: id, account }, 'an event of another Stripe account is not used')
        return { ...head, attemptId: null, type: 'other' }
      }
      if (event.api_version !== API_VERSION)
        log.warn({ eventId: id, version: event.api_version }, `the webhook endpoint has not API version ${API_VERSION}`)
      const { reference, news } = await readNews(event)
      return { ...head, attemptId: reference?.attemptId ?? null, ...news }
    },

    /** Stripe sends every event to the webhook. */
    settle: () => Promise.resolve(),
  }
}
